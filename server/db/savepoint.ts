import type { Db } from './db.ts';

/** Does a part of a transaction, of which nothing stays where it fails; what was done and locked before it does. */
export async function inSavepoint<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query('savepoint part', []);
  try {
    const answer = await work();
    await db.query('release savepoint part', []);
    return answer;
  } catch (error) {
    await db.query('rollback to savepoint part', []);
    throw error;
  }
}
