import { emailsOf, isEmail } from '../validation/email.ts';
import type { Issue } from '../validation/issue.ts';

/** The maximum number of recipients of a document. */
const mostRecipients = 20;

/** Returns whether mail can be sent to a text as one address. */
export const isMailable = (address: string): boolean => address.length <= 254 && isEmail(address);

/** Returns the errors of a list of addresses joined by semicolons: each must be valid, and at most 20 (specification §5). */
export const recipientIssues = (list: string, path: string): Issue[] => addressIssues(emailsOf(list), path);

/** The same for the addresses of a list. */
export function addressIssues(addresses: readonly string[], path: string): Issue[] {
  const wrong = addresses.find((address) => !isMailable(address));
  if (wrong !== undefined) return [{ path, key: 'validation.emails', args: { email: wrong } }];
  if (addresses.length <= mostRecipients) return [];
  return [{ path, key: 'validation.recipients', args: { limit: mostRecipients } }];
}
