import { sql } from 'kysely';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { several, type Condition } from '../lists/conditions.ts';
import { dailySourceOf } from '../lists/dailySums.ts';
import type { ListQuery } from '../lists/query.ts';

/** Up to this number of days, rows are read day by day. */
const mostDays = 31;

/**
 * Returns the days that contain all rows of a list, if its daily sums know and they are few. It finds rare taxes, for
 * which no index exists. Undefined otherwise.
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
