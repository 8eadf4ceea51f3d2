import { noticeText, type NoticeFacts } from '../../../../domain/company/noticeText.ts';
import { languageOfCountry, type Language } from '../../../../domain/languages.ts';
import {
  noticeEvents,
  noticeResources,
  type NoticeAnswer,
  type NoticeEvent,
} from '../../../../schemas/parts/company/notices.ts';
import { inTenant, readInTenant, readOnPlatform, type Db } from '../../../database/transaction.ts';
import { translate } from '../../../base/i18n.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { readAuthorizations } from '../../people/index.ts';
import type { FrameOf } from './frames.ts';
import { ownNumber, printedNumber } from './ownNumber.ts';

/** The notices of one event that a mail is due for. */
interface DueRow {
  readonly event: NoticeEvent;
  readonly count: number;
  readonly number: string | null;
  readonly client: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly answer: NoticeAnswer | null;
  readonly reason: string | null;
  readonly author: string | null;
  readonly resource: string | null;
  readonly name: string | null;
}

/**
 * SQL: the notices `n` that people with settings `s` were not mailed completely, as `m` says; `$2` is when the mail of the
 * day was due. What a person chooses to be mailed begins then.
 */
const due = `
  notice_settings s
    join notices n on n.tenant_id = $1 and n.caused_by is distinct from s.user_uuid
      and (n.for_user is null or n.for_user = s.user_uuid)
      and n.updated_at > (s.mail_from ->> n.event)::timestamptz
    left join notice_mails m on m.tenant_id = $1 and m.user_uuid = s.user_uuid and m.notice_uuid = n.uuid
  where s.tenant_id = $1 and n.count > coalesce(m.count, 0)
    and case s.ways ->> n.event when 'at_once' then true when 'daily' then n.updated_at < $2::timestamptz else false end`;

const selectUsers = `select distinct s.user_uuid as user from ${due}`;

/** Another worker that mails the same person waits, and finds what is left. */
const lock = 'select 1 from notice_settings where tenant_id = $1 and user_uuid = $2 for update';

// Those of one event are summed up: what they share stays. Mentions on records that the person may no longer read are marked too.
const takeDue = `
  with due as (
    select n.uuid, n.event, coalesce(${printedNumber('n')}, ${ownNumber('n')}) as number, n.client, n.currency, n.count, n.amount, n.answer, n.reason,
      n.author, n.resource, n.record_name, n.count - coalesce(m.count, 0) as more, n.amount - coalesce(m.amount, 0) as more_amount
    from ${due} and s.user_uuid = $3
  ), marked as (
    insert into notice_mails (tenant_id, user_uuid, notice_uuid, count, amount) select $1, $3, uuid, count, amount from due
    on conflict (tenant_id, user_uuid, notice_uuid) do update set count = excluded.count, amount = excluded.amount)
  select event, sum(more)::int as count,
    case when count(*) = 1 then min(number) end as number, case when count(distinct client) = 1 then min(client) end as client,
    case when count(currency) = count(*) and count(distinct currency) = 1 then sum(more_amount)::text end as amount,
    case when count(currency) = count(*) and count(distinct currency) = 1 then min(currency) end as currency,
    case when count(*) = 1 then min(answer) end as answer, case when count(*) = 1 then min(reason) end as reason,
    case when count(*) = 1 then min(author) end as author, case when count(*) = 1 then min(resource) end as resource,
    case when count(*) = 1 then min(record_name) end as name
  from due where resource is null or resource = any($4::text[]) group by event`;

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
  readonly resources: readonly string[];
}

/** What mails of notices need. */
export interface NoticeMailing {
  readonly pool: Pool;
  readonly site: string;
  readonly frameOf: FrameOf;
  /** The resources whose records people comment on. */
  readonly commented: readonly string[];
}

/**
 * Mails people of a company what happened since their last mail, as they chose: at once, or once a day, due at `day`. They
 * get what they may still read. Returns the number of mails.
 */
export async function mailNotices(mailing: NoticeMailing, tenant: string, day: Date): Promise<number> {
  const { pool, site } = mailing;
  const values = [tenant, day.toISOString()];
  const users = await readInTenant(pool, tenant, (db) => db.query<{ user: string }>(selectUsers, values));
  let mailed = 0;
  for (const { user } of users) {
    // oxlint-disable-next-line no-await-in-loop -- few people, each in transactions of its own
    const person = await readOnPlatform(pool, (db) => personOf(db, { user, tenant }, mailing), { isOperator: true });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await inTenant(pool, { tenant, actor: 'notices' }, async (db) => {
      await db.query(lock, [tenant, user]);
      const [[company], rows] = await Promise.all([
        db.query<{ name: string; country: string | null }>(selectCompany, [tenant]),
        db.query<DueRow>(takeDue, [...values, user, person?.resources ?? []]),
      ]);
      const known = rows.filter(({ event }) => person?.events.includes(event));
      if (!person || !company || known.length === 0) return;
      const language = person.language ?? languageOfCountry(company.country ?? undefined);
      const words = (key: string, args: Readonly<Record<string, string | number>>) => translate(language, key, args);
      await queueMail(db, {
        topic: 'notices',
        to: person,
        language,
        values: {
          link: `${site}/company`,
          company: company.name,
          ...Object.fromEntries(known.map((row) => [row.event, noticeText(factsOf(row), language, words)])),
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
  { frameOf, commented }: NoticeMailing,
): Promise<Person | undefined> {
  const [person] = await db.query<Pick<Person, 'name' | 'email' | 'language'>>(selectPerson, [user, tenant]);
  if (!person) return undefined;
  const { permissions } = await readAuthorizations(db, { user, tenant }, frameOf);
  const held = new Set(permissions.map(({ name }) => name));
  return {
    ...person,
    events: noticeEvents.filter((event) => held.has(`${noticeResources[event]}:list`)),
    resources: commented.filter((name) => held.has(`${name}:show`)),
  };
}

const factsOf = ({ resource, name, ...row }: DueRow): NoticeFacts => ({
  ...row,
  record: resource ? { resource, name } : null,
});
