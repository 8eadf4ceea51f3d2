import { undoDays } from '../../../../domain/imports/undoable.ts';
import { inTenant, type Db } from '../../../database/transaction.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import { inPortions, portion } from '../../../engine/jobs/inPortions.ts';
import type { Job } from '../../../engine/jobs/job.ts';

/** For how many days the file of an import waits for its user, and rows with errors can be downloaded. */
const keptDays = 7;

const cancel = `
  update imports set status = 'cancelled', created = 0, changed = 0, finished_at = moment()
  where tenant_id = $1 and status = 'judged' and updated_at < $2::timestamptz - make_interval(days => ${keptDays}) returning 1`;

const dropFiles = `
  delete from import_files f using imports i
  where f.tenant_id = $1 and i.tenant_id = $1 and i.uuid = f.import_uuid and i.status in ('done', 'cancelled', 'failed', 'undone')`;

/** SQL: rows of a table that belong to imports which ended so many days ago. */
const dropOld = (table: string, days: number): string => `
  delete from ${table} where ctid = any(array(
    select r.ctid from imports i join ${table} r on r.tenant_id = $1 and r.import_uuid = i.uuid
    where i.tenant_id = $1 and i.finished_at < $2::timestamptz - make_interval(days => ${days}) limit $3)) returning 1`;

const dropRecords = dropOld('import_records', undoDays);
const dropProblems = dropOld('import_problems', keptDays);

/** Cancels imports that nobody confirmed, and deletes what is no longer needed of those that ended. */
export const job: Job = {
  every: '50 * * * *',
  async work(context) {
    const { pool, clock } = context;
    return eachCompany(context, await allCompanies(pool), async ({ id: tenant }) => {
      const inPart = (work: (db: Db) => Promise<object[]>) => inTenant(pool, { tenant, actor: 'imports' }, work);
      const now = clock.now();
      const cancelled = await inPart(async (db) => {
        const ended = await db.query(cancel, [tenant, now]);
        await db.query(dropFiles, [tenant]);
        return ended;
      });
      for (const text of [dropRecords, dropProblems]) {
        // oxlint-disable-next-line no-await-in-loop -- one portion after the other
        await inPortions(context, async () => (await inPart((db) => db.query(text, [tenant, now, portion]))).length);
      }
      return { imports: cancelled.length };
    });
  },
};
