import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { readUpload } from '../../../files/upload.ts';
import { attach } from '../../../engine/attachments/attachments.ts';
import type { Db } from '../../../database/transaction.ts';

const selectInvoice = `
  select uuid from invoices where tenant_id = $1 and status = 'billed' and type = 'individual' order by number desc limit 1`;

/** An empty page. */
const page = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

/** Attaches a report of hours to the last issued invoice of a company. */
export async function addAttachment(db: Db, tenant: string): Promise<void> {
  const [invoice] = await db.query<{ uuid: string }>(selectInvoice, [tenant]);
  const rule = { types: ['application/pdf'], bytes: page.length } as const;
  const upload = readUpload(
    { type: 'application/pdf', bytes: Buffer.from(page), filename: 'Timesheet.pdf' },
    { name: 'file', property: {}, rule, most: 1 },
    0,
  );
  await attach(db, { resource: invoices, tenant, uuid: invoice?.uuid ?? '' }, upload, page.length);
}
