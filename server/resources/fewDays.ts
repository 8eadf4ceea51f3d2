import { sql } from 'kysely';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { several, type Condition } from './conditions.ts';
import { dailySourceOf } from './dailySums.ts';
import type { ListQuery } from './query.ts';

/** On up to so many days rows are looked for day by day. */
const mostDays = 31;

/**
 * The days that have all rows of a list, where its daily sums tell and they are few: no index has the rows of a tax that
 * hardly any invoice has, but one has those of a day. None where the sums do not tell, or there are many days.
 */
export async function fewDaysOf(
  db: Db,
  resource: Resource,
  query: ListQuery,
  conditions: readonly Condition[],
): Promise<Condition[]> {
  const daily = dailySourceOf(resource, { query, conditions, columns: [] });
  if (!daily) return [];
  const [found] = await db.run<{ days: string[] | null }>(sql`
    select days_with_rows(${daily.table}, ${daily.day}, ${JSON.stringify(conditions)}, ${mostDays})::text[] as days`);
  return found?.days ? [several(daily.day, found.days, 'date')] : [];
}
