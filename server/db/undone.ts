import type { Db } from './db.ts';

/** What `work` answers, with all that it wrote taken back: so what would happen is told by what happens. */
export async function undone<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.query('savepoint foreseen', []);
  const answer = await work();
  await db.query('rollback to savepoint foreseen', []);
  return answer;
}
