import { inTenant } from '../../../database/transaction.ts';
import { forgetRecords, keptRecords, undoRecords } from '../../../engine/imports/undoImport.ts';
import { resourceNamed } from '../../../engine/resources/registry.ts';
import type { Company } from '../../../engine/jobs/eachCompany.ts';
import type { JobContext } from '../../../engine/jobs/job.ts';
import { endStep, moveOn, type Claimed, type Place } from './entries.ts';
import { pauseAfter } from './pauseAfter.ts';

const selectSome = `
  select record_uuid::text as key from import_records where tenant_id = $1 and import_uuid = $2 order by record_uuid limit $3`;

const nothing = { created: 0, changed: 0, unchanged: 0, bad_rows: 0 };

/**
 * Undoes a large import, which was judged as a whole when it was requested. A record that something came to depend on since
 * then stays, and is counted.
 */
export async function undoInChunks(
  context: JobContext,
  { id: tenant, time_zone: timeZone }: Company,
  claimed: Claimed,
): Promise<void> {
  const { pool, clock, signal, budgets } = context;
  const { uuid, user_uuid: user, undone_by: actor } = claimed;
  const resource = resourceNamed(claimed.resource);
  if (!resource) throw new Error(`No resource is called ${claimed.resource}`);
  const written = { tenant, uuid, resource };
  let place: Place = { status: 'undoing', done: claimed.done_rows };
  for (;;) {
    signal.throwIfAborted();
    const [since, at] = [performance.now(), place];
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
    const passed = await inTenant(pool, { tenant, user, actor: actor ?? 'imports' }, async (db) => {
      const some = await db.query<{ key: string }>(selectSome, [tenant, uuid, budgets.importChunk]);
      if (some.length === 0) {
        await endStep(db, written, at, 'undone');
        return undefined;
      }
      const keys = some.map(({ key }) => key);
      const scope = { tenant: { id: tenant, timeZone }, now: clock.now(), budgets };
      const stay = new Set((await keptRecords(db, scope, written, budgets.importChunk, keys)).map(({ key }) => key));
      const rest = keys.filter((key) => !stay.has(key));
      await undoRecords(db, written, rest);
      await forgetRecords(db, written, [...stay]);
      return moveOn(db, written, at, keys.length, { ...nothing, kept: stay.size });
    });
    if (!passed) return;
    place = passed;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pauseAfter(context, performance.now() - since);
  }
}
