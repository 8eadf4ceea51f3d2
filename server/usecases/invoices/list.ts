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

/** Counts of filtered lists are exact up to here; beyond, one more is told. */
const countLimit = 10_000;

/** A page of invoices, newest first where nothing is asked, and how many match. */
export async function listInvoices(
  db: Db,
  tenant: string,
  query: InvoiceListQuery,
): Promise<{ rows: InvoiceRow[]; count: number }> {
  const [rows, count] = await Promise.all([pageOf(db, tenant, query), countOf(db, tenant, query.filter)]);
  return { rows, count };
}

/** The page's keys first: a deep offset then walks the index alone, not the wide rows. */
function pageOf(db: Db, tenant: string, query: InvoiceListQuery): Promise<InvoiceRow[]> {
  const where = conditionsOf(tenant, query.filter);
  const order = orderOf(query.sort);
  const limit = where.value(query.perPage);
  const offset = where.value((query.page - 1) * query.perPage);
  const text = `
    select ${summaryColumns} from (
      select i.uuid from invoices i where ${where.text()} order by ${order} limit ${limit} offset ${offset}
    ) page join invoices i on i.tenant_id = $1 and i.uuid = page.uuid
    order by ${order}`;
  return db.query<InvoiceRow>(text, where.values);
}

/** Whole lists and those of some statuses are counted from the kept counters, at any size; others up to the limit. */
async function countOf(db: Db, tenant: string, { status, ...others }: InvoiceFilter): Promise<number> {
  const isFiltered = Object.values(others).some((value) => value !== undefined && value !== '');
  const where = isFiltered ? conditionsOf(tenant, { status, ...others }) : conditions('tenant_id = $', tenant);
  if (!isFiltered && status) where.add('status = any($)', status.split(','));
  const counted = isFiltered
    ? `select count(*) from (select from invoices i where ${where.text()} limit ${countLimit + 1}) matching`
    : `select coalesce(sum(n), 0)::bigint as count from invoice_counts where ${where.text()}`;
  const [row] = await db.query<{ count: number }>(counted, where.values);
  return row?.count ?? 0;
}

const columnOf: Readonly<Record<string, string>> = { amount: 'total' };

/** `sort` names fields of the resource's own list: never what somebody typed. */
function orderOf(sort: InvoiceListQuery['sort']): string {
  const terms = sort.map(({ field, descending }) => `i.${columnOf[field] ?? field} ${descending ? 'desc' : 'asc'}`);
  const newestFirst = sort[0]?.descending ?? true;
  return [...terms, newestFirst ? 'i.uuid desc' : 'i.uuid'].join(', ');
}

function conditionsOf(tenant: string, filter: InvoiceFilter): Conditions {
  const where = conditions('i.tenant_id = $', tenant);
  if (filter.service_provider) where.add('i.service_provider_uuid = $', filter.service_provider);
  if (filter.service_buyer) where.add('i.service_buyer_uuid = $', filter.service_buyer);
  if (filter.type) where.add('i.type = $', filter.type);
  if (filter.number !== undefined) where.add('i.number = $', filter.number);
  if (filter.status) where.add('i.status = any($)', filter.status.split(','));
  if (filter.created_gte) where.add('i.created >= $', filter.created_gte);
  if (filter.created_lte) where.add('i.created <= $', filter.created_lte);
  if (filter.amount_gt) where.add('i.total > $::numeric', filter.amount_gt);
  if (filter.amount_lt) where.add('i.total < $::numeric', filter.amount_lt);
  if (filter.search) where.add("i.uuid in (select matching('invoices', $))", filter.search);
  if (filter.cover) where.add("i.uuid in (select matching('invoices', $))", filter.cover);
  return where;
}
