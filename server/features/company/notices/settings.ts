import { noticeEvents, usualWay, type NoticeEvent, type NoticeWay } from '../../../../schemas/parts/company/notices.ts';
import type { Db } from '../../../database/transaction.ts';

export type Ways = Readonly<Record<NoticeEvent, NoticeWay>>;

const select = 'select ways from notice_settings where tenant_id = $1 and user_uuid = $2';

/** An event is mailed from now on, or still since when it was chosen. */
const save = `
  with mailed as (
    select coalesce(jsonb_object_agg(event, moment()) filter (where way in ('at_once', 'daily')), '{}') as since,
      coalesce(array_agg(event) filter (where way not in ('at_once', 'daily')), '{}') as ended
    from jsonb_each_text($3::jsonb) as w (event, way))
  insert into notice_settings as s (tenant_id, user_uuid, ways, mail_from)
  select $1::uuid, $2::uuid, $3::jsonb, mailed.since from mailed
  on conflict (tenant_id, user_uuid) do update
    set ways = s.ways || excluded.ways, mail_from = excluded.mail_from || (s.mail_from - (select ended from mailed))
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
