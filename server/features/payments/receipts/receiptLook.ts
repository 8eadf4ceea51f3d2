import type { Db } from '../../../database/transaction.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { ReceiptRequest } from '../../../drawing/receipt/request.ts';
import { companyLogo, companyLogoVersion } from '../../../engine/documents/drawing/companyLogo.ts';
import { drawnWith, readContent, templateJoin } from '../../../engine/documents/drawing/templateContent.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import type { NamedTemplate } from '../../../engine/documents/foundDocument.ts';
import type { FileContent } from '../../../files/content.ts';

/** Template and logo of a receipt: those of its invoice; of none or of several invoices, those of the company. */
export interface ReceiptLook {
  readonly invoice: string | null;
  readonly drawn_with: NamedTemplate;
  /** The versions of both. */
  readonly state: string;
}

const selectOfCompany = `
  select null as invoice, ${drawnWith()}, concat_ws(' ', t.uuid || ' ' || t.xmin, ${companyLogoVersion('$1')}) as state
  from (select) one left join invoice_templates t on t.tenant_id = $1 and t."default"`;

const selectOfInvoice = (logo: string) => `
  select i.uuid as invoice, ${drawnWith('i.template_version_uuid')},
    concat_ws(' ', coalesce(i.template_version_uuid::text, t.uuid || ' ' || t.xmin), ${logo}) as state
  from invoices i left ${templateJoin('$1', 'i.template')} where i.tenant_id = $1 and i.uuid = $2`;

const selectLogo = companyLogo('$1');

/** Reads the look of the receipt of an invoice, or of none. */
export async function readLook(db: Db, tenant: string, ofInvoice: readonly string[]): Promise<ReceiptLook> {
  const { logos } = await engineOf(invoices);
  const [look] = await (ofInvoice.length > 0
    ? db.query<ReceiptLook>(selectOfInvoice(logos.version('i')), [tenant, ...ofInvoice])
    : db.query<ReceiptLook>(selectOfCompany, [tenant]));
  if (!look) throw new Error('The invoice of a receipt is missing');
  return look;
}

/** Reads the template and logo of a look. */
export async function readDesign(
  db: Db,
  tenant: string,
  { invoice, drawn_with }: ReceiptLook,
): Promise<Pick<ReceiptRequest, 'template' | 'logo'>> {
  const { logos } = await engineOf(invoices);
  const [template, logo] = await Promise.all([
    readContent(db, tenant, drawn_with),
    invoice === null
      ? db.query<FileContent>(selectLogo, [tenant]).then(([own]) => own)
      : logos.find(db, tenant, invoice),
  ]);
  return { template, ...(logo && { logo }) };
}
