import type { Pool } from '../../../database/pool/pool.ts';
import { rotate, takeBack, type Continuation } from '../../../identity/sessions/sessions.ts';
import type { SessionStore } from '../../../identity/sessions/sessionStore.ts';
import { inAuth } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';

/**
 * Continues a session by its refresh token. Throws `session_ended` for an invalid one (a reused one ends its session),
 * and `in_flight` during a concurrent exchange.
 */
export async function refresh(
  { pool, sessions, now }: { pool: Pool; sessions: SessionStore; now: Date },
  token: string,
): Promise<Continuation> {
  const rotation = await inAuth(pool, {}, (db) => rotate(db, token, now));
  if (rotation === 'in_flight') throw new ApiError('in_flight', { retryAfter: 1 });
  if (!('ended' in rotation)) return rotation;
  if (rotation.ended !== undefined) sessions.forget(rotation.ended);
  throw new ApiError('session_ended');
}

/** Reverts `refresh` if the browser left before the answer, as on a reload. */
export async function undoRefresh(pool: Pool, token: string, undelivered: Continuation): Promise<void> {
  await inAuth(pool, {}, (db) => takeBack(db, token, undelivered.refreshToken));
}
