import { memoizedByShape } from '../../../domain/access/shape.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Condition } from '../lists/conditions.ts';
import type { OrderTerm } from '../lists/ordering.ts';
import type { ListQuery, Place } from '../lists/query.ts';
import { columnAt, storageOf } from '../resources/storage.ts';

/** The source of a list's rows. */
export interface RowSource {
  readonly resource: Resource;
  /** The tenant of the rows, if any. */
  readonly tenant: string;
  readonly columns: string;
  /** The joined tables and alias of the columns, if not `t` alone. */
  readonly joined?: { readonly tables: string; readonly alias: string };
}

/** The condition of a page, in addition to the tenant. */
export interface PageCut extends Pick<ListQuery, 'page' | 'perPage' | 'skip' | 'after' | 'readOn' | 'isCounted'> {
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  /** Whether only unarchived rows are listed. */
  readonly isLive: boolean;
}

/** A row of a page, by column. */
export interface PageRow extends Readonly<Record<string, unknown>> {
  /** The number of matches, if counted. */
  readonly n: number | null;
}

export interface RowPage<Row = PageRow> {
  readonly rows: readonly Row[];
  readonly count: number | undefined;
  readonly place?: Place | undefined;
}

/** The SQL condition of a list's rows `t`; `$1` is the tenant. */
export function listedText({ resource }: RowSource, { isLive }: Pick<PageCut, 'isLive'>): string {
  return `${resource.scope === 'tenant' ? 't.tenant_id = $1' : 'true'}${isLive ? ' and not t.archived' : ''}`;
}

/** The first parameters of a source's statements. */
export const valuesOf = ({ resource, tenant }: RowSource): unknown[] => (resource.scope === 'tenant' ? [tenant] : []);

/** The stored row count of a tenant's table; null if none. */
export const keptCount = (table: string): string =>
  `(select sum(c.n)::bigint from row_counts c where c.tenant_id = $1 and c.table_name = '${table}')`;

/**
 * The join that reads columns by key from a relation `page`, as `shown`. The limit forces look-ups: for a large tenant,
 * the planner might scan all rows.
 */
export function joinedTo({ resource, columns, joined }: RowSource): string {
  const { table, key } = storageOf(resource);
  const { tables = `"${table}" t`, alias = 't' } = joined ?? {};
  const own = resource.scope === 'tenant' ? `${alias}.tenant_id = $1 and ` : '';
  return `lateral (select ${columns} from ${tables} where ${own}${alias}.${key} = page.key limit 1) shown on true`;
}

/** Marks terms of a view's order as filled by its schema. */
export function orderInView(resource: Resource, order: readonly OrderTerm[]): OrderTerm[] {
  const { key } = storageOf(resource);
  const filled = filledColumns(resource);
  return order.map((term) => ({ ...term, ...((term.column === key || filled.has(term.column)) && { filled: true }) }));
}

/** The columns of a resource's table that are never null: `tests/conformance/listed.db.test.ts`. */
export const filledColumns = memoizedByShape((resource: Resource): ReadonlySet<string> => {
  const { fields } = storageOf(resource);
  const required = (resource.api.certain ?? resource.schema.required ?? []).filter((name) =>
    fields.some((field) => field.name === name && (field.is === 'scalar' || field.is === 'reference')),
  );
  return new Set(['created_at', ...required.map((name) => columnAt(fields, name).column)]);
});
