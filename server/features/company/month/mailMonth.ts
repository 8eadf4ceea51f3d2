import { languageOfCountry, type Language } from '../../../../domain/languages.ts';
import { monthText } from '../../../../domain/reports/monthText.ts';
import { inTenant, readInTenant, readOnPlatform, type Db } from '../../../database/transaction.ts';
import type { Pool } from '../../../database/pool/pool.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import { readAuthorizations } from '../../people/index.ts';
import type { FrameOf } from '../notices/frames.ts';
import { required } from './required.ts';

const selectDay = 'select month_mail_day as day from delivery_settings where tenant_id = $1';

/** Returns the day of the month on which a company mails its accountants; null if it does not. */
export async function readMailDay(pool: Pool, tenant: string): Promise<number | null> {
  const [settings] = await readInTenant(pool, tenant, (db) => db.query<{ day: number | null }>(selectDay, [tenant]));
  return settings?.day ?? null;
}

interface Accountant {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language | null;
}

const selectAccountants = `
  select u.uuid, u.name, u.email, u.language from users u
  where u.active and u.type in ('ACCOUNTANT', 'PARTNER') and exists (
    select from user_references r join tenants t on t.id = $1 and r.value = t.slug
    where r.user_uuid = u.uuid and r.kind = 'tenant')
  order by u.uuid`;

const selectCompany = `
  select c.name, o.identifier as country from companies c left join countries o on o.id = c.location_country_id
  where c.tenant_id = $1 limit 1`;

const mark = `
  insert into month_mails (tenant_id, user_uuid, month) values ($1, $2, $3) on conflict do nothing returning user_uuid`;

/** What a mail about a month needs. */
export interface MonthMailing {
  readonly pool: Pool;
  readonly site: string;
  readonly frameOf: FrameOf;
}

/**
 * Mails the accountants of a company that may read all of a month: once each, with a link into the console, where they sign
 * in. Returns the number of mails.
 */
export async function mailMonth({ pool, site, frameOf }: MonthMailing, tenant: string, month: string): Promise<number> {
  const accountants = await readOnPlatform(pool, (db) => accountantsOf(db, tenant, frameOf), { isOperator: true });
  if (accountants.length === 0) return 0;
  return inTenant(pool, { tenant, actor: 'worker' }, async (db) => {
    const [company] = await db.query<{ name: string; country: string | null }>(selectCompany, [tenant]);
    if (!company) return 0;
    let mailed = 0;
    for (const { uuid, language: own, ...to } of accountants) {
      // oxlint-disable-next-line no-await-in-loop -- a handful of accountants, in one transaction
      const [isNew] = await db.query(mark, [tenant, uuid, month]);
      if (!isNew) continue;
      const language = own ?? languageOfCountry(company.country ?? undefined);
      const link = `${site}/accountants?month=${month.slice(0, 7)}`;
      const values = { link, company: company.name, month: monthText(month.slice(0, 7), language) };
      // oxlint-disable-next-line no-await-in-loop -- as above
      await queueMail(db, { topic: 'month', to, language, values });
      mailed += 1;
    }
    return mailed;
  });
}

/** Returns the accountants who may read all that a month contains. */
async function accountantsOf(db: Db, tenant: string, frameOf: FrameOf): Promise<Accountant[]> {
  const found = await db.query<Accountant>(selectAccountants, [tenant]);
  const may = [];
  for (const accountant of found) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of accountants
    const { permissions } = await readAuthorizations(db, { user: accountant.uuid, tenant }, frameOf);
    const held = new Set(permissions.map(({ name }) => name));
    if (required.every(({ resource, action }) => held.has(`${resource}:${action}`))) may.push(accountant);
  }
  return may;
}
