import { today } from '../../../../domain/dates/today.ts';
import { inTenant } from '../../../database/transaction.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import type { Job } from '../../../engine/jobs/job.ts';
import { inPortions, portion } from '../../../engine/jobs/inPortions.ts';

// In key order, like amendments, to avoid deadlocks.
const skip = `
  update occurrences set status = 'skipped' where tenant_id = $1 and uuid = any(array(
    select uuid from occurrences where tenant_id = $1 and status = 'paused' and due_date < $2
    order by uuid limit $3 for update))
  returning 1`;

/**
 * Marks invoices whose date passed during a pause as skipped, by each company's calendar: a contract whose last
 * invoices were paused is then concluded. It runs every hour, because days begin at each of them somewhere.
 */
export const job: Job = {
  every: '10 * * * *',
  async work(context) {
    const { pool, clock } = context;
    return eachCompany(context, await allCompanies(pool), async ({ id: tenant, time_zone: timeZone }) => {
      const values = [tenant, today(clock.now(), timeZone), portion];
      const skipSome = () =>
        inTenant(pool, { tenant, actor: 'recurring run' }, async (db) => (await db.query(skip, values)).length);
      return { skipped: await inPortions(context, skipSome) };
    });
  },
};
