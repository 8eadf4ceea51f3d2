import { inTenant, readOnPlatform, type Db } from '../../../database/transaction.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { allCompanies, eachCompany, type Company } from '../../../engine/jobs/eachCompany.ts';
import { inPortions } from '../../../engine/jobs/inPortions.ts';
import type { Job } from '../../../engine/jobs/job.ts';

/** Days per transaction, few enough to be fast. */
const daysAtOnce = 7;

const selectStale = 'select tenant_id from tenants_with_stale_days($1::uuid[]) tenant_id';
const addUp = 'select add_up_days($1) as days';

/**
 * Adds up changed days for reports, which until then read the lines of such days. A run that ends early leaves its days
 * marked for the next.
 */
export const job: Job = {
  every: '* * * * *',
  async work(context) {
    const { pool } = context;
    return eachCompany(context, await companiesToAddUp(pool), async ({ id: tenant }) => ({
      days: await inPortions(context, () => inTenant(pool, { tenant }, addUpSome), daysAtOnce),
    }));
  },
};

async function companiesToAddUp(pool: Pool): Promise<Company[]> {
  const companies = await allCompanies(pool);
  const found = await readOnPlatform(pool, (db) =>
    db.query<{ tenant_id: string }>(selectStale, [companies.map(({ id }) => id)]),
  );
  const stale = new Set(found.map(({ tenant_id }) => tenant_id));
  return companies.filter(({ id }) => stale.has(id));
}

async function addUpSome(db: Db): Promise<number> {
  const [added] = await db.query<{ days: number }>(addUp, [daysAtOnce]);
  return added?.days ?? 0;
}
