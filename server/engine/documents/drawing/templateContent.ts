import { languageOfCountry } from '../../../../domain/languages.ts';
import { migrateTemplate } from '../../../../domain/templates/migrations.ts';
import type { Template } from '../../../../schemas/parts/templates/template.ts';
import type { Db } from '../../../database/transaction.ts';
import { defaultTemplate } from '../../../drawing/builtIn/builtIn.ts';
import { queueMail } from '../../../mail/queueMail.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { NamedTemplate } from '../foundDocument.ts';

/** SQL: joins the template `t` of a link or uuid. */
export const templateJoin = (tenant: string, template: string): string =>
  `join invoice_templates t on t.tenant_id = ${tenant} and (t.link = ${template} or t.uuid::text = ${template})`;

/** SQL: the `NamedTemplate` of the joined template, with the version that a document keeps. */
export const drawnWith = (version = 'null'): string =>
  `jsonb_build_object('link', t.link, 'uuid', t.uuid, 'version', ${version}) as drawn_with`;

const selectVersion = 'select content from invoice_template_versions where tenant_id = $1 and uuid = $2';
const selectCurrent = 'select content from invoice_templates where tenant_id = $1 and uuid = $2';

/** Returns the link of a built-in template, or the content of a company's own in the current version of the format. */
export async function readContent(
  db: Db,
  tenant: string,
  { link, uuid, version }: NamedTemplate,
): Promise<string | Template> {
  if (link !== null) return link;
  const [statement, key] = version === null ? [selectCurrent, uuid] : [selectVersion, version];
  const [found] = await db.query<{ content: unknown }>(statement, [tenant, key]);
  // It was checked when it was saved.
  return found?.content ? (migrateTemplate(found.content) as Template) : defaultTemplate;
}

const markFailed = `
  update invoice_template_versions v set failed_at = now() where v.tenant_id = $1 and v.failed_at is null
    and v.uuid = coalesce($3::uuid, (select uuid from invoice_template_versions l
      where l.tenant_id = $1 and l.template_uuid = $2::uuid order by l.uuid desc limit 1))
  returning v.uuid`;

const selectNotified = `
  select c.name as company, c.responsible_email as email, co.identifier as country,
    (select name from invoice_templates where tenant_id = $1 and uuid = $2::uuid) as template
  from companies c join countries co on co.id = c.location_country_id where c.tenant_id = $1`;

interface Notified {
  readonly company: string;
  readonly email: string | null;
  readonly country: string;
  readonly template: string | null;
}

/** Notifies the company, once for each content, that a document could not be printed with its custom template. */
export async function notifyFailed(db: Db, scope: Scope, { uuid, version }: NamedTemplate): Promise<void> {
  const tenant = scope.tenant.id;
  const [failed] = await db.query<{ uuid: string }>(markFailed, [tenant, uuid, version]);
  if (!failed) return;
  const [notified] = await db.query<Notified>(selectNotified, [tenant, uuid]);
  if (!notified?.email) return;
  const { company, email, country, template } = notified;
  await queueMail(db, {
    topic: 'template_failed',
    to: { name: company, email },
    language: languageOfCountry(country),
    values: {
      company,
      ...(template !== null && { template }),
      ...(scope.site !== undefined && { link: `${scope.site}/company/invoice-templates/${uuid}` }),
    },
    subject: failed.uuid,
  });
}
