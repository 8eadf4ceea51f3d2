import { createHmac } from 'node:crypto';
import { keyFor } from '../base/secretKey.ts';

/** Normalizes an e-mail for account look-ups. */
export const normalEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase();

/**
 * A pseudonym of an account for places where its e-mail must not appear: 22 characters, whether or not the account
 * exists.
 */
export type AccountName = (email: string) => string;

/** Creates the pseudonyms of an installation; they cannot be resolved without its secret. */
export function accountNames(secret: string): AccountName {
  const key = keyFor(secret, 'account name');
  return (email) => createHmac('sha256', key).update(normalEmail(email)).digest('base64url').slice(0, 22);
}
