import type { Pool } from '../../db/pool.ts';
import { linkExpiry } from '../../auth/firstAdminLink.ts';
import { readInAuth } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

/** Until when the link of a token is good. Throws `first_admin_link_invalid` when it is not. */
export async function checkFirstAdminLink(pool: Pool, token: string, now: Date): Promise<string> {
  const expiry = await readInAuth(pool, (db) => linkExpiry(db, token, now));
  if (expiry === undefined) throw new ApiError('first_admin_link_invalid');
  return expiry;
}
