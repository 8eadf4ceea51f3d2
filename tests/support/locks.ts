import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Runs work while a table is locked; others wait. */
export async function whileLocked<T>(owner: Pool, table: string, work: () => Promise<T>): Promise<T> {
  const client = await owner.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await client.query('commit');
    client.release();
  }
}

/** Resolves when this number of sessions wait for a lock. */
export async function waitingForLocks(owner: Pool, count: number): Promise<void> {
  const waiting = async () => {
    const { rows } = await owner.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting, { interval: 10 }).toBe(count);
}
