import { createHash } from 'node:crypto';
import type { Language } from '../../../../domain/languages.ts';
import { inTenant, readInTenant } from '../../../database/transaction.ts';
import type { Drawn, ReceiptForm } from '../../../drawing/process/messages.ts';
import type { DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import { notifyFailed } from '../../../engine/documents/drawing/templateContent.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Enclosure } from '../../../mail/layOut.ts';
import { readReceipt, type ReadReceipt } from './readReceipt.ts';
import { readDesign } from './receiptLook.ts';

/** A receipt in a language and form; visitors share the limits of their `link`. */
interface ToDraw {
  readonly language: Language;
  readonly form: ReceiptForm;
  readonly link?: string | undefined;
}

/**
 * Draws a read receipt, or returns the cached one; with the default template if its company's own fails. Throws like
 * `Documents.draw`.
 */
export async function drawRead(
  { pool, documents, signal }: DrawingBy,
  scope: Scope,
  { receipt, look }: ReadReceipt,
  { language, form, link }: ToDraw,
): Promise<Drawn> {
  const { id: tenant } = scope.tenant;
  const digest = createHash('sha256')
    .update(JSON.stringify([receipt, look]))
    .digest('hex');
  const drawn = await documents.draw({
    key: [tenant, 'receipt', digest, language, ...Object.values(form)].join(' '),
    tenant,
    link,
    signal,
    read: async () => {
      const design = await readInTenant(pool, tenant, (db) => readDesign(db, tenant, look));
      return { kind: 'receipt', form, request: { locale: language, receipt, ...design } };
    },
    fallsBack: true,
  });
  if (drawn.failedTemplate) await inTenant(pool, { tenant }, (db) => notifyFailed(db, scope, look.drawn_with));
  return drawn;
}

/**
 * Draws the receipt of the payment of a transaction as a PDF to enclose. Throws `not_found`, `status_not_allowed` for a
 * transaction that is no receipt of money, and like `Documents.draw`.
 */
export async function drawReceipt(
  by: DrawingBy,
  scope: Scope,
  { transaction, language }: { readonly transaction: string; readonly language: Language },
): Promise<Enclosure> {
  const read = await readInTenant(by.pool, scope.tenant.id, (db) => readReceipt(db, scope.tenant.id, transaction));
  const { bytes } = await drawRead(by, scope, read, { language, form: { kind: 'pdf' } });
  return { name: `${receiptName(read)}.pdf`, type: 'application/pdf', bytes };
}

/** Returns the file name of a receipt, without extension. */
export const receiptName = ({ receipt: { invoices, paid_on } }: ReadReceipt): string =>
  `receipt-${invoices[0]?.number ?? paid_on}`;
