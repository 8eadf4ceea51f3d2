import { createHmac } from 'node:crypto';
import { keyFor } from '../secretKey.ts';

/** An e-mail as accounts are looked up by it: the same however it is typed. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/** What an account is called where its e-mail has no business: 22 characters, whether there is such an account or not. */
export type AccountName = (email: string) => string;

/** The names of an installation; nobody without its secret can tell whose they are. */
export function accountNames(secret: string): AccountName {
  const key = keyFor(secret, 'account name');
  return (email) => createHmac('sha256', key).update(normalEmail(email)).digest('base64url').slice(0, 22);
}
