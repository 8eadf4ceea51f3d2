import { emailsOf } from '../validation/email.ts';
import type { Issue } from '../validation/issue.ts';
import { textOf } from './read.ts';
import { recipientIssues } from './recipients.ts';
import type { Rule } from './rule.ts';

/** A document sent by e-mail names its recipient and at most 20 valid addresses (specification §5). */
export const responsibleWhenSending: Rule = (record) => {
  const sends = record['send_email'] === true;
  const list = textOf(record['responsible_email']);
  const issues: Issue[] = [];
  if (sends && textOf(record['responsible_name']) === '') {
    issues.push({ path: 'responsible_name', key: 'validation.required' });
  }
  if (sends && emailsOf(list).length === 0) issues.push({ path: 'responsible_email', key: 'validation.required' });
  return [...issues, ...recipientIssues(list, 'responsible_email')];
};
