import { noticeText } from '../../../../domain/company/noticeText.ts';
import { languageOfCountry, type Language } from '../../../../domain/languages.ts';
import { noticeEvents, noticeResources, type NoticeEvent } from '../../../../schemas/parts/company/notices.ts';
import { inTenant, readInTenant, readOnPlatform, type Db } from '../../../database/transaction.ts';
import { translate } from '../../../base/i18n.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readAuthorizations } from '../../people/index.ts';
import type { FrameOf } from './frames.ts';

/** The notices of one person that a mail is due for, by event. */
interface DueRow {
  readonly user_uuid: string;
  readonly event: NoticeEvent;
  readonly count: number;
  readonly number: string | null;
  readonly client: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}

// Those of one event are summed up: what they share stays.
const selectDue = `
  select s.user_uuid, n.event, sum(n.count)::int as count,
    case when count(*) = 1 then min(n.number)::text end as number, case when count(distinct n.client) = 1 then min(n.client) end as client,
    case when count(n.currency) = count(*) and count(distinct n.currency) = 1 then sum(n.amount)::text end as amount,
    case when count(n.currency) = count(*) and count(distinct n.currency) = 1 then min(n.currency) end as currency
  from notice_settings s join notices n on n.tenant_id = $1 and n.caused_by is distinct from s.user_uuid and n.updated_at <= $2
    and case s.ways ->> n.event
      when 'at_once' then n.updated_at > s.mailed_until
      when 'daily' then n.updated_at > s.digest_until and s.digest_until < $3 end
  where s.tenant_id = $1
  group by s.user_uuid, n.event`;

const markMailed = `
  update notice_settings set mailed_until = greatest(mailed_until, $3),
    digest_until = case when digest_until < $4 then greatest(digest_until, $3) else digest_until end
  where tenant_id = $1 and user_uuid = $2 and (mailed_until < $3) returning 1`;

const selectPerson = `
  select u.name, u.email, u.language from users u
  where u.uuid = $1 and u.active and exists (
    select from user_references r join tenants t on t.id = $2 and r.value = t.slug
    where r.user_uuid = u.uuid and r.kind = 'tenant')`;

const selectCompany = `
  select c.name, o.identifier as country from companies c left join countries o on o.id = c.location_country_id
  where c.tenant_id = $1 limit 1`;

interface Person {
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
  readonly events: readonly NoticeEvent[];
}

/** What mails of notices need. */
export interface NoticeMailing {
  readonly pool: Pool;
  readonly site: string;
  readonly frameOf: FrameOf;
}

/** The time until which notices are mailed, and since when a mail of the day is due. */
export interface Until {
  readonly until: Date;
  readonly day: Date;
}

/**
 * Mails people of a company what happened since their last mail, as they chose: at once, or once a day. They get what
 * they may still read. Returns the number of mails.
 */
export async function mailNotices(
  { pool, site, frameOf }: NoticeMailing,
  tenant: string,
  { until, day }: Until,
): Promise<number> {
  const times = [until.toISOString(), day.toISOString()];
  const due = await readInTenant(pool, tenant, (db) => db.query<DueRow>(selectDue, [tenant, ...times]));
  let mailed = 0;
  for (const [user, rows] of Map.groupBy(due, ({ user_uuid }) => user_uuid)) {
    // oxlint-disable-next-line no-await-in-loop -- few people, each in transactions of its own
    const person = await readOnPlatform(pool, (db) => personOf(db, { user, tenant }, frameOf), { isOperator: true });
    const known = rows.filter(({ event }) => person?.events.includes(event));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await inTenant(pool, { tenant, actor: 'notices' }, async (db) => {
      const [[company], marked] = await Promise.all([
        db.query<{ name: string; country: string | null }>(selectCompany, [tenant]),
        db.query(markMailed, [tenant, user, ...times]),
      ]);
      // Another worker was faster.
      if (!person || !company || known.length === 0 || marked.length === 0) return;
      const language = person.language ?? languageOfCountry(company.country ?? undefined);
      const words = (key: string, args: Readonly<Record<string, string | number>>) => translate(language, key, args);
      await queueMail(db, {
        topic: 'notices',
        to: person,
        language,
        values: {
          link: `${site}/company`,
          company: company.name,
          ...Object.fromEntries(known.map((row) => [row.event, noticeText(row, language, words)])),
        },
      });
      mailed += 1;
    });
  }
  return mailed;
}

/** Returns a person with the events that they may know of; undefined without access to the company. */
async function personOf(
  db: Db,
  { user, tenant }: { readonly user: string; readonly tenant: string },
  frameOf: FrameOf,
): Promise<Person | undefined> {
  const [person] = await db.query<Omit<Person, 'events'>>(selectPerson, [user, tenant]);
  if (!person) return undefined;
  const { permissions } = await readAuthorizations(db, { user, tenant }, frameOf);
  const held = new Set(permissions.map(({ name }) => name));
  return { ...person, events: noticeEvents.filter((event) => held.has(`${noticeResources[event]}:list`)) };
}
