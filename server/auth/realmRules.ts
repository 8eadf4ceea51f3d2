import { passwordLength } from '../../domain/validation/password.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import type { Db } from '../db/transaction.ts';

const ofUser = 'select max(password_length) as least from realms_of($1)';

const ofTenants = 'select max(password_length) as least from realms where tenant_uuid = any ($1::uuid[])';

/** For whom a password is: somebody with an account, or whoever is to have one in these companies. */
export type PasswordOwner = { readonly user: string } | { readonly tenants: readonly string[] };

/**
 * What is wrong with a password by the rules of its owner's companies, as issues at `path`: of several the strictest holds.
 * It is read where people sign in.
 */
export async function realmPasswordIssues(
  db: Db,
  owner: PasswordOwner,
  password: string,
  path = 'password',
): Promise<Issue[]> {
  const [text, value] = 'user' in owner ? [ofUser, owner.user] : [ofTenants, owner.tenants];
  const [found] = await db.query<{ least: number | null }>(text, [value]);
  const least = found?.least ?? passwordLength.min;
  return [...password].length < least ? [{ path, key: 'validation.minLength', args: { limit: least } }] : [];
}
