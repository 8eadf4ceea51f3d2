import { sql, type RawBuilder } from 'kysely';
import type { Scope } from '../../../schemas/resource.ts';
import type { Condition } from '../lists/conditions.ts';
import type { OrderTerm } from '../lists/ordering.ts';
import { skippedBy, type ListQuery } from '../lists/query.ts';

/** The parameters of a page for `find_rows`. */
export interface Cut extends Pick<ListQuery, 'page' | 'perPage' | 'skip' | 'after' | 'readOn'> {
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  /** The limit of counting; absent means no count. */
  readonly bound?: number | undefined;
}

/**
 * Returns the parameters of `find_rows` and `find_own_rows` after the table name: both find the keys of a page by the
 * best plan for these values, and count up to one beyond the limit.
 */
export function cutValues(cut: Cut): unknown[] {
  const { conditions, order, perPage, after, readOn, bound } = cut;
  const place = readOn?.place ?? null;
  const skipped = after || place ? 0 : skippedBy(cut);
  return [JSON.stringify(conditions), JSON.stringify(order), perPage, skipped, after ?? null, bound ?? null, place];
}

/** Returns the page of a tenant's or platform's table, as a relation of `keys`, `n` and the last row's `place`. */
export const foundRows = (scope: Scope, table: string, cut: Cut): RawBuilder<unknown> =>
  sql`${sql.raw(scope === 'tenant' ? 'find_own_rows' : 'find_rows')}(${sql.join([table, ...cutValues(cut)])})`;
