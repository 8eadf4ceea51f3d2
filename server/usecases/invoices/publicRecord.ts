import { taxFigures } from '../../../domain/taxes/figures.ts';

/** What whoever holds the public link may read: what the document shows, and nothing of how it is managed. */
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
  'items_invoice',
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

type InvoiceRecord = Readonly<Record<string, unknown>>;

/** An invoice's record reduced to what its public view may show (design §5). */
export function publicRecord(record: InvoiceRecord): InvoiceRecord {
  const [transaction] = (record['transactions'] ?? []) as InvoiceRecord[];
  const payment = pick(transaction ?? {}, ['status', 'amount', 'currency', 'payment_date', 'payment_link']);
  const whole = { ...pick(record, [...shown, ...taxFigures]), transactions: [payment] };
  if (record['show_tax_invoice']) return whole;
  const lines = (record['items_invoice'] as InvoiceRecord[]).map((line) =>
    pick(line, ['item', 'quantity', 'price', 'total']),
  );
  return { ...pick(whole, [...shown, 'transactions']), items_invoice: lines };
}

const pick = (record: InvoiceRecord, names: readonly string[]): InvoiceRecord =>
  Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));
