import { pino } from 'pino';
import { defaultBudgets } from '../../server/limits/budgets.ts';
import { systemClock } from '../../server/base/clock.ts';
import type { Pool } from '../../server/database/pool/pool.ts';
import { inTenant } from '../../server/database/transaction.ts';
import { job } from '../../server/features/reports/jobs/addUpDays.ts';
import { dailyColumnsOf, dailyTableOf } from '../../server/engine/lists/dailySums.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { storageOf } from '../../server/engine/resources/storage.ts';
import type { Resource } from '../../schemas/resource.ts';

/** Resources with daily sums. */
export const withDailySums = (await loadResources()).filter(({ list }) => list.dailySums);

/** Runs the job once. */
export const addUpDays = (pool: Pool, signal = new AbortController().signal) =>
  job.work({
    pool,
    signal,
    clock: systemClock,
    budgets: defaultBudgets,
    logger: pino({ level: 'silent' }),
    worker: 'test',
  });

/** Compares both ways to sum a resource by each column, with statuses grouped. */
function comparisonOf(resource: Resource): string {
  const { table } = storageOf(resource);
  const { by, sums } = dailyColumnsOf(resource);
  const [day = ''] = by;
  const conditions = Object.entries(resource.list.dailySums?.together ?? {}).flatMap(([column, sets = []]) =>
    sets.map((set) => JSON.stringify([[column, 'in', `{${set.join(',')}}`]])),
  );
  const literal = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;
  const read = (daily: string) => `
    select narrowed, col, g.* from unnest(${literal(conditions)}::jsonb[]) narrowed, unnest(${literal(by)}) col,
      group_own_rows('${table}', narrowed, 'currency', jsonb_build_array(jsonb_build_object('column', col, 'by', 'value')),
        '{${sums.join(',')}}', 1, 10000, ${daily}) g`;
  const kept = read(`'${JSON.stringify({ table: dailyTableOf(resource), day })}'`);
  return `with kept as (${kept}), rows as (${read('null')})
    (table kept except all table rows) union all (table rows except all table kept)`;
}

/** Returns the groups whose stored and actual sums differ at one moment, and the number of groups compared. */
export async function compareDailySums(pool: Pool, tenant: string): Promise<{ differing: object[]; groups: number }> {
  return inTenant(pool, { tenant }, async (db) => {
    const differing: object[] = [];
    let groups = 0;
    for (const resource of withDailySums) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      differing.push(...(await db.query<object>(comparisonOf(resource))));
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      const [counted] = await db.query<{ n: number }>(`select count(*)::int as n from ${storageOf(resource).table}`);
      groups += counted?.n ?? 0;
    }
    return { differing, groups };
  });
}

/** Returns the stale days of a tenant in order. */
export const staleDays = (pool: Pool, tenant: string): Promise<string[]> =>
  inTenant(pool, { tenant }, async (db) => {
    const rows = await db.query<{ day: string }>('select distinct day::text as day from stale_days order by day');
    return rows.map(({ day }) => day);
  });
