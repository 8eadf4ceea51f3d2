import { oncePerShape } from '../../domain/access/shape.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Condition } from './conditions.ts';
import type { OrderTerm } from './ordering.ts';
import type { ListQuery, Place } from './query.ts';
import { columnAt, storageOf } from './storage.ts';

/** Where the rows of a list come from. */
export interface RowSource {
  readonly resource: Resource;
  /** Whose rows they are, where they are a tenant's. */
  readonly tenant: string;
  readonly columns: string;
  /** What the columns are taken from, where that is more than rows `t` of the resource's own table; and their alias. */
  readonly joined?: { readonly tables: string; readonly alias: string };
}

/** Which rows make a page, beside that they are the tenant's. */
export interface PageCut extends Pick<ListQuery, 'page' | 'perPage' | 'skip' | 'after' | 'readOn' | 'isCounted'> {
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
  /** Whether only rows are listed that are not archived. */
  readonly isLive: boolean;
}

/** A row of a page, by the names of its columns. */
export interface PageRow extends Readonly<Record<string, unknown>> {
  /** How many rows match, where that was counted. */
  readonly n: number | null;
}

export interface RowPage<Row = PageRow> {
  readonly rows: readonly Row[];
  readonly count: number | undefined;
  readonly place?: Place | undefined;
}

/** What the rows `t` of a list have in common; `$1` is the tenant. */
export function listedText({ resource }: RowSource, { isLive }: Pick<PageCut, 'isLive'>): string {
  return `${resource.scope === 'tenant' ? 't.tenant_id = $1' : 'true'}${isLive ? ' and not t.archived' : ''}`;
}

/** The values of the statements of a source before all others. */
export const valuesOf = ({ resource, tenant }: RowSource): unknown[] => (resource.scope === 'tenant' ? [tenant] : []);

/** How many rows a tenant's table has, as is kept; null where nothing is. */
export const keptCount = (table: string): string =>
  `(select sum(c.n)::bigint from row_counts c where c.tenant_id = $1 and c.table_name = '${table}')`;

/**
 * The join that reads the columns of the rows whose keys a relation `page` has, as `shown`. By its limit each row is looked up:
 * a plain join may read all rows of a tenant, where the planner takes a large one for an average one.
 */
export function joinedTo({ resource, columns, joined }: RowSource): string {
  const { table, key } = storageOf(resource);
  const { tables = `"${table}" t`, alias = 't' } = joined ?? {};
  const own = resource.scope === 'tenant' ? `${alias}.tenant_id = $1 and ` : '';
  return `lateral (select ${columns} from ${tables} where ${own}${alias}.${key} = page.key limit 1) shown on true`;
}

/** An order of a view's rows: of its columns the schema tells which no row is without. */
export function orderInView(resource: Resource, order: readonly OrderTerm[]): OrderTerm[] {
  const { key } = storageOf(resource);
  const filled = filledColumns(resource);
  return order.map((term) => ({ ...term, ...((term.column === key || filled.has(term.column)) && { filled: true }) }));
}

/** The columns of a resource's table that no row is without, whatever may be listed: `tests/conformance/listed.db.test.ts`. */
export const filledColumns = oncePerShape((resource: Resource): ReadonlySet<string> => {
  const { fields } = storageOf(resource);
  const required = (resource.schema.required ?? []).filter((name) =>
    fields.some((field) => field.name === name && (field.is === 'scalar' || field.is === 'reference')),
  );
  return new Set(['created_at', ...required.map((name) => columnAt(fields, name).column)]);
});
