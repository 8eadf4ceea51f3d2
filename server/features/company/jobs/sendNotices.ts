import { startOfMailDay } from '../../../../domain/company/noticeDay.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import type { Job } from '../../../engine/jobs/job.ts';
import { inTenant } from '../../../database/transaction.ts';
import { frameOf } from '../notices/frames.ts';
import { mailNotices } from '../notices/mailNotices.ts';

/** Transactions that began before this many milliseconds have ended, so that no notice is passed over. */
const settledMs = 10_000;

/** Notices are kept for this number of days. */
const keptDays = 90;

const clear = `delete from notices where tenant_id = $1 and updated_at < $2::timestamptz - make_interval(days => ${keptDays})`;

declare module '../../../engine/jobs/job.ts' {
  interface JobContext {
    /** The base URL of the console; absent where no notices are mailed. */
    readonly site?: string | undefined;
  }
}

/** Mails people what happened in their companies, at once or once a day in the morning, and deletes old notices. */
export const job: Job = {
  every: '* * * * *',
  async work(context) {
    const { pool, clock, site } = context;
    const now = clock.now();
    const until = new Date(now.getTime() - settledMs);
    const companies = (await allCompanies(pool)).filter(({ is_suspended }) => !is_suspended);
    return eachCompany(context, companies, async ({ id: tenant, time_zone: timeZone }) => {
      const day = startOfMailDay(now, timeZone);
      const mailed = site === undefined ? 0 : await mailNotices({ pool, site, frameOf }, tenant, { until, day });
      await inTenant(pool, { tenant }, (db) => db.query(clear, [tenant, now.toISOString()]));
      return { mailed };
    });
  },
};
