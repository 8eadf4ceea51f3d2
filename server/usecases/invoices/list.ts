import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/transaction.ts';
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
export const countLimit = 10_000;

/** A page of invoices, newest first where nothing is asked, and how many match. */
export async function listInvoices(
  db: Db,
  tenant: string,
  query: InvoiceListQuery,
): Promise<{ rows: InvoiceRow[]; count: number }> {
  const where = sql.join(conditionsOf(tenant, query.filter), sql` and `);
  const order = orderOf(query.sort);
  const offset = (query.page - 1) * query.perPage;
  // The page's keys first: a deep offset then walks the index alone, not the wide rows.
  const page = sql<InvoiceRow>`
    select ${summaryColumns} from (
      select i.uuid from invoices i where ${where} order by ${order} limit ${query.perPage} offset ${offset}
    ) page join invoices i on i.tenant_id = ${tenant} and i.uuid = page.uuid
    order by ${order}`;
  const [rows, [counted]] = await Promise.all([
    db.run(page),
    db.run<{ count: number }>(countOf(tenant, query.filter, where)),
  ]);
  return { rows, count: counted?.count ?? 0 };
}

const columnOf: Readonly<Record<string, string>> = { amount: 'total' };

function orderOf(sort: InvoiceListQuery['sort']): RawBuilder<unknown> {
  const terms = sort.map(({ field, descending }) => {
    return sql`${sql.ref(`i.${columnOf[field] ?? field}`)} ${descending ? sql`desc` : sql`asc`}`;
  });
  const newestFirst = sort[0]?.descending ?? true;
  return sql.join([...terms, newestFirst ? sql`i.uuid desc` : sql`i.uuid`]);
}

function conditionsOf(tenant: string, filter: InvoiceFilter): RawBuilder<unknown>[] {
  const conditions = [sql`i.tenant_id = ${tenant}`];
  if (filter.service_provider) conditions.push(sql`i.service_provider_uuid = ${filter.service_provider}`);
  if (filter.service_buyer) conditions.push(sql`i.service_buyer_uuid = ${filter.service_buyer}`);
  if (filter.type) conditions.push(sql`i.type = ${filter.type}`);
  if (filter.number !== undefined) conditions.push(sql`i.number = ${filter.number}`);
  if (filter.status) conditions.push(sql`i.status = any(${filter.status.split(',')})`);
  if (filter.created_gte) conditions.push(sql`i.created >= ${filter.created_gte}`);
  if (filter.created_lte) conditions.push(sql`i.created <= ${filter.created_lte}`);
  if (filter.amount_gt) conditions.push(sql`i.total > ${filter.amount_gt}::numeric`);
  if (filter.amount_lt) conditions.push(sql`i.total < ${filter.amount_lt}::numeric`);
  for (const term of [filter.search, filter.cover]) {
    if (term) conditions.push(sql`i.uuid in (select matching('invoices', ${term}))`);
  }
  return conditions;
}

/** Whole lists and those of some statuses are counted from the kept counters, at any size; others up to the limit. */
function countOf(tenant: string, filter: InvoiceFilter, where: RawBuilder<unknown>): RawBuilder<{ count: number }> {
  const { status, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined && value !== '')) {
    return sql`select count(*) from (select from invoices i where ${where} limit ${countLimit + 1}) matching`;
  }
  const statuses = status ? sql` and status = any(${status.split(',')})` : sql``;
  return sql`select coalesce(sum(n), 0)::bigint as count from invoice_counts where tenant_id = ${tenant}${statuses}`;
}
