import { today } from '../../domain/dates/today.ts';
import { inTenant, readOnPlatform } from '../db/transaction.ts';
import type { Job } from '../worker/job.ts';
import { inPortions, portion } from '../worker/inPortions.ts';

// In the order of their keys, as whoever amends a contract locks them.
const skip = `
  update occurrences set status = 'skipped' where tenant_id = $1 and uuid = any(array(
    select uuid from occurrences where tenant_id = $1 and status = 'paused' and due_date < $2
    order by uuid limit $3 for update))
  returning 1`;

/**
 * Skips for good what has passed while it was paused, by each company's calendar: a contract whose last invoices were paused
 * is concluded then. Every hour, as somewhere a day begins at each of them.
 */
export const job: Job = {
  every: '10 * * * *',
  async work(context) {
    const { pool, clock } = context;
    const select = 'select id, time_zone from tenants';
    const tenants = await readOnPlatform(pool, (db) => db.query<{ id: string; time_zone: string }>(select), {
      isOperator: true,
    });
    for (const { id: tenant, time_zone: timeZone } of tenants) {
      const values = [tenant, today(clock.now(), timeZone), portion];
      await inPortions(context, () =>
        inTenant(pool, { tenant, actor: 'recurring run' }, async (db) => (await db.query(skip, values)).length),
      );
    }
  },
};
