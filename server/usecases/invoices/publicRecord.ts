import { pick, publicDocument, type Shown } from '../documents/publicRecord.ts';
import { invoiceNames } from './names.ts';

/** What whoever holds the public link may read beside lines and taxes: what the document shows, and nothing of how it is managed. */
const shown = [
  'uuid',
  'number',
  'company_number',
  'status',
  'type',
  'currency',
  'created',
  'due_date',
  'service_provider',
  'service_buyer',
  'payment_responsible',
  'subtotal',
  'total',
  'amount',
  'observation',
  'terms_payment',
  'template',
  'label',
  'show_tax_invoice',
  'is_overdue',
] as const;

/** An invoice's record reduced to what its public view may show (design §5). */
export function publicRecord(record: Shown): Shown {
  const [transaction] = (record['transactions'] ?? []) as Shown[];
  const payment = pick(transaction ?? {}, ['status', 'amount', 'currency', 'payment_date', 'payment_link']);
  const showsTaxes = record['show_tax_invoice'] === true;
  const document = publicDocument(record, { shown, linesAt: invoiceNames.linesAt, showsTaxes });
  return { ...document, transactions: [payment] };
}
