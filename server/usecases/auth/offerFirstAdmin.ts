import type { Pool } from '../../db/pool.ts';
import { renewLink } from '../../auth/firstAdminLink.ts';
import { inAuth } from '../../db/transaction.ts';

/**
 * Tells the token of a new one-time link for the first administrator (design §4), unless there is a user. Told while
 * other servers wait: the link that was told last is then the one that works.
 */
export function offerFirstAdmin(pool: Pool, now: Date, tell: (token: string) => void): Promise<void> {
  return inAuth(pool, {}, async (db) => {
    const token = await renewLink(db, now);
    if (token !== undefined) tell(token);
  });
}
