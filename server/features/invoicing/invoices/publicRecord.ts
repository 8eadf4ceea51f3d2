import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { isPayable } from '../../../../domain/payments/payable.ts';
import { pick, publicDocument, type Shown } from '../../../engine/documents/public/publicRecord.ts';
import type { Printed } from '../../../engine/documents/drawing/printedFields.ts';
import type { InvoiceRecord } from './reading/record.ts';

/** Reduces an invoice's record to what the document shows, with its payment status (design §5). */
export function publicRecord(record: InvoiceRecord, { pay_to: account, contact, language }: Printed): Shown {
  const [transaction] = (record['transactions'] ?? []) as Shown[];
  const payment = pick(transaction ?? {}, ['status', 'amount', 'currency', 'payment_date', 'payment_link']);
  return {
    ...publicDocument(invoices, record, { contact, language }),
    ...(account && isPayable(record) && { account }),
    transactions: [payment],
  };
}
