import type { Pool } from 'pg';
import { endSession, sessionOfRefreshToken } from '../../auth/sessions.ts';
import { onPlatform } from '../../db/transaction.ts';

/** Ends the session that a refresh token or an access token belongs to; nothing happens where there is none. */
export async function signOut(
  pool: Pool,
  by: { refreshToken: string | undefined; session: string | undefined },
): Promise<void> {
  await onPlatform(pool, {}, async (db) => {
    const session = by.session ?? (by.refreshToken && (await sessionOfRefreshToken(db, by.refreshToken)));
    if (session) await endSession(db, session, 'signed_out');
  });
}
