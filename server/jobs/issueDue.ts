import { compareDates } from '../../domain/dates/date.ts';
import { today } from '../../domain/dates/today.ts';
import type { Pool } from '../db/pool.ts';
import { readOnPlatform } from '../db/transaction.ts';
import { runDue } from '../usecases/recurrence/run.ts';
import type { Company } from '../worker/eachCompany.ts';
import type { Job, JobContext } from '../worker/job.ts';

interface Earliest {
  readonly tenant_id: string;
  readonly earliest: string;
}

// In no order: workers that begin together are at different companies, and seldom wait for each other's numbers.
const selectCompanies = 'select id, time_zone from tenants where suspended_at is null order by random()';

const selectEarliest = 'select tenant_id, earliest from earliest_to_issue($1::uuid[])';

/**
 * The recurring run (design §6): issues what is due to every company by its own calendar. Every quarter of an hour, since
 * somewhere a day begins at each of them. What fails with one company keeps none of the others, and is tried once more
 * behind them.
 */
export const job: Job = {
  every: '*/15 * * * *',
  async work(context) {
    const { pool, signal, logger } = context;
    const companies = await companiesToIssue(pool);
    const failed: typeof companies = [];
    for (const company of companies) {
      signal.throwIfAborted();
      await issueOf(company, context).catch(() => failed.push(company));
    }
    for (const company of failed) {
      signal.throwIfAborted();
      const log = (err: unknown) =>
        logger.error({ err, tenant: company.id }, 'recurring run: its next tick tries again');
      await issueOf(company, context).catch(log);
    }
  },
};

/** The companies that have something to issue, now or at any time, with the date of the first. */
async function companiesToIssue(pool: Pool): Promise<(Company & { readonly first: string })[]> {
  const companies = await readOnPlatform(pool, (db) => db.query<Company>(selectCompanies), { isOperator: true });
  const all = companies.map(({ id }) => id);
  const waiting = await readOnPlatform(pool, (db) => db.query<Earliest>(selectEarliest, [all]));
  const earliest = new Map(waiting.map(({ tenant_id, earliest: date }) => [tenant_id, date]));
  return companies.flatMap((company) => {
    const first = earliest.get(company.id);
    return first === undefined ? [] : [{ ...company, first }];
  });
}

async function issueOf(
  { id, time_zone: timeZone, first }: Company & { readonly first: string },
  { pool, clock, worker, signal, logger }: JobContext,
): Promise<void> {
  const now = clock.now();
  if (compareDates(first, today(now, timeZone)) > 0) return;
  const by = { cause: 'tick', worker, actor: 'recurring run', signal } as const;
  const { billed, held } = await runDue(pool, { tenant: { id, timeZone }, now }, by, clock);
  if (billed + held > 0) logger.info({ tenant: id, billed, held }, 'recurring run');
}
