import type { Pool } from '../../database/pool/pool.ts';
import { readOnPlatform } from '../../database/transaction.ts';
import type { Done, JobContext, Outcome } from './job.ts';
import { severalAtOnce } from './concurrency.ts';

/** A company in a job: the key of its tenant, and its time zone. */
export interface Company {
  readonly id: string;
  readonly time_zone: string;
  readonly is_suspended: boolean;
}

// Unordered, so that workers that start together seldom meet.
const select = 'select id, time_zone, suspended_at is not null as is_suspended from tenants order by random()';

export const allCompanies = (pool: Pool): Promise<Company[]> =>
  readOnPlatform(pool, (db) => db.query<Company>(select), { isOperator: true });

/**
 * Runs work for each company, several concurrently. A company that fails is retried once after the others; a second failure
 * is logged and left to the next run. Throws if the worker stops, after running work has ended.
 */
export async function eachCompany<Each extends Company>(
  context: JobContext,
  companies: readonly Each[],
  work: (company: Each) => Promise<Done>,
): Promise<Outcome> {
  const { signal, logger } = context;
  const done: Record<string, number> = { companies: 0 };
  const doAll = async (some: readonly Each[], onFailure: (company: Each, error: unknown) => void) =>
    severalAtOnce(context, some, async (company) => {
      signal.throwIfAborted();
      try {
        addTo(done, { companies: 1, ...(await work(company)) });
      } catch (error) {
        signal.throwIfAborted();
        onFailure(company, error);
      }
    });
  const again: Each[] = [];
  await doAll(companies, (company) => again.push(company));
  let failed = 0;
  await doAll(again, ({ id: tenant }, err) => {
    failed += 1;
    logger.error({ err, tenant }, 'A job failed with a company: its next run tries again');
  });
  return { done, failed };
}

function addTo(sums: Record<string, number>, counts: Done): void {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
}
