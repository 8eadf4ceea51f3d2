import { setTimeout as sleep } from 'node:timers/promises';
import { inTenant, readOnPlatform } from '../../../database/transaction.ts';
import { allCompanies, type Company } from '../../../engine/jobs/eachCompany.ts';
import type { Job, JobContext } from '../../../engine/jobs/job.ts';
import { claimImport } from '../importing/entries.ts';
import { runImport } from '../importing/runImport.ts';

/** Milliseconds between looks for further imports while some are at work. */
const lookMs = 1_000;

const selectDue = 'select tenants_with_imports as id from tenants_with_imports($1::uuid[])';

/** Judges, writes and undoes large imports, a few at a time, until none is left. */
export const job: Job = {
  every: '* * * * *',
  pauseMs: 2_000,
  async work(context) {
    const { budgets, signal } = context;
    const running = new Map<string, Promise<void>>();
    let imports = 0;
    do {
      const free = budgets.importsInBackground - running.size;
      const due = free > 0 ? await companiesToServe(context) : [];
      for (const company of due.filter(({ id }) => !running.has(id)).slice(0, free)) {
        const work = serve(context, company).then((isDone) => (imports += isDone ? 1 : 0));
        running.set(
          company.id,
          work.then(() => undefined).finally(() => running.delete(company.id)),
        );
      }
      if (running.size > 0) await Promise.race([...running.values(), sleep(lookMs)]);
    } while (running.size > 0 && !signal.aborted);
    await Promise.all(running.values());
    return { done: { imports }, failed: 0 };
  },
};

async function companiesToServe({ pool }: JobContext): Promise<Company[]> {
  const companies = (await allCompanies(pool)).filter(({ is_suspended }) => !is_suspended);
  const keys = companies.map(({ id }) => id);
  const due = await readOnPlatform(pool, (db) => db.query<{ id: string }>(selectDue, [keys]));
  const found = new Set(due.map(({ id }) => id));
  return companies.filter(({ id }) => found.has(id));
}

/** Continues the import of a company, unless another worker has claimed it meanwhile. */
async function serve(context: JobContext, company: Company): Promise<boolean> {
  const claimed = await inTenant(context.pool, { tenant: company.id, actor: 'imports' }, (db) =>
    claimImport(db, company.id),
  );
  if (claimed) await runImport(context, company, claimed);
  return claimed !== undefined;
}
