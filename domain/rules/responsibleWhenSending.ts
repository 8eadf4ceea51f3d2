import { emailsOf, isEmail } from '../validation/email.ts';
import type { Issue } from '../validation/issue.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** The maximum number of recipients of a document. */
const mostRecipients = 20;

/** A document sent by e-mail names its recipient and at most 20 valid addresses (specification §5). */
export const responsibleWhenSending: Rule = (record) => {
  const sends = record['send_email'] === true;
  const name = textOf(record['responsible_name']);
  const addresses = emailsOf(textOf(record['responsible_email']));
  const wrong = addresses.find((address) => !isEmail(address));
  const issues: Issue[] = [];
  if (sends && name === '') issues.push({ path: 'responsible_name', key: 'validation.required' });
  if (sends && addresses.length === 0) issues.push({ path: 'responsible_email', key: 'validation.required' });
  if (wrong !== undefined) issues.push({ path: 'responsible_email', key: 'validation.emails', args: { email: wrong } });
  else if (addresses.length > mostRecipients) {
    const args = { limit: mostRecipients };
    issues.push({ path: 'responsible_email', key: 'validation.recipients', args });
  }
  return issues;
};
