import type { Db } from './db.ts';

/**
 * Does a part of a transaction, of which nothing stays where it fails; what was done and locked before it does. The savepoint
 * leaves with the first statements of the part, and its release with whatever comes after it.
 */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  unawaited(db.query('savepoint part'));
  try {
    const answer = await work();
    unawaited(db.query('release savepoint part'));
    return answer;
  } catch (error) {
    await db.query('rollback to savepoint part');
    throw error;
  }
}

/** It fails only with its packet, whose error reaches the callers of the rest. */
function unawaited(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}
