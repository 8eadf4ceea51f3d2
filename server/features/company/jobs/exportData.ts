import { readOnPlatform } from '../../../database/transaction.ts';
import type { Documents } from '../../../drawing/process/render.ts';
import { allCompanies, type Company } from '../../../engine/jobs/eachCompany.ts';
import type { Job, JobContext } from '../../../engine/jobs/job.ts';
import { claimSeconds } from '../dataExport/state.ts';
import { claimNext, clearExports, writeExport } from '../dataExport/work.ts';

declare module '../../../engine/jobs/job.ts' {
  interface JobContext {
    /** Draws documents; absent where no exports are written. */
    readonly documents?: Pick<Documents, 'draw'> | undefined;
  }
}

/** Writes requested exports of all data, one at a time, so that others are not slowed, and removes old ones. */
export const job: Job = {
  every: '* * * * *',
  pauseMs: 2_000,
  async work(context) {
    const { documents, pool, logger, signal } = context;
    const done = { exported: 0, expired: 0 };
    let failed = 0;
    if (!documents) return { done, failed };
    for (const company of await companiesToExport(context)) {
      signal.throwIfAborted();
      const { id: tenant } = company;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one export at a time in a process
        done.expired += await clearExports(context, tenant);
        // oxlint-disable-next-line no-await-in-loop -- as above
        const claimed = company.is_suspended ? undefined : await claimNext(pool, tenant);
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (claimed && (await writeExport({ ...context, documents }, company, claimed))) done.exported += 1;
      } catch (err) {
        failed += 1;
        logger.error({ err, tenant }, 'The exports of a company failed: the next run tries again');
      }
    }
    return { done, failed };
  },
};

const select = `select tenants_with_data_exports as id from tenants_with_data_exports($1::uuid[], make_interval(secs => $2))`;

async function companiesToExport({ pool }: JobContext): Promise<Company[]> {
  const companies = await allCompanies(pool);
  const keys = companies.map(({ id }) => id);
  const due = await readOnPlatform(pool, (db) => db.query<{ id: string }>(select, [keys, claimSeconds]));
  const found = new Set(due.map(({ id }) => id));
  return companies.filter(({ id }) => found.has(id));
}
