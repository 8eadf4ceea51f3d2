import { passwordLength } from '../../../domain/validation/password.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Db } from '../../database/transaction.ts';

const ofUser = 'select max(password_length) as least from realms_of($1)';

const ofTenants = 'select max(password_length) as least from realms where tenant_uuid = any ($1::uuid[])';

/** The owner of a password: an existing account, or a future member of these companies. */
export type PasswordOwner = { readonly user: string } | { readonly tenants: readonly string[] };

/**
 * Checks a password by its owner's realms and returns issues at `path`; the strictest rule applies. It runs in the
 * sign-in role.
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
