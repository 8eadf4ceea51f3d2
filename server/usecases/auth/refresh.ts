import type { Pool } from 'pg';
import { rotate, type Continuation } from '../../auth/sessions.ts';
import { onPlatform } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';

/**
 * Continues a session by its refresh token. Throws `unauthorized` without one,
 * `session_ended` for one that is no good (a reused one ends its session), and
 * `in_flight` while the same token is being exchanged by another request.
 */
export async function refresh(
  { pool, now, elapsedMilliseconds }: { pool: Pool; now: Date; elapsedMilliseconds: () => number },
  token: string | undefined,
): Promise<Continuation> {
  if (!token) throw new ApiError('unauthorized');
  const rotation = await onPlatform(pool, {}, (db) => rotate(db, token, now, elapsedMilliseconds));
  if (rotation === 'in_flight') throw new ApiError('in_flight', { retryAfter: 1 });
  if (rotation === 'unknown' || rotation === 'reused') throw new ApiError('session_ended');
  return rotation;
}
