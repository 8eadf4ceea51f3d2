import { taxFigures } from '../../../domain/taxes/figures.ts';
import type { FileContent } from '../../files/content.ts';
import { contentColumns } from './columns.ts';
import type { PreparedInvoice } from './prepare.ts';
import { stored, storedLine } from '../documents/rowOfLines.ts';
import type { InvoiceRow, TransactionRow } from './rows.ts';
import type { NewInvoice } from './write.ts';

/** The payment of an invoice that nobody has paid. */
export const unpaid: TransactionRow = {
  gateway_status: null,
  payment_date: null,
  payment_link: null,
  public_notes: null,
  exchange_currency: null,
  exchange_rate: null,
  fee: null,
  remaining_amount: null,
};

/**
 * A new invoice as it will be read once it is written, all but its number: reading it back would keep everybody waiting
 * who wants the next.
 */
export function newRow(
  { uuid, status, hash, content, lines }: NewInvoice,
  createdAt: string,
  account: PreparedInvoice['account'],
  logo: FileContent | undefined,
): InvoiceRow {
  const shown = Object.fromEntries(contentColumns.map((column) => [column, readAs(column, content[column])]));
  return {
    ...(shown as Omit<InvoiceRow, keyof TransactionRow>),
    ...unpaid,
    uuid,
    number: null,
    type: 'individual',
    contract_uuid: null,
    occurrence: null,
    status,
    payment_authorized: false,
    paid_on: null,
    public_hash: hash,
    sent_at: null,
    seen_at: null,
    version: 1,
    created_at: createdAt,
    has_logo: logo ? true : null,
    account,
    lines: lines.map(storedLine),
  };
}

const amounts: ReadonlySet<string> = new Set(['subtotal', 'total', ...taxFigures]);

/** A value of the content as its column answers it: keys in small letters, amounts in thousandths. */
function readAs(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (amounts.has(column)) return stored(value);
  return column.endsWith('_uuid') ? value.toLowerCase() : value;
}
