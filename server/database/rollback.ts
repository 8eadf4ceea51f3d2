import type { Db } from './queries/db.ts';

/** Runs `work` and rolls it back, so that previews do exactly what would happen. */
export async function undone<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query('savepoint preview', []);
  const answer = await work();
  await db.query('rollback to savepoint preview', []);
  return answer;
}
