import { today } from '../../../../domain/dates/today.ts';
import { ApiError } from '../../../base/errors.ts';
import { inTenant, readInTenant, type Db } from '../../../database/transaction.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import { inPortions, portion } from '../../../engine/jobs/inPortions.ts';
import type { Job } from '../../../engine/jobs/job.ts';
import { mailDocument } from '../../delivery/index.ts';

// Once, of those whose client was mailed before: one that is valid for fewer days is not reminded of.
const isDue = `
  q.tenant_id = $1 and q.status = 'issued' and q.mailed_at is not null
    and q.valid_until between $2::date and $2::date + s.reminder_days and q.created < q.valid_until - s.reminder_days
    and not exists (select from document_mails m
      where m.tenant_id = $1 and m.document_uuid = q.uuid and m.topic = 'quote_reminder')`;

const selectDue = `
  select q.uuid from quotes q join quote_settings s on s.tenant_id = q.tenant_id where ${isDue} order by q.uuid limit 500`;

const lockDue = `
  select q.uuid from quotes q join quote_settings s on s.tenant_id = q.tenant_id where ${isDue} and q.uuid = $3 for update of q`;

const expire = `
  update quotes set status = 'expired' where tenant_id = $1 and uuid = any(array(
    select uuid from quotes where tenant_id = $1 and status = 'issued' and valid_until < $2
    order by uuid limit $3 for update))
  returning 1`;

/**
 * Reminds of quotes that are about to expire, and lets those expire whose validity has passed, by each company's calendar.
 * It runs every hour, because days begin at each of them somewhere.
 */
export const job: Job = {
  every: '25 * * * *',
  async work(context) {
    const { pool, clock, site, budgets, signal } = context;
    return eachCompany(context, await allCompanies(pool), async (company) => {
      const { id, time_zone: timeZone, is_suspended: isSuspended } = company;
      const day = today(clock.now(), timeZone);
      const within = <T>(write: (db: Db) => Promise<T>) => inTenant(pool, { tenant: id, actor: 'quotes' }, write);
      const expireSome = () => within(async (db) => (await db.query(expire, [id, day, portion])).length);
      const due =
        isSuspended || site === undefined
          ? []
          : await readInTenant(pool, id, (db) => db.query<{ uuid: string }>(selectDue, [id, day]));
      const scope = { tenant: { id, timeZone }, budgets, ...(site !== undefined && { site }) };
      const remind = async (uuid: string) =>
        within(async (db) => {
          const [still] = await db.query(lockDue, [id, day, uuid]);
          return still ? mailDocument(db, scope, 'quote_reminder', uuid) : 0;
        });
      let reminded = 0;
      for (const { uuid } of due) {
        if (signal.aborted) break;
        // oxlint-disable-next-line no-await-in-loop -- each in its own transaction
        reminded += await remind(uuid).catch(unlessFull);
      }
      return { reminded, expired: await inPortions(context, expireSome) };
    });
  },
};

/** What is beyond the limit of an hour is mailed in the next one. */
function unlessFull(error: unknown): number {
  if (error instanceof ApiError && error.code === 'too_many_requests') return 0;
  throw error;
}
