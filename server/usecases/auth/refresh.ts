import type { Pool } from '../../db/pool.ts';
import { rotate, takeBack, type Continuation } from '../../auth/sessions.ts';
import type { SessionStore } from '../../auth/sessionStore.ts';
import { inAuth } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

/**
 * Continues a session by its refresh token. Throws `session_ended` for one that
 * is no good (a reused one ends its session), and `in_flight` while another
 * request exchanges the same token.
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

/** Undoes `refresh` when the browser went away before it was answered, as one does that is reloaded. */
export async function undoRefresh(pool: Pool, token: string, undelivered: Continuation): Promise<void> {
  await inAuth(pool, {}, (db) => takeBack(db, token, undelivered.refreshToken));
}
