import { addMonthsClamped } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { ApiError } from '../../base/errors.ts';
import type { Db } from '../../database/transaction.ts';
import { moneyIn } from '../../engine/documents/lines/money.ts';
import type { Scope } from '../../identity/scope.ts';

/** How a client paid its invoices of one currency, in twelve months. */
export interface CurrencyRisk {
  readonly currency: string;
  /** The number of invoices paid, and of those paid after their due date. */
  readonly paid: number;
  readonly late: number;
  /** On average over the paid ones; one paid early counts as 0. Absent if none was paid. */
  readonly days_late?: string;
  /** The highest sum of open amounts at the end of a day, and the last day that reached it. */
  readonly highest_open: string;
  readonly highest_on: string;
}

/** The invoices that are read at most: the payer's latest. */
const most = 10_000;

const selectClient = 'select from entities where tenant_id = $1 and uuid = $2';

// An invoice that was open on some day is still billed, or was paid after the first day. Each invoice opens its total and
// each booking closes a part; what happened before the first day counts on it.
const selectRisk = `
  with counted as materialized (
    (select i.uuid, i.currency, i.created, i.due_date, i.total, i.paid_on from invoices i
      where i.tenant_id = $1 and i.payer_uuid = $2 and i.status = 'paid' and i.paid_on >= $3 order by i.paid_on desc limit $5)
    union all
    (select i.uuid, i.currency, i.created, i.due_date, i.total, null from invoices i
      where i.tenant_id = $1 and i.payer_uuid = $2 and i.status = 'billed' limit $5)),
  moves as (
    select currency, greatest(created, $3::date) as day, total as amount from counted
    union all
    select s.currency, greatest(t.paid_on, s.created, $3::date), -t.amount from counted s
    join transactions t on t.tenant_id = $1 and t.invoice_uuid = s.uuid and t.kind <> 'refund'),
  days as (
    select currency, day, sum(sum(amount)) over (partition by currency order by day) as open
    from moves where day <= $4::date group by currency, day),
  highest as (select distinct on (currency) currency, open, day from days order by currency, open desc, day desc)
  select h.currency, h.open::text as highest_open, h.day::text as highest_on, count(s.paid_on)::integer as paid,
    (count(*) filter (where s.paid_on > s.due_date))::integer as late, round(avg(greatest(s.paid_on - s.due_date, 0)) filter (where s.paid_on is not null), 1)::text as days_late
  from highest h join counted s on s.currency = h.currency
  group by h.currency, h.open, h.day order by paid desc, h.currency`;

interface Found extends Omit<CurrencyRisk, 'days_late'> {
  readonly days_late: string | null;
}

/** Returns how a client paid what it pays, by currency, in the twelve months until today. Throws `not_found`. */
export async function readRisk(db: Db, { tenant, now }: Scope, client: string) {
  const to = today(now, tenant.timeZone);
  const from = addMonthsClamped(to, -12);
  const [clients, found] = await Promise.all([
    db.query(selectClient, [tenant.id, client]),
    db.query<Found>(selectRisk, [tenant.id, client, from, to, most]),
  ]);
  if (clients.length === 0) throw new ApiError('not_found');
  const results = found.map(({ days_late, ...risk }): CurrencyRisk => ({
    ...risk,
    highest_open: moneyIn(risk.currency)(risk.highest_open),
    ...(days_late !== null && { days_late }),
  }));
  return { from, to, results };
}
