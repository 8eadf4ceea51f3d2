import type { Pool } from '../db/pool.ts';
import { readOnPlatform } from '../db/transaction.ts';
import type { Done, JobContext, Outcome } from './job.ts';

/** A company as a job comes to it: the key of its tenant, and where its days begin. */
export interface Company {
  readonly id: string;
  readonly time_zone: string;
  readonly is_suspended: boolean;
}

// In no order: workers that begin together are at different companies, and seldom wait for each other.
const select = 'select id, time_zone, suspended_at is not null as is_suspended from tenants order by random()';

export const allCompanies = (pool: Pool): Promise<Company[]> =>
  readOnPlatform(pool, (db) => db.query<Company>(select), { isOperator: true });

/**
 * Does something for each of these companies. If it fails with one, the others go on, and that one is tried once more after
 * them; a second failure is logged and left to the next run. Throws if the worker stops.
 */
export async function eachCompany<Each extends Company>(
  { signal, logger }: JobContext,
  companies: readonly Each[],
  work: (company: Each) => Promise<Done>,
): Promise<Outcome> {
  const done: Record<string, number> = { companies: 0 };
  const attempt = async (company: Each): Promise<void> => {
    signal.throwIfAborted();
    const counted = await work(company);
    for (const [name, count] of Object.entries({ companies: 1, ...counted })) done[name] = (done[name] ?? 0) + count;
  };
  const again: Each[] = [];
  for (const company of companies) {
    await attempt(company).catch(() => {
      signal.throwIfAborted();
      again.push(company);
    });
  }
  let failed = 0;
  for (const company of again) {
    await attempt(company).catch((err: unknown) => {
      signal.throwIfAborted();
      failed += 1;
      logger.error({ err, tenant: company.id }, 'A job failed with a company: its next run tries again');
    });
  }
  return { done, failed };
}
