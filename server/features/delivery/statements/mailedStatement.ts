import type { Language } from '../../../../domain/languages.ts';
import type { Statement } from '../../../../domain/payments/statement/statement.ts';
import type { Db } from '../../../database/transaction.ts';
import { designOf } from '../../../drawing/builtIn/builtIn.ts';
import type { Scope } from '../../../identity/scope.ts';
import { readDesign, readLook, readStatement } from '../../payments/index.ts';
import { mostLogoBytes, type Brand } from '../messages/brand.ts';
import type { StatementPeriod } from '../messages/documentRecipients.ts';
import type { DeliveryTexts } from '../messages/mailedInvoices.ts';

/** A message that mails a statement of account. */
export interface MailedStatement extends DeliveryTexts {
  readonly client: string;
  readonly client_name: string;
  readonly company: string;
  readonly reply_to: string | null;
  readonly language: Language;
  /** The hash of the page of the client, while its link opens it. */
  readonly hash: string | null;
  readonly recipient: string | null;
  readonly brand: Brand;
  /** As it is now: the mail leaves within minutes. */
  readonly statement: Statement;
}

type Found = Omit<MailedStatement, 'brand' | 'statement'> & StatementPeriod;

const select = `
  select m.client_uuid as client, e.name as client_name, c.name as company, m.language, m.name as recipient, m.subject, m.body,
    m.statement_from::text as "from", m.statement_to::text as "to", m.statement_currency as currency,
    coalesce(s.reply_to, c.responsible_email) as reply_to,
    case when not e.archived and e.link_expires_at > moment() then e.public_hash end as hash
  from messages m
    join entities e on e.tenant_id = $1 and e.uuid = m.client_uuid
    join delivery_settings s on s.tenant_id = $1
    cross join lateral (select name, responsible_email from companies where tenant_id = $1 limit 1) c
  where m.tenant_id = $1 and m.uuid = $2`;

/** Reads the statement of a message; undefined if it mails something else, or does not exist. */
export async function readMailedStatement(db: Db, scope: Scope, uuid: string): Promise<MailedStatement | undefined> {
  const [found] = await db.query<Found>(select, [scope.tenant.id, uuid]);
  if (!found) return undefined;
  const { from, to, currency, ...message } = found;
  const [brand, statement] = await Promise.all([
    readCompanyBrand(db, scope.tenant.id),
    readStatement(db, scope, message.client, { from, to, currency }),
  ]);
  return { ...message, brand, statement };
}

/** Reads the look of the mails that are about no invoice. */
async function readCompanyBrand(db: Db, tenant: string): Promise<Brand> {
  const { template, logo } = await readDesign(db, tenant, await readLook(db, tenant, []));
  return {
    accent: designOf(template).theme.colors.accent,
    ...(logo && logo.bytes.length <= mostLogoBytes && { logo }),
  };
}
