import type { HomePeriods } from '../../../../domain/company/home/periods.ts';
import { conditions } from '../../../database/queries/conditions.ts';
import type { Db } from '../../../database/transaction.ts';

/** The sums of a currency: in total, or of a week by due date. */
type Row<Column extends string> = { readonly currency: string } & { readonly [C in Column]: string | null } & {
  readonly [C in Column as `${C}_n`]: number | null;
};

type InWeek<R> = R & { readonly week: string | null };

export type OpenSums = InWeek<
  Row<'due' | 'overdue' | 'next' | 'in_week'> &
    Before<'due_before' | 'overdue_before' | 'next_before'> & {
      /** The earliest due date that is overdue. */
      readonly oldest: string | null;
    }
>;
export type PaidSums = Row<'received'> & Before<'received_before' | 'due_before' | 'overdue_before' | 'next_before'>;
export type ScheduledSums = InWeek<Row<'next' | 'in_week'>>;

type Before<Column extends string> = { readonly [C in Column]: string | null };

/** The Monday of a due date relative to the first; null beyond the last week. */
const weekOf = (due: string, first: string, last: string): string =>
  `case when ${due} between ${first} and ${last} then ${first} + (${due} - ${first}) / 7 * 7 end`;

/** Sums and counts the rows `r` that match a condition. */
const sumIf = (name: string, condition: string): string =>
  `sum(r.amount) filter (where ${condition})::text as ${name}, coalesce(sum(r.n) filter (where ${condition}), 0)::bigint as ${name}_n`;
const amountIf = (name: string, condition: string): string =>
  `sum(r.amount) filter (where ${condition})::text as ${name}`;

/** In total and by week, for each currency. */
const byWeek = `group by grouping sets ((r.currency), (r.currency, r.week)) having grouping(r.week) = 1 or r.week is not null`;

/** Sums the open amounts of issued invoices along their index, grouped by due date first, because there are few days. */
export function openSums(db: Db, tenant: string, { inTime, monthAgo, next, nextBefore, weeks }: HomePeriods) {
  const where = conditions('i.tenant_id = $', tenant);
  const day = (date: string | undefined) => `${where.value(date)}::date`;
  const [first, last] = [day(weeks[0]?.from), day(weeks.at(-1)?.to)];
  const [ago, from, to] = [day(monthAgo), day(next.from), day(next.to)];
  const isOverdue = `i.unpaid_from < ${day(inTime)}`;
  const text = `
    with days as materialized (
      select i.currency, i.due_date, count(*) as n, sum(i.open_amount) as amount,
        count(*) filter (where ${isOverdue}) as overdue_n, coalesce(sum(i.open_amount) filter (where ${isOverdue}), 0) as overdue,
        sum(i.open_amount) filter (where i.created <= ${ago}) as was
      from invoices i where ${where.text()} and i.status = 'billed' group by 1, 2
    ), r as (select *, ${weekOf('due_date', first, last)} as week from days)
    select r.currency, r.week, sum(r.amount - r.overdue)::text as due, sum(r.n - r.overdue_n)::bigint as due_n,
      sum(r.overdue)::text as overdue, sum(r.overdue_n)::bigint as overdue_n,
      (min(r.due_date) filter (where r.overdue_n > 0))::text as oldest,
      ${sumIf('next', `r.due_date between ${from} and ${to}`)}, ${sumIf('in_week', 'true')},
      sum(r.was) filter (where r.due_date > ${ago})::text as due_before,
      sum(r.was) filter (where r.due_date <= ${ago})::text as overdue_before,
      ${amountIf('next_before', `r.due_date between ${day(nextBefore.from)} and ${day(nextBefore.to)}`)}
    from r ${byWeek}`;
  return db.query<OpenSums>(text, where.values);
}

/**
 * Sums bookings since the start of the previous month: what was received, and what was open of invoices before it was
 * booked.
 */
export function paidSums(db: Db, tenant: string, { month, monthBefore, monthAgo, nextBefore }: HomePeriods) {
  const where = conditions('t.tenant_id = $', tenant);
  const day = (date: string) => `${where.value(date)}::date`;
  const [ago, from] = [day(monthAgo), day(nextBefore.from)];
  // What was reversed never settled anything, whichever days it has; a refund opens no invoice again.
  const settles = `not r.is_reversed and r.kind not in ('reversal', 'refund')`;
  const wasOpen = `${settles} and r.paid_on > ${ago} and r.created <= ${ago}`;
  const isReceived = `r.means = 'money' and r.paid_on between`;
  const text = `
    with r as materialized (
      select t.currency, t.paid_on, t.kind, t.is_reversed, t.means, t.invoice_due_date as due_date, t.invoice_created as created, 1 as n,
        t.amount
      from transactions t
      where ${where.text()} and t.paid_on >= least(${day(monthBefore.from)}, ${from}))
    select r.currency, ${sumIf('received', `${isReceived} ${day(month.from)} and ${day(month.to)}`)},
      ${amountIf('received_before', `${isReceived} ${day(monthBefore.from)} and ${day(monthBefore.to)}`)},
      ${amountIf('due_before', `${wasOpen} and r.due_date > ${ago}`)},
      ${amountIf('overdue_before', `${wasOpen} and r.due_date <= ${ago}`)},
      ${amountIf('next_before', `${settles} and r.paid_on >= ${from} and r.due_date between ${from} and ${day(nextBefore.to)}`)}
    from r group by r.currency`;
  return db.query<PaidSums>(text, where.values);
}

/** Sums scheduled invoices until the last week at their stored amounts. Terms are shared and read once. */
export function scheduledSums(db: Db, tenant: string, { next, weeks }: HomePeriods) {
  const where = conditions('o.tenant_id = $', tenant);
  const day = (date: string | undefined) => `${where.value(date)}::date`;
  const [first, last] = [day(weeks[0]?.from), day(weeks.at(-1)?.to)];
  const text = `
    with due as materialized (
      select o.terms_uuid, ${weekOf('o.due_date', first, last)} as week,
        o.due_date between ${day(next.from)} and ${day(next.to)} as is_next, count(*) as n
      from occurrences o
      where ${where.text()} and o.status in ('future', 'held') and o.due_date between ${first} and ${last} group by 1, 2, 3
    ), terms as materialized (
      select m.uuid, m.total, c.currency from (select distinct terms_uuid from due) d
      join contract_terms m on m.tenant_id = $1 and m.uuid = d.terms_uuid
      join contracts c on c.tenant_id = $1 and c.uuid = m.contract_uuid
    ), r as materialized (
      select t.currency, d.week, d.is_next, sum(d.n) as n, sum(d.n * t.total) as amount
      from due d join terms t on t.uuid = d.terms_uuid group by 1, 2, 3)
    select r.currency, r.week, ${sumIf('next', 'r.is_next')}, ${sumIf('in_week', 'true')} from r ${byWeek}`;
  return db.query<ScheduledSums>(text, where.values);
}
