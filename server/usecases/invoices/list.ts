import { countLimit } from '../../../domain/lists/countLimit.ts';
import type { Db } from '../../db/transaction.ts';
import { conditions, type Conditions } from '../../db/conditions.ts';
import { summaryColumns, type InvoiceRow } from './rows.ts';

/** The filters of the specification (§3), each narrowing the list. */
export interface InvoiceFilter {
  readonly service_provider?: string;
  readonly service_buyer?: string;
  readonly type?: string;
  readonly number?: number;
  /** One status or several, comma-joined. */
  readonly status?: string;
  readonly created_gte?: string;
  readonly created_lte?: string;
  readonly amount_gt?: string;
  readonly amount_lt?: string;
  readonly cover?: string;
  readonly search?: string;
}

export interface InvoiceListQuery {
  readonly filter: InvoiceFilter;
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  readonly page: number;
  readonly perPage: number;
}

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A page of invoices, newest first where nothing is asked, and how many match. */
export async function listInvoices(
  db: Db,
  tenant: string,
  query: InvoiceListQuery,
): Promise<{ rows: InvoiceRow[]; count: number }> {
  const page = pageOf(tenant, query);
  const total = countOf(tenant, query.filter);
  const [rows, [counted]] = await Promise.all([
    db.query<InvoiceRow>(page.text, page.values),
    db.query<{ count: number }>(total.text, total.values),
  ]);
  return { rows, count: counted?.count ?? 0 };
}

/**
 * The page's keys first: a deep offset then walks the index alone, not the wide rows. As an array they keep their
 * order, and PostgreSQL, told a limit only when it runs, still sees that few wide rows follow and keeps the plan:
 * planning anew would take twice as long as answering.
 */
function pageOf(tenant: string, query: InvoiceListQuery): Statement {
  const keys = keysOf(tenant, query);
  const text = `select ${summaryColumns} from unnest(array(${keys.text})) with ordinality page (uuid, place)
    join invoices i on i.tenant_id = $1 and i.uuid = page.uuid order by page.place`;
  return { text, values: keys.values };
}

function keysOf(tenant: string, { filter, sort, page, perPage }: InvoiceListQuery): Statement {
  const order = orderOf(sort);
  const skipped = (page - 1) * perPage;
  const search = searchOf(filter);
  if (search) {
    const by = order.map(({ column, descending }) => (descending ? `-${column}` : column));
    return {
      text: 'select find_invoices($2, $3, $4, $5, $6)',
      values: [tenant, search.term, search.statuses, by, perPage, skipped],
    };
  }
  const where = conditionsOf(tenant, filter);
  const by = order.map(({ column, descending }) => `i.${column} ${descending ? 'desc' : 'asc'}`);
  const text = `select i.uuid from invoices i where ${where.text()}
    order by ${by.join(', ')} limit ${where.value(perPage)} offset ${where.value(skipped)}`;
  return { text, values: where.values };
}

/** Whole lists and those of some statuses are counted from the kept counters, at any size; others up to the limit. */
function countOf(tenant: string, filter: InvoiceFilter): Statement {
  const bound = countLimit + 1;
  const search = searchOf(filter);
  if (search) {
    return { text: 'select count_found_invoices($1, $2, $3) as count', values: [search.term, search.statuses, bound] };
  }
  if (isNarrowed(filter, 'status')) {
    const where = conditionsOf(tenant, filter);
    const text = `select count(*) from (select from invoices i where ${where.text()} limit ${bound}) matching`;
    return { text, values: where.values };
  }
  const where = conditions('tenant_id = $', tenant);
  if (filter.status) where.add('status = any($)', filter.status.split(','));
  const text = `select coalesce(sum(n), 0)::bigint as count from invoice_counts where ${where.text()}`;
  return { text, values: where.values };
}

/** Whether any filter but these is set. */
const isNarrowed = (filter: InvoiceFilter, ...but: readonly (keyof InvoiceFilter)[]): boolean =>
  Object.entries(filter).some(
    ([name, value]) => value !== undefined && value !== '' && !but.some((known) => known === name),
  );

/** What to search for where nothing but the status narrows the list further: the database then does it all at once. */
function searchOf(filter: InvoiceFilter): { term: string; statuses: string[] | null } | undefined {
  if (!filter.search || isNarrowed(filter, 'search', 'status')) return undefined;
  return { term: filter.search, statuses: filter.status ? filter.status.split(',') : null };
}

const columnOf: Readonly<Record<string, string>> = { amount: 'total' };

/** `sort` names fields of the resource's own list: never what somebody typed. The key decides among equals. */
function orderOf(sort: InvoiceListQuery['sort']): { column: string; descending: boolean }[] {
  const terms = sort.map(({ field, descending }) => ({ column: columnOf[field] ?? field, descending }));
  return [...terms, { column: 'uuid', descending: sort[0]?.descending ?? true }];
}

function conditionsOf(tenant: string, filter: InvoiceFilter): Conditions {
  const where = conditions('i.tenant_id = $', tenant);
  if (filter.service_provider) where.add('i.service_provider_uuid = $', filter.service_provider);
  if (filter.service_buyer) where.add('i.service_buyer_uuid = $', filter.service_buyer);
  if (filter.type) where.add('i.type = $', filter.type);
  if (filter.number !== undefined) where.add('i.number = $', filter.number);
  const statuses = filter.status?.split(',') ?? [];
  // An equality, unlike `any`, lets the index of a status give its order.
  if (statuses.length === 1) where.add('i.status = $', statuses[0]);
  else if (statuses.length > 1) where.add('i.status = any($)', statuses);
  if (filter.created_gte) where.add('i.created >= $', filter.created_gte);
  if (filter.created_lte) where.add('i.created <= $', filter.created_lte);
  if (filter.amount_gt) where.add('i.total > $::numeric', filter.amount_gt);
  if (filter.amount_lt) where.add('i.total < $::numeric', filter.amount_lt);
  if (filter.search) where.add("i.uuid in (select matching('invoices', $))", filter.search);
  if (filter.cover) where.add("i.uuid in (select matching('invoices', $))", filter.cover);
  return where;
}
