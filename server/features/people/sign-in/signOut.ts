import type { Pool } from '../../../database/pool/pool.ts';
import { endSession, sessionOfRefreshToken } from '../../../identity/sessions/sessions.ts';
import type { SessionStore } from '../../../identity/sessions/sessionStore.ts';
import { inAuth, readInAuth } from '../../../database/transaction.ts';

/** Ends the session of a refresh or access token, if any. */
export async function signOut(
  { pool, sessions }: { pool: Pool; sessions: SessionStore },
  by: { refreshToken: string | undefined; session: string | undefined },
): Promise<void> {
  const session = by.session ?? (await sessionOf(pool, by.refreshToken));
  if (session === undefined) return;
  await inAuth(pool, {}, (db) => endSession(db, session, 'signed_out'));
  sessions.forget(session);
}

async function sessionOf(pool: Pool, refreshToken: string | undefined): Promise<string | undefined> {
  if (refreshToken === undefined) return undefined;
  return readInAuth(pool, (db) => sessionOfRefreshToken(db, refreshToken));
}
