import { compareDates } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readOnPlatform } from '../../../database/transaction.ts';
import { runDue } from '../runs/run.ts';
import { allCompanies, eachCompany, type Company } from '../../../engine/jobs/eachCompany.ts';
import type { Done, Job, JobContext } from '../../../engine/jobs/job.ts';

interface Earliest {
  readonly tenant_id: string;
  readonly earliest: string;
}

const selectEarliest = 'select tenant_id, earliest from earliest_to_issue($1::uuid[])';

/**
 * The recurring run (design §6): issues due invoices of every company by its own calendar. It runs every quarter of an
 * hour, because days begin at each of them somewhere.
 */
export const job: Job = {
  every: '*/15 * * * *',
  async work(context) {
    const companies = await companiesToIssue(context);
    return eachCompany(context, companies, (company) => issueOf(company, context));
  },
};

/** Returns the companies with invoices due today or earlier. */
async function companiesToIssue({ pool, clock }: JobContext): Promise<Company[]> {
  const companies = (await allCompanies(pool)).filter(({ is_suspended }) => !is_suspended);
  const earliest = await earliestOf(pool, companies);
  const now = clock.now();
  return companies.filter(({ id, time_zone: timeZone }) => {
    const first = earliest.get(id);
    return first !== undefined && compareDates(first, today(now, timeZone)) <= 0;
  });
}

/** Returns the earliest scheduled date of each company. */
async function earliestOf(pool: Pool, companies: readonly Company[]): Promise<ReadonlyMap<string, string>> {
  const keys = companies.map(({ id }) => id);
  const found = await readOnPlatform(pool, (db) => db.query<Earliest>(selectEarliest, [keys]));
  return new Map(found.map(({ tenant_id, earliest }) => [tenant_id, earliest]));
}

async function issueOf(
  { id, time_zone: timeZone }: Company,
  { pool, clock, worker, signal, logger }: JobContext,
): Promise<Done> {
  const by = { cause: 'tick', worker, actor: 'recurring run', signal } as const;
  const { billed, held } = await runDue(pool, { tenant: { id, timeZone }, now: clock.now() }, by, clock);
  if (billed + held > 0) logger.info({ tenant: id, billed, held }, 'recurring run');
  return { issued: billed, held };
}
