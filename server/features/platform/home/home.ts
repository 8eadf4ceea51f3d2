import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import { version } from '../../../base/version.ts';

/** The number of days in the chart, ending today. */
const daysShown = 30;

/** The administrators' home page. */
export interface PlatformHome {
  readonly version: string;
  readonly tenants: { readonly active: number; readonly suspended: number };
  readonly users: number;
  /** Failures of jobs' last runs, and failed mails. */
  readonly failed: { readonly jobs: number; readonly mails: number };
  /** What operators have to decide. */
  readonly under_review: { readonly accounts: number };
  /** What a new installation needs before companies can use it. */
  readonly steps: { readonly tenant: boolean; readonly account_type: boolean; readonly operator: boolean };
  readonly issued: readonly { readonly date: string; readonly count: number }[];
}

const selectCounts = `
  select (select count(*) from tenants where suspended_at is null)::int as active,
    (select count(*) from tenants where suspended_at is not null)::int as suspended,
    (select count(*) from users where active)::int as users,
    (select count(*) from jobs where status = 'failed')::int as jobs,
    (select count(*) from outbox where status in ('failed', 'uncertain'))::int as mails,
    (select count(*) from company_accounts where status = 'under_analysis')::int as accounts,
    exists (select from account_types where not built_in) as has_account_type,
    (select count(*) from users where type = 'ADMIN' and active) > 1
      or exists (
        select from account_invitations where type = 'ADMIN' and accepted_at is null and withdrawn_at is null
      ) as has_operator`;

interface Counts {
  readonly active: number;
  readonly suspended: number;
  readonly users: number;
  readonly jobs: number;
  readonly mails: number;
  readonly accounts: number;
  readonly has_account_type: boolean;
  readonly has_operator: boolean;
}

const selectIssued = `
  select day::text as date, sum(n)::bigint as count from issued_days where day between $1 and $2 group by day`;

/** Stored counts by day, independent of the number of invoices. */
export async function readPlatformHome(db: Db, now: Date): Promise<PlatformHome> {
  const last = today(now, 'UTC');
  const first = addDays(last, 1 - daysShown);
  const [[counts], rows] = await Promise.all([
    db.query<Counts>(selectCounts),
    db.query<{ date: string; count: number }>(selectIssued, [first, last]),
  ]);
  if (!counts) throw new Error('A statement without tables answers one row');
  const { active, suspended, users, jobs, mails, accounts } = counts;
  const issued = new Map(rows.map(({ date, count }) => [date, count]));
  const days = Array.from({ length: daysShown }, (_, at) => addDays(first, at));
  return {
    version,
    tenants: { active, suspended },
    users,
    failed: { jobs, mails },
    under_review: { accounts },
    steps: {
      tenant: active + suspended > 0,
      account_type: counts.has_account_type,
      operator: counts.has_operator,
    },
    issued: days.map((date) => ({ date, count: issued.get(date) ?? 0 })),
  };
}
