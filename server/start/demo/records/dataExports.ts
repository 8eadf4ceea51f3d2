import type { Db } from '../../../database/transaction.ts';
import { setMoment } from './events.ts';

const enter = "select set_config('app.tenant', id::text, true) from tenants where slug = $1";

const insert = `
  insert into data_exports (tenant_id, status, requested_by, user_uuid, language, progress, attempts, read_at, finished_at, expires_at,
    downloaded_by, downloaded_at, files, size, digest)
  select t.id, 'expired', u.name || ' <' || u.email || '>', u.uuid, 'pt', 100, 1, moment(), moment() + interval '2 minutes',
    moment() + interval '7 days', u.name || ' <' || u.email || '>', moment() + interval '5 minutes', 402, 9124871,
    encode(sha256('an export of the demo'), 'hex')
  from tenants t, users u where t.slug = $1 and u.email = $2`;

const daysAgo = 41;

/** An export of all data that has expired: its archive is gone. */
export async function addDataExport(db: Db, slug: string, email: string, now: Date): Promise<void> {
  await setMoment(db, new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000));
  await db.query(enter, [slug]);
  await db.query(insert, [slug, email]);
  await setMoment(db, now);
}
