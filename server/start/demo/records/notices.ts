import type { Db } from '../../../database/transaction.ts';
import { markAllRead } from '../../../features/company/notices/read.ts';
import { setMoment } from './events.ts';

const selectReaders = `
  select u.uuid as user, t.id as tenant from users u
  join user_references r on r.user_uuid = u.uuid and r.kind = 'tenant' join tenants t on t.slug = r.value
  where u.type <> 'CUSTOMER'`;

const enter = "select set_config('app.tenant', $1, true)";

const recent = 3 * 24 * 60 * 60 * 1000;

/** Lets the people of the companies have read all but the notices of the last days. */
export async function readNoticesUntil(db: Db, now: Date): Promise<void> {
  const readers = await db.query<{ user: string; tenant: string }>(selectReaders);
  await setMoment(db, new Date(now.getTime() - recent));
  for (const reader of readers) {
    // oxlint-disable-next-line no-await-in-loop -- few people, each in the rows of a company
    await db.query(enter, [reader.tenant]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await markAllRead(db, reader);
  }
  await setMoment(db, now);
}
