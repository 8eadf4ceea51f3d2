import { countLimit } from '../../../../../domain/lists/countLimit.ts';
import { behindText, type Term } from '../../../../database/queries/keysetCondition.ts';
import { conditions, type Conditions } from '../../../../database/queries/conditions.ts';
import type { Db } from '../../../../database/transaction.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Filter, Place } from '../../../../engine/lists/query.ts';
import type { InvoiceListQuery, InvoicePage } from './list.ts';
import { isOpen } from '../../../recurrence/index.ts';
import { isOfIssued, occurrenceStatusesOf, ofIssued, statusesOf, type InvoiceFilter } from './listFilter.ts';
import { readIssued } from '../reading/read.ts';
import { futureColumns, futureRow, futuresToday, futureTables, type ReadFuture } from '../scheduled/futureInvoices.ts';

const comparisons = { eq: '=', gte: '>=', lte: '<=', gt: '>', lt: '<' } as const;

/** Columns by which lists filter and sort scheduled invoices; null where these have no value yet. */
const columns: Readonly<Record<string, string>> = {
  number: 'null::bigint',
  type: `'recurring'`,
  is_imported: 'false',
  company_number: 'm.company_number',
  label: 'm.label',
  contract_uuid: 'o.contract_uuid',
  service_provider: 'c.service_provider_uuid',
  service_buyer: 'c.service_buyer_uuid',
  'service_buyer.location.country': "(c.service_buyer #>> '{location,country,id}')::integer",
  payment_responsible: 'coalesce(c.payment_responsible_uuid, c.service_buyer_uuid)',
  amount: 'm.total',
  is_overdue: 'false',
  paid_on: 'null::date',
  currency: 'c.currency',
  created: 'o.created',
  due_date: 'o.due_date',
  created_at: 'o.created',
};
const ofSchedule: ReadonlySet<string> = new Set([...ofIssued, 'schedule_status']);
const nullable: ReadonlySet<string> = new Set(['number', 'company_number']);

/**
 * Returns whether a list is of scheduled invoices. Only the list of a contract mixes them with others; otherwise throws
 * `validation`.
 */
export function isOfFuture(filter: InvoiceFilter): boolean {
  const statuses = statusesOf(filter) ?? [];
  // A reader with access to open invoices only sees issued ones.
  if (!statuses.includes('future') || filter.open) return false;
  if (statuses.length === 1) return true;
  throw new ApiError('validation', { errors: [{ path: 'status', key: 'validation.futureAlone' }] });
}

/** Reads a page of scheduled invoices, the next one first by default. */
export async function listFutures(db: Db, tenant: string, query: InvoiceListQuery): Promise<InvoicePage> {
  const { sort, page, perPage, filter, isCounted, readOn } = query;
  const narrowed = conditionsOf(tenant, filter);
  const order = orderOf(sort);
  const place = readOn?.place?.map((value) => (value === null ? value : narrowed.value(value)));
  const by = order.map(({ expression, descending }) => `${expression} ${descending ? 'desc' : 'asc'}`).join(', ');
  const reached = readOn
    ? `, array[${order.map(({ expression }) => `${expression}::text`).join(', ')}] as reached`
    : '';
  const from = `from ${futureTables} where ${narrowed.text()}${place ? ` and ${behindText(order, place)}` : ''}`;
  const [rows, counted] = await Promise.all([
    db.query<ReadFuture & { reached?: Place }>(
      `select ${futureColumns}${reached} ${from} order by ${by} limit ${perPage} offset ${(page - 1) * perPage}`,
      narrowed.values,
    ),
    isCounted
      ? db.query<{ n: number }>(
          `select count(*) as n from (select ${from} limit ${countLimit + 1}) counted`,
          narrowed.values,
        )
      : [],
  ]);
  return { rows: rows.map(futureRow), count: counted[0]?.n, place: rows[perPage - 1]?.reached };
}

/**
 * The default order starts with the next invoice; the default of issued ones, latest first, would start with the last.
 */
function orderOf(sort: InvoiceListQuery['sort']): Term[] {
  const isUsual = sort.length === 1 && sort[0]?.field === 'created_at';
  const terms = sort.map(({ field, descending }) => ({
    expression: columns[field] ?? 'o.created',
    descending,
    nullable: nullable.has(field),
  }));
  const key = { expression: 'o.uuid', descending: false };
  return [...(isUsual ? [{ expression: 'o.created', descending: false }] : terms), key];
}

function conditionsOf(tenant: string, { filters, keys, search, cover }: InvoiceFilter): Conditions {
  const narrowed = conditions('o.tenant_id = $', tenant);
  narrowed.add(isOpen);
  const statuses = occurrenceStatusesOf(filters);
  if (statuses) narrowed.add('o.status = any($::text[])', statuses);
  if (keys) narrowed.add('o.uuid = any($::uuid[])', keys);
  if (isOfIssued(filters)) narrowed.add('false');
  for (const filter of filters) if (!ofSchedule.has(filter.path)) addFilter(narrowed, filter);
  for (const text of [search, cover]) if (text) narrowed.add('strpos(c.search_text, norm($)) > 0', text);
  return narrowed;
}

function addFilter(narrowed: Conditions, { path, comparison, value }: Filter): void {
  const operator = Object.entries(comparisons).find(([name]) => name === comparison)?.[1];
  if (!operator || typeof value === 'object')
    throw new Error(`Scheduled invoices have no filter ${path} ${comparison}`);
  narrowed.add(`${columns[path] ?? path} ${operator} $`, value);
}

const selectKeys = (whose: 'contract_uuid' | 'run_uuid', order: string): string => `
  select o.uuid, count(*) over () as n from occurrences o
  where o.tenant_id = $1 and o.${whose} = $2 order by ${order} limit $3 offset $4`;

const ofContract = selectKeys('contract_uuid', 'o.occurrence');
const ofRun = selectKeys('run_uuid', `o.status <> 'held', o.created, o.uuid`);

const selectFutures = `
  select ${futureColumns} from ${futureTables}
  where o.tenant_id = $1 and o.uuid = any($2::uuid[]) and o.status <> 'billed'`;

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** Reads a page of a contract's invoices in date order: issued, scheduled and ended. Throws `not_found`. */
export async function listOfContract(db: Db, tenant: string, contract: string, paging: Paging): Promise<InvoicePage> {
  const found = await readPage(db, ofContract, [tenant, contract], paging);
  if (found.rows.length === 0 && paging.page === 1) throw new ApiError('not_found');
  return found;
}

/** Reads a page of the invoices that a run issued or put on hold; those still on hold come first. */
export const listOfRun = (db: Db, tenant: string, run: string, paging: Paging): Promise<InvoicePage> =>
  readPage(db, ofRun, [tenant, run], paging);

async function readPage(
  db: Db,
  select: string,
  [tenant, of]: readonly [string, string],
  { page, perPage }: Paging,
): Promise<InvoicePage> {
  const found = await db.query<{ uuid: string; n: number }>(select, [tenant, of, perPage, (page - 1) * perPage]);
  const keys = found.map(({ uuid }) => uuid);
  const [issued, toCome] = await Promise.all([
    readIssued(db, tenant, keys),
    db.query<ReadFuture>(selectFutures, [tenant, keys]),
  ]);
  const today = await futuresToday(db, tenant, toCome.map(futureRow));
  const rows = new Map([...issued, ...today].map((row) => [row.uuid, row]));
  return { rows: keys.flatMap((key) => rows.get(key) ?? []), count: found[0]?.n ?? 0 };
}
