import type { Db } from '../../../database/transaction.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Party } from '../../../engine/documents/parties.ts';
import { asRenewed } from '../terms/dueTerms.ts';
import { dueUntil, isAside, isLate, type PreviewQuery } from './dueUntil.ts';
import { asDated, isDueBefore, issuedDueDate } from './emission.ts';
import { reasonAgainst } from './refusal.ts';

/** An invoice that a run would issue or put on hold. */
interface Row {
  readonly uuid: string;
  readonly contract_uuid: string;
  readonly contract_number: number;
  readonly occurrence: number;
  /** The number of invoices of its contract. */
  readonly frequency: number;
  readonly service_buyer: Party;
  readonly payment_responsible: Party | null;
  readonly created: string;
  readonly due_date: string;
  readonly currency: string;
  readonly total: string;
  readonly schedule_status: 'to_come' | 'held';
  readonly held_because: string | null;
}

/** The invoice as the API shows it. */
export type UpcomingInvoice = {
  readonly [Name in keyof Row]: null extends Row[Name] ? NonNullable<Row[Name]> | undefined : Row[Name];
};

const terms = `
  join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid ${asRenewed} ${asDated}`;

const reason = `coalesce(${reasonAgainst}, case when ${isDueBefore} then 'due_before_emission' end)`;

const isRefused = `${reason} is not null`;

const keys = (isIt: boolean, condition: string): string => `
  (select o.uuid, o.created, ${isIt} as is_aside
  from occurrences o join companies h on h.tenant_id = o.tenant_id ${terms}
  where ${dueUntil} and ${isAside(isRefused)} = ${isIt} and ${condition}
  order by o.created, o.uuid limit $6::int + $7::int)`;

const aside = keys(true, 'o.created <= $2::date');

/**
 * The statement for a page of these keys: each part reads the index of dates, and only the rows of the page are joined.
 */
const selectPage = (parts: readonly string[]): string => `
  with page as materialized (
    select * from (${parts.join(' union all ')}) due order by is_aside desc, created, uuid limit $6::int offset $7::int)
  select o.uuid, o.contract_uuid, c.contract_number, o.occurrence, c.frequency, c.service_buyer, c.payment_responsible,
    case when page.is_aside then o.created else e.created end as created,
    case when page.is_aside then o.due_date else ${issuedDueDate()} end as due_date, c.currency, t.total, case when page.is_aside then 'held' else 'to_come' end as schedule_status,
    case when page.is_aside and ${isLate} then 'late'
      else coalesce(${reason}, case when page.is_aside then o.reason end) end as held_because
  from page join occurrences o on o.tenant_id = $1 and o.uuid = page.uuid join companies h on h.tenant_id = o.tenant_id ${terms}
  order by page.is_aside desc, page.created, page.uuid`;

const selectAll = selectPage([aside, keys(false, 'true')]);
const selectHeld = selectPage([aside, keys(false, isRefused)]);
const selectIssued = selectPage([keys(false, `not ${isRefused}`)]);

/**
 * Returns a page of a run's invoices: first those on hold, then by date. `held_because` is the reason why an invoice
 * cannot be issued now. `values` are the statements' first five parameters.
 */
export async function readUpcoming(
  db: Db,
  values: readonly unknown[],
  { held, page, perPage }: PreviewQuery,
): Promise<UpcomingInvoice[]> {
  const statement = held === undefined ? selectAll : held ? selectHeld : selectIssued;
  const rows = await db.query<Row>(statement, [...values, perPage, (page - 1) * perPage]);
  return rows.map((row) => ({
    ...row,
    payment_responsible: row.payment_responsible ?? undefined,
    total: moneyIn(row.currency)(row.total),
    held_because: row.held_because ?? undefined,
  }));
}
