import { monthToMail } from '../../../../domain/company/monthToMail.ts';
import { today } from '../../../../domain/dates/today.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import type { Job } from '../../../engine/jobs/job.ts';
import { frameOf } from '../notices/frames.ts';
import { mailMonth, readMailDay } from '../month/mailMonth.ts';

/** Mails accountants that the month before can be downloaded, from the day that their company chose. */
export const job: Job = {
  every: '40 * * * *',
  async work(context) {
    const { pool, clock, site } = context;
    const companies = (await allCompanies(pool)).filter(({ is_suspended }) => !is_suspended);
    return eachCompany(context, companies, async ({ id: tenant, time_zone: timeZone }) => {
      if (site === undefined) return { mailed: 0 };
      const month = monthToMail(today(clock.now(), timeZone), await readMailDay(pool, tenant));
      return { mailed: month === undefined ? 0 : await mailMonth({ pool, site, frameOf }, tenant, month) };
    });
  },
};
