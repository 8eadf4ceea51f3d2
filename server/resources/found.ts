import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../schemas/resource.ts';
import type { Condition } from './conditions.ts';
import type { OrderTerm } from './ordering.ts';
import { skippedBy, type ListQuery } from './query.ts';

/** What a page of rows is cut by, as `find_rows` reads it. */
export interface Cut extends Pick<ListQuery, 'page' | 'perPage' | 'skip' | 'after' | 'readOn'> {
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  /** Up to where matches are counted; without it they are not. */
  readonly bound?: number | undefined;
}

/**
 * The parameters of `find_rows` and `find_own_rows` behind the table's name: both find the keys of a page in whatever way is
 * short for these very values, and count, at most one beyond the bound.
 */
export function cutValues(cut: Cut): unknown[] {
  const { conditions, order, perPage, after, readOn, bound } = cut;
  const place = readOn?.place ?? null;
  const skipped = after || place ? 0 : skippedBy(cut);
  return [JSON.stringify(conditions), JSON.stringify(order), perPage, skipped, after ?? null, bound ?? null, place];
}

/** The page of a tenant's table, or of the platform's, as a relation of `keys`, `n` and the `place` of the last. */
export const foundRows = (scope: Scope, table: string, cut: Cut): RawBuilder<unknown> =>
  sql`${sql.raw(scope === 'tenant' ? 'find_own_rows' : 'find_rows')}(${sql.join([table, ...cutValues(cut)])})`;
