import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Scope } from '../../../identity/scope.ts';
import { asRenewed, dueTerms } from '../terms/dueTerms.ts';
import { dueUntil, isAside, type PreviewQuery } from './dueUntil.ts';
import { asDated, isDueBefore } from './emission.ts';
import { readUpcoming, type UpcomingInvoice } from './upcomingInvoices.ts';
import { reasonAgainst } from './refusal.ts';

/** A sum in a currency: of one day, or of all invoices on hold. */
export interface PreviewSum {
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
}

/** The sum of a future day. */
export type DaySum = PreviewSum & { readonly date: string };

/** The result that the runs of some days would have now. */
export interface Preview {
  /** Today by the company's calendar. */
  readonly today: string;
  readonly until: string;
  /** The sums that will be issued, and those that will go on hold. */
  readonly days: readonly DaySum[];
  readonly held_days: readonly DaySum[];
  /** The sums on hold now. */
  readonly held: readonly PreviewSum[];
  /** The number of requested invoices. */
  readonly count: number;
  /** Whether there are more stale terms than were recomputed: some sums then have their previous values. */
  readonly is_estimate: boolean;
  readonly results: readonly UpcomingInvoice[];
}

interface Read extends PreviewSum {
  /** Null for invoices on hold now. */
  readonly date: string | null;
  readonly is_held: boolean;
}

const isRefused = `(m.is_refused or ${isDueBefore})`;

// Reasons depend on terms, which many invoices share. Late invoices wait for the next run.
const selectSums = `
  with terms as materialized (
    select m.uuid, c.currency, t.total, ${reasonAgainst} is not null as is_refused
    from contract_terms m join contracts c on c.tenant_id = m.tenant_id and c.uuid = m.contract_uuid ${asRenewed}
    where m.tenant_id = $1 and m.uuid in (select o.terms_uuid from occurrences o where ${dueUntil}))
  select case when not ${isAside(isRefused)} then greatest(o.created, $2::date) end as date, m.currency,
    ${isAside(isRefused)} or ${isRefused} as is_held, count(*) as count, sum(m.total)::text as amount
  from occurrences o join companies h on h.tenant_id = o.tenant_id join terms m on m.uuid = o.terms_uuid ${asDated}
  where ${dueUntil} group by 1, 2, 3 order by 1, 2`;

/**
 * Returns the invoices that the runs of some days would issue and hold: sums by day and currency, and a page of
 * invoices, those on hold first. Writes nothing.
 */
export async function previewRuns(db: Db, scope: Scope, query: PreviewQuery): Promise<Preview> {
  const tenant = scope.tenant.id;
  const now = today(scope.now, scope.tenant.timeZone);
  const days = { until: query.until, from: query.from > now ? query.from : null };
  const { renewed, isWhole } = await dueTerms(db, tenant, days);
  const values = [tenant, now, days.until, days.from, JSON.stringify(renewed)];
  const [rows, results] = await Promise.all([db.query<Read>(selectSums, values), readUpcoming(db, values, query)]);
  const { issued = [], toHold = [], held = [] } = Object.groupBy(rows, sortOf);
  const counted = query.held === undefined ? rows : query.held ? [...toHold, ...held] : issued;
  return {
    today: now,
    until: query.until,
    days: issued.flatMap(daySum),
    held_days: toHold.flatMap(daySum),
    held: held.map(sum),
    count: counted.reduce((total, { count }) => total + count, 0),
    is_estimate: !isWhole,
    results,
  };
}

const sortOf = ({ date, is_held: isHeld }: Read) => (date === null ? 'held' : isHeld ? 'toHold' : 'issued');

const sum = ({ currency, count, amount }: Read): PreviewSum => ({
  currency,
  count,
  amount: moneyIn(currency)(amount),
});

const daySum = (read: Read): DaySum[] => (read.date === null ? [] : [{ date: read.date, ...sum(read) }]);
