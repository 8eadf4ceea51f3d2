import { textOf } from './read.ts';
import { recipientIssues } from './recipients.ts';
import type { Rule } from './rule.ts';

/** A document is sent to at most 20 valid addresses. */
export const recipientsValid: Rule = (record) => recipientIssues(textOf(record['email']), 'email');
