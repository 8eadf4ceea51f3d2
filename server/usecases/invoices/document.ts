import invoices from '../../../schemas/resources/invoices.ts';
import type { Db } from '../../db/transaction.ts';
import { calledOf } from '../../documents/called.ts';
import type { DocumentHeader, DocumentLocale, UnreadRequest } from '../../documents/request.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { companyLogoVersion, formerLogo } from '../documents/companyLogo.ts';
import { logos } from './logos.ts';
import { namesOf } from '../documents/names.ts';
import { toRecord } from './record.ts';
import { linked } from '../documents/publicLink.ts';
import { linesColumn } from '../documents/storedLines.ts';
import type { Printed } from '../documents/printed.ts';
import { invoicePrinted, invoiceTables, summaryColumns, type InvoiceRow } from './rows.ts';
import type { Seeable } from './view.ts';

/** A document that can be drawn. */
export interface FoundDocument extends Seeable {
  readonly number: number | null;
  readonly public_hash: string;
  /** The built-in program that draws it. */
  readonly link: string;
  /**
   * A version of all that the document shows: invoice, template, logo, account and contact. Marking it as seen does not
   * change it.
   */
  readonly state: string;
}

const contentVersion = 'i.version - (i.seen_at is not null)::int';

const findColumns = `
  select i.uuid, i.status, i.seen_at, i.version, i.number, i.public_hash, t.link,
    concat_ws(' ', ${contentVersion}, t.uuid, t.xmin, coalesce(
      (select 'own ' || g.xmin from invoice_logos g where g.tenant_id = i.tenant_id and g.invoice_uuid = i.uuid),
      (select 'contract ' || g.xmin from contract_logos g where g.tenant_id = i.tenant_id and g.contract_uuid = i.contract_uuid),
      (select 'former ' || g.uuid from (${formerLogo('i.tenant_id', 'i.number')}) g),
      ${companyLogoVersion('i.tenant_id')}),
      (select 'account ' || a.version from accounts a where a.tenant_id = i.tenant_id and a.uuid = i.account_uuid),
      (select 'contact ' || c.version from companies c where c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid)
    ) as state
  from invoices i
  join invoice_templates t on t.tenant_id = i.tenant_id and t.link is not null and (t.link = $1 or t.uuid::text = $1)`;

const find = `${findColumns} where i.tenant_id = $2 and i.uuid = $3 and i.status <> 'future'`;
const findLinked = `${findColumns}
  where i.tenant_id = ${linked.tenant} and i.uuid = ${linked.uuid} and i.status <> 'future'`;

/**
 * Finds the document of an invoice by template (link or uuid), by keys only. Throws `not_found`, also for an invoice
 * that is not yet public.
 */
export async function findDocument(
  db: Db,
  tenant: string,
  asked: { readonly uuid: string; readonly template: string },
): Promise<FoundDocument> {
  return one(await db.query<FoundDocument>(find, [asked.template, tenant, asked.uuid]));
}

/** Like `findDocument`, for the invoice of a public link. */
export async function findLinkedDocument(db: Db, template: string): Promise<FoundDocument> {
  return one(await db.query<FoundDocument>(findLinked, [template]));
}

function one([found]: FoundDocument[]): FoundDocument {
  if (!found) throw new ApiError('not_found');
  return found;
}

const read = `
  select ${summaryColumns}, ${linesColumn(namesOf(invoices), 'i')}::text as lines, ${contentVersion} = $3 as stands,
    ${invoicePrinted}
  from ${invoiceTables} where i.tenant_id = $1 and i.uuid = $2`;

type UnreadRow = Omit<InvoiceRow, 'lines'> & Printed & { readonly lines: string; readonly stands: boolean };

/** Reads all data of a document. Throws `stale` if the invoice has changed since it was found. */
export async function readDocument(
  db: Db,
  scope: Scope,
  { uuid, version, seen_at, link }: FoundDocument,
  locale: DocumentLocale,
): Promise<UnreadRequest> {
  const tenant = scope.tenant.id;
  const [[row], logo] = await Promise.all([
    db.query<UnreadRow>(read, [tenant, uuid, version - (seen_at === null ? 0 : 1)]),
    logos.find(db, tenant, uuid),
  ]);
  if (!row?.stands) throw new ApiError('stale');
  const { lines, stands: _, pay_to: account, contact, language: _fixed, ...summary } = row;
  const record = toRecord(summary, scope) as Omit<DocumentHeader, 'called'>;
  const called = calledOf(invoices, row.status, locale);
  const document = { ...record, called, ...(account && { account }), ...(contact && { contact }) };
  return { template: link, locale, document, lines, ...(logo && { logo }) };
}
