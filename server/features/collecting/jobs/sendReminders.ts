import { isSendingTime, type SendingHours } from '../../../../domain/collecting/sendingHours.ts';
import { compareDates } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import { inTenant, readInTenant, readOnPlatform } from '../../../database/transaction.ts';
import { allCompanies, eachCompany, type Company } from '../../../engine/jobs/eachCompany.ts';
import type { Done, Job, JobContext } from '../../../engine/jobs/job.ts';
import { readHours } from '../reminders/hours.ts';
import { remindSome } from '../reminders/sendDue.ts';

interface Earliest {
  readonly tenant_id: string;
  readonly earliest: string;
}

const selectEarliest = 'select tenant_id, earliest::text from earliest_reminders($1::uuid[])';

/**
 * Sends the reminders whose day has come by each company's calendar, in its own working hours. It runs every quarter of an hour,
 * because these begin at each of them somewhere.
 */
export const job: Job = {
  every: '*/15 * * * *',
  async work(context) {
    return eachCompany(context, await companiesToRemind(context), (company) => remind(company, context));
  },
};

/** Returns the companies with reminders due today or earlier. */
async function companiesToRemind({ pool, clock }: JobContext): Promise<Company[]> {
  const companies = (await allCompanies(pool)).filter(({ is_suspended }) => !is_suspended);
  const keys = companies.map(({ id }) => id);
  const found = await readOnPlatform(pool, (db) => db.query<Earliest>(selectEarliest, [keys]));
  const earliest = new Map(found.map(({ tenant_id, earliest: day }) => [tenant_id, day]));
  const now = clock.now();
  return companies.filter(({ id, time_zone: timeZone }) => {
    const first = earliest.get(id);
    return first !== undefined && compareDates(first, today(now, timeZone)) <= 0;
  });
}

async function remind(
  { id, time_zone: timeZone }: Company,
  { pool, clock, budgets, signal, logger }: JobContext,
): Promise<Done> {
  const now = clock.now();
  const hours: SendingHours = await readInTenant(pool, id, (db) => readHours(db, id));
  const done = { reminded: 0, unreminded: 0 };
  if (!isSendingTime(now, timeZone, hours)) return done;
  const scope = { tenant: { id, timeZone }, now, budgets };
  for (;;) {
    signal.throwIfAborted();
    const some = await inTenant(pool, { tenant: id, actor: 'reminders' }, (db) => remindSome(db, scope));
    if (!some) break;
    done.reminded += some.reminded;
    done.unreminded += some.skipped;
  }
  if (done.reminded + done.unreminded > 0) logger.info({ tenant: id, ...done }, 'reminders');
  return done;
}
