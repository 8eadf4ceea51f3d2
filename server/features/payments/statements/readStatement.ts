import { addMonthsClamped } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import { bookedKinds } from '../../../../domain/payments/bookingKinds.ts';
import {
  statementOf,
  type DatedEntry,
  type Entry,
  type OpenItem,
  type Statement,
} from '../../../../domain/payments/statement/statement.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

/** The client, the currency and the days of a statement. */
export interface StatementOf {
  readonly client: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}

/** The period and the currency that a request names. */
export type StatementQuery = { readonly [Name in 'from' | 'to' | 'currency']?: string | undefined };

/** A longer statement is asked for in parts. */
export const mostRows = 5000;

// Canceled invoices are no longer owed at any time, as on the client's page.
const paidBy = `
  select i.uuid, i.number, i.full_number, i.company_number, i.created, i.due_date, i.total, i.created_at from invoices i
  where i.tenant_id = $1 and i.payer_uuid = $2 and i.status in ('billed', 'paid') and i.currency = $3 and i.created <= $4`;

const entries = `
  with owned as materialized (${paidBy}), entries as (
    select 'invoice' as kind, o.created as day, o.uuid as invoice_uuid, o.number, o.full_number, o.company_number, o.due_date, null as note, null::uuid as payment_uuid,
      o.total as amount, 0 as turn, o.created_at, o.uuid
    from owned o
    union all
    select t.kind, t.paid_on, t.invoice_uuid, o.number, o.full_number, o.company_number, null, t.note, t.payment_uuid, t.amount, 1, t.created_at, t.uuid
    from owned o join transactions t on t.tenant_id = $1 and t.invoice_uuid = o.uuid where t.paid_on <= $4
    union all
    select t.kind, t.paid_on, null, null, null, null, null, t.note, t.payment_uuid, t.amount, 1, t.created_at, t.uuid
    from transactions t
    where t.tenant_id = $1 and t.service_buyer_uuid = $2 and t.invoice_uuid is null and t.currency = $3 and t.paid_on <= $4
  )`;

const selectBefore = `${entries}
  select kind, (array_agg(invoice_uuid))[1] as invoice_uuid, sum(amount)::text as amount from entries
  where day < $5 group by kind, invoice_uuid is null`;

// A note is booked under its own key.
const selectEntries = `${entries}
  select e.kind, e.day::text, e.invoice_uuid, e.number, e.full_number, e.company_number, e.due_date::text, e.note,
    coalesce(c.full_number, d.full_number) as note_number, e.amount::text
  from (select * from entries where day >= $5 order by day, turn, created_at, uuid limit $6) e
  left join credit_notes c on c.tenant_id = $1 and c.uuid = e.payment_uuid
  left join debit_notes d on d.tenant_id = $1 and d.uuid = e.payment_uuid
  order by e.day, e.turn, e.created_at, e.uuid`;

const selectOpen = `
  with owned as materialized (${paidBy})
  select due_date::text, sum(open)::text as open from (
    select o.due_date, o.total - coalesce((select sum(t.amount) from transactions t
      where t.tenant_id = $1 and t.invoice_uuid = o.uuid and t.kind = any($5) and t.paid_on <= $4), 0) as open
    from owned o) items
  where open <> 0 group by due_date`;

const selectCurrencies = `
  select currency from invoices where tenant_id = $1 and payer_uuid = $2 and status in ('billed', 'paid')
  union select currency from credits where tenant_id = $1 and service_buyer_uuid = $2 order by 1`;

/** Returns the currencies of the invoices that a client pays, and of its credits. */
async function statementCurrencies(db: Db, tenant: string, client: string): Promise<string[]> {
  const rows = await db.query<{ currency: string }>(selectCurrencies, [tenant, client]);
  return rows.map(({ currency }) => currency);
}

/**
 * Reads the statement that a request asks for: by default of the last twelve months, in the client's first currency. Throws
 * `validation` for days in the wrong order, and if its period has too many rows.
 */
export async function readStatement(
  db: Db,
  { tenant, now }: Scope,
  client: string,
  query: StatementQuery,
): Promise<Statement> {
  const currencies = await statementCurrencies(db, tenant.id, client);
  const { to = today(now, tenant.timeZone), currency = currencies[0] ?? 'USD' } = query;
  const { from = addMonthsClamped(to, -12) } = query;
  if (from > to) throw new ApiError('validation', { errors: [{ path: 'to', key: 'validation.untilBeforeFrom' }] });
  return readPeriod(db, tenant.id, { client, currency, from, to }, currencies);
}

/** Reads the statement of a client. Throws `validation` if its period has too many rows. */
async function readPeriod(
  db: Db,
  tenant: string,
  { client, currency, from, to }: StatementOf,
  currencies: readonly string[],
): Promise<Statement> {
  const owned = [tenant, client, currency, to];
  const [before, found, open] = await Promise.all([
    db.query<WithoutValues<Entry>>(selectBefore, [...owned, from]),
    db.query<WithoutValues<DatedEntry>>(selectEntries, [...owned, from, mostRows + 1]),
    db.query<OpenItem>(selectOpen, [...owned, bookedKinds]),
  ]);
  if (found.length > mostRows)
    throw new ApiError('validation', {
      errors: [{ path: 'from', key: 'statement.tooLong', args: { most: mostRows } }],
    });
  return statementOf({
    from,
    to,
    currency,
    currencies,
    before: before.map(present<Entry>),
    entries: found.map(present<DatedEntry>),
    open,
  });
}

/** A row, in which a missing value is null. */
type WithoutValues<Row> = { readonly [Name in keyof Row]: Row[Name] | null };

/** Returns a row without its missing values. */
const present = <Row extends object>(row: WithoutValues<Row>): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Row;
