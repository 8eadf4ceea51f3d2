import type { Db } from '../../../database/transaction.ts';
import { markAllRead } from '../../../features/company/notices/read.ts';
import { setMoment } from './events.ts';

const selectReaders = `
  select u.uuid as user, t.id as tenant from users u
  join user_references r on r.user_uuid = u.uuid and r.kind = 'tenant' join tenants t on t.slug = r.value
  where u.type <> 'CUSTOMER'`;

const recent = 3 * 24 * 60 * 60 * 1000;

/** Lets the people of the companies have read all but the notices of the last days. */
export async function readNoticesUntil(db: Db, now: Date): Promise<void> {
  const readers = await db.query<{ user: string; tenant: string }>(selectReaders);
  await setMoment(db, new Date(now.getTime() - recent));
  await Promise.all(readers.map((reader) => markAllRead(db, { ...reader, events: [] })));
  await setMoment(db, now);
}
