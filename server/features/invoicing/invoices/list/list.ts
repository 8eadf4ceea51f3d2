import { countLimit } from '../../../../../domain/lists/countLimit.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { Condition } from '../../../../engine/lists/conditions.ts';
import { cutValues } from '../../../../engine/planner/pageKeys.ts';
import { smallPage } from '../../../../engine/planner/smallPage.ts';
import type { ListQuery, Place } from '../../../../engine/lists/query.ts';
import { conditionsOf, includesScheduled, isScheduledAlone, statusesOf, type InvoiceFilter } from './listFilter.ts';
import {
  afterText,
  foundOrder,
  isPlain,
  orderOf,
  orderText,
  orderTogether,
  placeOf,
  type OrderTerm,
} from './listOrder.ts';
import { findTogether, type InvoicePage } from './listTogether.ts';
import { readingOf, type InvoiceRow } from '../reading/rows.ts';

/** A page of a list: its filter, order and start. */
export interface InvoiceListQuery extends Pick<
  ListQuery,
  'sort' | 'page' | 'perPage' | 'after' | 'readOn' | 'isCounted' | 'fields'
> {
  readonly filter: InvoiceFilter;
}

/** The rows of a page. */
interface Cut extends InvoiceListQuery {
  readonly conditions: readonly Condition[];
  readonly order: readonly OrderTerm[];
}

/**
 * Reads a page of invoices, newest first by default, and the number of matches: exact from stored counters if only
 * statuses filter the list, otherwise up to the limit. Rows have the columns for `fields`; other properties of their
 * records are undefined.
 */
export async function listInvoices(db: Db, tenant: string, query: InvoiceListQuery): Promise<InvoicePage> {
  const conditions = conditionsOf(query.filter);
  const hasSeries = query.sort.some(({ field }) => field === 'number') && (await hasFurtherSeries(db, tenant));
  if (includesScheduled(query.filter)) {
    const order = orderTogether(query.sort, hasSeries, isScheduledAlone(query.filter));
    return findTogether(db, tenant, { ...query, conditions, order });
  }
  const cut = { ...query, conditions, order: orderOf(query.sort, hasSeries) };
  if (conditions.some(([column]) => column !== 'status')) return findPage(db, tenant, cut, query.isCounted);
  const [page, count] = await Promise.all([
    isWalk(cut) ? walkPage(db, tenant, cut) : findPage(db, tenant, cut, false),
    query.isCounted ? countStatuses(db, statusesOf(query.filter)) : undefined,
  ]);
  return { ...page, count };
}

const selectFurther = `
  select exists (select from series where tenant_id = $1 and document_type = 'invoices' and prefix <> '') as has_further`;

/** Returns whether a company has numbered invoices by other series than `default`. */
async function hasFurtherSeries(db: Db, tenant: string): Promise<boolean> {
  const [row] = await db.query<{ has_further: boolean }>(selectFurther, [tenant]);
  return row?.has_further ?? false;
}

/**
 * Returns whether one index has the rows in order from the start of the page, for any value; one plan then serves all.
 */
function isWalk({ conditions, order, after, readOn }: Cut): boolean {
  if ((after || readOn) && !isPlain(order)) return false;
  return conditions.length === 0
    ? order.length === 2 || order[1]?.column === 'created_at' || order[1]?.column === 'number_period'
    : conditions[0]?.[1] === 'eq' && order[0]?.column === 'created_at' && order.length === 2;
}

/** Walks the order's index from the start of the page. Deeper pages are first found in the index alone. */
async function walkPage(
  db: Db,
  tenant: string,
  { conditions, order, page: number, perPage: size, after, readOn, fields }: Cut,
): Promise<InvoicePage> {
  const { columns, tables } = readingOf(fields);
  const status = conditions[0]?.[2];
  const values: unknown[] = [tenant, ...(status ? [status] : [])];
  const place = readOn?.place?.map((value) => `$${values.push(value)}`);
  const behind = place ?? (after && placeOf(order, `$${values.push(after)}`));
  const from = `where i.tenant_id = $1${status ? ' and i.status = $2' : ''}${behind ? ` and ${afterText(order, behind)}` : ''} order by ${orderText(order)}`;
  // The limit is a literal, so that the plan is cached.
  if (behind || number === 1) {
    const reached = readOn ? `, array[${order.map(({ column }) => `i.${column}::text`).join(', ')}] as reached` : '';
    const text = `select ${columns}${reached} from ${tables} ${from} limit ${size}`;
    const rows = await db.query<InvoiceRow & { reached?: Place }>(text, values);
    return { rows, count: undefined, place: rows[size - 1]?.reached };
  }
  // The array of keys tells the planner to expect few wide rows.
  const keys = `select i.uuid from invoices i ${from} limit ${size} offset $${values.push((number - 1) * size)}`;
  const text = `select ${columns} from unnest(array(${keys})) with ordinality page (uuid, place)
    join ${tables} on i.tenant_id = $1 and i.uuid = page.uuid order by page.place`;
  return { rows: await db.query<InvoiceRow>(text, values), count: undefined };
}

const found = ({ columns, tables }: ReturnType<typeof readingOf>): string => `
  select found.n, case when page.place = cardinality(found.keys) then found.place end as reached, ${columns}
  from find_own_rows('invoices', $2, $3, $4, $5, $6, $7, $8) found
  left join unnest(found.keys::uuid[]) with ordinality page (uuid, place) on true
  left join ${tables} on i.tenant_id = $1 and i.uuid = page.uuid order by page.place`;

interface FoundInvoice extends InvoiceRow {
  readonly n: number | null;
  readonly reached: Place | null;
}

/** The shortest text that a trigram index can search; shorter texts read all rows of the tenant. */
const trigram = /[\p{L}\p{N}]{3}/u;

/** Returns whether the search index limits the number of matches. */
const isSearched = ({ conditions, after, readOn }: Cut): boolean =>
  !after && !readOn && conditions.some(([, operator, value]) => operator === 'like' && trigram.test(String(value)));

/** Reads a page of a search with few matches; undefined if there are many. */
async function fewPage(db: Db, tenant: string, cut: Cut, isCounted: boolean): Promise<InvoicePage | undefined> {
  const { columns, tables } = readingOf(cut.fields);
  const source = { resource: invoices, tenant, columns, joined: { tables, alias: 'i' } };
  return smallPage<InvoiceRow>(db, source, { ...cut, order: foundOrder(cut.order), isLive: false, isCounted });
}

/** Finds a page with the database function that plans for the given values. */
async function findPage(db: Db, tenant: string, cut: Cut, isCounted: boolean): Promise<InvoicePage> {
  const few = isSearched(cut) ? await fewPage(db, tenant, cut, isCounted) : undefined;
  if (few) return few;
  const bound = isCounted ? countLimit : undefined;
  const values = cutValues({ ...cut, order: foundOrder(cut.order), bound });
  const rows = await db.query<FoundInvoice>(found(readingOf(cut.fields)), [tenant, ...values]);
  const place = rows.at(-1)?.reached ?? undefined;
  return { rows: rows.filter(({ uuid }) => uuid !== null), count: rows[0]?.n ?? undefined, place };
}

const count = `
  select coalesce(sum(n), 0)::bigint as count from invoice_counts
  where tenant_id = current_tenant() and ($1::text[] is null or status = any($1))`;

async function countStatuses(db: Db, statuses: readonly string[] | undefined): Promise<number> {
  const [counted] = await db.query<{ count: number }>(count, [statuses ?? null]);
  return counted?.count ?? 0;
}
