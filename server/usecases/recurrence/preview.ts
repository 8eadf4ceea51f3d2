import { today } from '../../../domain/dates/today.ts';
import type { Db } from '../../db/transaction.ts';
import { moneyIn } from '../documents/money.ts';
import type { Scope } from '../../scope.ts';
import { foreseen, type Foreseen } from './foreseen.ts';
import { dueUntil, isAside, type PreviewQuery } from './dueUntil.ts';
import { totalsToday } from './totalsToday.ts';

/** What adds up in a currency: on a day, or of all that is put aside. */
export interface PreviewSum {
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
}

/** What the runs up to a day would do, as everything stands now. */
export interface Preview {
  /** The day it is by the company's calendar. */
  readonly today: string;
  readonly until: string;
  readonly days: readonly (PreviewSum & { readonly date: string })[];
  readonly held: readonly PreviewSum[];
  readonly count: number;
  /** Whether more has changed than was computed anew: sums are then partly those of before. */
  readonly is_estimate: boolean;
  readonly results: readonly Foreseen[];
}

// What is late is for the next run.
const selectSums = `
  select case when not ${isAside} then greatest(o.created, $2::date) end as date, c.currency, count(*) as count,
    sum(coalesce(t.total, m.total))::text as amount
  from occurrences o
    join companies h on h.tenant_id = o.tenant_id
    join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
    join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
    left join jsonb_to_recordset($4) t (uuid uuid, total numeric(20, 3)) on t.uuid = m.uuid
  where ${dueUntil} group by 1, 2 order by 1, 2`;

/** What the runs up to a day would issue, by day and currency and one by one, what is put aside first. Changes nothing. */
export async function previewRuns(db: Db, scope: Scope, query: PreviewQuery): Promise<Preview> {
  const tenant = scope.tenant.id;
  const now = today(scope.now, scope.tenant.timeZone);
  const { totals, isWhole } = await totalsToday(db, tenant, query.until);
  const renewed = JSON.stringify([...totals].map(([uuid, total]) => ({ uuid, total })));
  const [rows, results] = await Promise.all([
    db.query<PreviewSum & { date: string | null }>(selectSums, [tenant, now, query.until, renewed]),
    foreseen(db, scope, query, totals),
  ]);
  const sums = rows.map(({ date, currency, count, amount }) => {
    const sum = { currency, count, amount: moneyIn(currency)(amount) };
    return date === null ? { held: sum } : { day: { date, ...sum } };
  });
  return {
    today: now,
    until: query.until,
    days: sums.flatMap(({ day }) => day ?? []),
    held: sums.flatMap(({ held }) => held ?? []),
    count: rows.reduce((total, { count }) => total + count, 0),
    is_estimate: !isWhole,
    results,
  };
}
