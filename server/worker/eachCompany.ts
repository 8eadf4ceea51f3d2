import type { Pool } from '../db/pool.ts';
import { readOnPlatform } from '../db/transaction.ts';
import type { Done, JobContext, Outcome } from './job.ts';
import { severalAtOnce } from './severalAtOnce.ts';

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
 * Does something for each of these companies, for several at once. If it fails with one, the others go on, and that one is
 * tried once more after them; a second failure is logged and left to the next run. Throws if the worker stops, once nothing
 * is under way any more.
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
