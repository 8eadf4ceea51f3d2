import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { today } from '../../../../domain/dates/today.ts';
import { hasReceipt } from '../../../../domain/payments/bookingKinds.ts';
import { paymentCode } from '../../../../domain/payments/codes/paymentCode.ts';
import { isPayable } from '../../../../domain/payments/payable.ts';
import { pick, publicDocument, type Shown } from '../../../engine/documents/public/publicRecord.ts';
import type { Printed } from '../../../engine/documents/drawing/printedFields.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Booking } from './reading/bookings.ts';
import type { InvoiceRecord } from './reading/record.ts';
import type { PublishedInvoice } from './reading/rows.ts';

/** Reduces an invoice's record to what the document shows, with its payment status (design §5), by the company's calendar. */
export function publicRecord(
  record: InvoiceRecord,
  { pay_to: account, contact, language, notes }: Printed & Partial<Pick<PublishedInvoice, 'notes'>>,
  timeZone: string,
): Shown {
  const bookings = (record['transactions'] ?? []) as (Shown & Partial<Booking>)[];
  const [transaction] = bookings;
  const code = paymentCode(record, account);
  const payment = pick(transaction ?? {}, ['status', 'amount', 'currency', 'payment_date', 'payment_link']);
  return {
    ...publicDocument(invoices, record, { contact, language }),
    ...pick(record, ['refunded_amount', 'credited_amount', 'debited_amount']),
    ...(account && isPayable(record) && { account: pick({ ...account }, ['name', 'details']) }),
    ...(code && { payment_code: code }),
    transactions: [payment],
    ...(notes && { notes: notes.map((note) => ({ ...note, amount: moneyIn(record.currency)(note.amount) })) }),
    receipts: bookings
      .filter((booking) => hasReceipt(booking) && !booking.is_reversed)
      .map(({ uuid, amount, payment_date }) => ({
        uuid,
        amount,
        paid_on: today(new Date(String(payment_date)), timeZone),
      })),
  };
}
