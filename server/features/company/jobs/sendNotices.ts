import { startOfMailDay } from '../../../../domain/company/noticeDay.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import type { Job } from '../../../engine/jobs/job.ts';
import { commented, frameOf } from '../notices/frames.ts';
import { mailNotices } from '../notices/mailNotices.ts';

declare module '../../../engine/jobs/job.ts' {
  interface JobContext {
    /** The base URL of the console; absent where no notices are mailed. */
    readonly site?: string | undefined;
  }
}

/** Mails people what happened in their companies, at once or once a day in the morning. */
export const job: Job = {
  every: '* * * * *',
  async work(context) {
    const { pool, clock, site } = context;
    const now = clock.now();
    const companies = (await allCompanies(pool)).filter(({ is_suspended }) => !is_suspended);
    return eachCompany(context, companies, async ({ id: tenant, time_zone: timeZone }) => ({
      mailed:
        site === undefined
          ? 0
          : await mailNotices({ pool, site, frameOf, commented }, tenant, startOfMailDay(now, timeZone)),
    }));
  },
};
