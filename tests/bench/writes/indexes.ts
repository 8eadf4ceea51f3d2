import { parseArgs } from 'node:util';
import type { Pool } from 'pg';
import { bareRun, loadDue, seconds } from './bareRun.ts';
import { onInstallation } from '../installation.ts';

/**
 * `node tests/bench/writes/indexes.ts --occurrences 20000`: the cost of each index for the recurring run: one bare statement
 * with all indexes, then without each. Triggers are off, so that only indexes count.
 */
const { values: options } = parseArgs({ options: { occurrences: { type: 'string', default: '20000' } } });
const rounds = 5;

await onInstallation(100_000, async ({ owner }) => {
  await loadDue(owner, Number(options.occurrences));
  const { rows } = await owner.query<{ name: string }>(`
    select i.indexrelid::regclass::text as name from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
    where c.oid is null and i.indrelid = any ('{invoices,invoice_items,transactions,outbox}'::regclass[]) order by 1`);
  const each = rows.map(({ name }) => [name]);
  const dropped = [[], ...each, each.flat()];
  const taken = dropped.map((): number[] => []);
  // Rounds alternate, so that other load on the machine affects all cases alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, names] of dropped.entries()) taken[at]?.push(await undone(owner, names));
  }
  const [withAll = 0, ...without] = taken.map((times) => Math.min(...times));
  console.log(`with all indexes: ${withAll.toFixed(2)} s`);
  for (const [at, time] of without.entries()) {
    console.log(`${each[at]?.[0] ?? 'all of them'}: ${(100 * (1 - time / withAll)).toFixed(0)} %`);
  }
});

/** Returns the seconds of the bare statement without some indexes, and rolls back. */
async function undone(owner: Pool, without: readonly string[]): Promise<number> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    if (without.length > 0) await client.query(`drop index ${without.join(', ')}`);
    return await seconds(() => client.query(bareRun, [3]));
  } finally {
    await client.query('rollback');
    client.release();
    await owner.query('vacuum invoices, invoice_items, transactions, outbox');
  }
}
