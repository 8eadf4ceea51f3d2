import type { Db } from './queries/db.ts';

/**
 * Runs a part of a transaction that is rolled back alone on failure, keeping earlier work and locks. The savepoint
 * leaves with its first statements, its release with the next ones.
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

/** It fails only with its packet, whose error the other callers receive. */
function unawaited(pending: Promise<unknown>): void {
  pending.catch(() => undefined);
}
