import { noticeEvents, usualWay, type NoticeEvent, type NoticeWay } from '../../../../schemas/parts/company/notices.ts';
import type { Db } from '../../../database/transaction.ts';

export type Ways = Readonly<Record<NoticeEvent, NoticeWay>>;

const select = 'select ways from notice_settings where tenant_id = $1 and user_uuid = $2';

const save = `
  insert into notice_settings (tenant_id, user_uuid, ways) values ($1, $2, $3)
  on conflict (tenant_id, user_uuid) do update set ways = notice_settings.ways || excluded.ways
  returning ways`;

/** Reads how a person wants to know of each event. */
export async function readWays(db: Db, tenant: string, user: string): Promise<Ways> {
  const [found] = await db.query<{ ways: Partial<Ways> }>(select, [tenant, user]);
  return completed(found?.ways);
}

/** Saves the chosen ways; the others stay. */
export async function saveWays(db: Db, tenant: string, user: string, ways: Partial<Ways>): Promise<Ways> {
  const [found] = await db.query<{ ways: Partial<Ways> }>(save, [tenant, user, JSON.stringify(ways)]);
  return completed(found?.ways);
}

const completed = (ways: Partial<Ways> = {}): Ways =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every event has a way
  Object.fromEntries(noticeEvents.map((event) => [event, ways[event] ?? usualWay])) as Ways;
