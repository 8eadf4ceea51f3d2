import { today } from '../../../../domain/dates/today.ts';
import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { negate } from '../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { afterBookings } from '../../../../domain/payments/amounts/openAmount.ts';
import { bookingKinds, isPayment } from '../../../../domain/payments/bookingKinds.ts';
import type { TransactionKind, TransactionMeans } from '../../../../schemas/parts/payments/transaction.ts';
import type { InvoiceRow } from '../../invoicing/index.ts';

/** A locked invoice with its bookings. */
export type Bookable = Pick<
  InvoiceRow,
  | 'uuid'
  | 'status'
  | 'total'
  | 'booked'
  | 'refunded'
  | 'refunding'
  | 'written_off'
  | 'received'
  | 'credited'
  | 'debited'
  | 'currency'
  | 'service_buyer_uuid'
  | 'bookings'
>;

/** A row of the ledger. Amounts are decimal text: `amount` in `currency`, fee and remainder in the exchange currency. */
export interface NewBooking {
  readonly kind: TransactionKind;
  /** The locked invoice; without one, the client's credit. */
  readonly invoice?: Bookable | undefined;
  readonly service_buyer_uuid: string;
  readonly amount: string;
  readonly currency: string;
  readonly exchange_currency: string;
  readonly exchange_rate: string;
  readonly fee: string;
  readonly remaining: string;
  /** Of a reversal: the means of what it reverses. */
  readonly means?: TransactionMeans;
  readonly reverses?: string;
}

/** What the rows of one payment share. */
export interface BookedPayment {
  readonly payment: string;
  readonly paidAt: Date;
  readonly note?: string | undefined;
  readonly reason?: string | undefined;
}

/**
 * Returns the invoices after the bookings; a paid one was paid on the day of its last payment. A refund is kept apart: it
 * opens no invoice again.
 */
export function settledBy(bookings: readonly NewBooking[], { paidAt }: BookedPayment, timeZone: string) {
  const ofInvoices = bookings.flatMap(({ invoice, ...row }) => (invoice ? [{ invoice, ...row }] : []));
  return [...Map.groupBy(ofInvoices, ({ invoice }) => invoice.uuid).values()].flatMap((rows) => {
    const [{ invoice } = { invoice: undefined }] = rows;
    if (!invoice) return [];
    const of = (sum: 'booked' | 'refunded') =>
      rows.filter(({ kind }) => bookingKinds[kind].changes === sum).map(({ amount }) => amount);
    const [payments, refunds] = [of('booked'), of('refunded').map(negate)];
    const noted = (kind: 'credit_note' | 'debit_note') =>
      rows.filter((row) => row.kind === kind).map(({ amount }) => amount);
    const credited = sumAmounts([invoice.credited, ...noted('credit_note')], storedDecimals);
    const debited = sumAmounts([invoice.debited, ...noted('debit_note').map(negate)], storedDecimals);
    const after = afterBookings({ ...invoice, debited }, payments);
    const times = [
      ...(invoice.bookings ?? []).filter(isPayment).map(({ paid_at }) => Date.parse(paid_at)),
      ...(payments.length > 0 ? [paidAt.getTime()] : []),
    ];
    const paidOn = after.status === 'paid' ? today(new Date(Math.max(...times)), timeZone) : null;
    const refunded = sumAmounts([invoice.refunded, ...refunds], storedDecimals);
    const by = (...some: TransactionMeans[]) =>
      rows
        .filter(({ kind, means = bookingKinds[kind].means }) => means && some.includes(means))
        .filter(({ kind }) => bookingKinds[kind].changes === 'booked')
        .map(({ amount }) => amount);
    const writtenOff = sumAmounts([invoice.written_off, ...by('write_off')], storedDecimals);
    const received = sumAmounts([invoice.received, ...by('money', 'credit')], storedDecimals);
    const sums = { refunded, written_off: writtenOff, received, credited, debited };
    return [{ uuid: invoice.uuid, ...after, ...sums, paid_on: paidOn }];
  });
}

/** Returns what the bookings add to the credits of clients, by client and currency. */
export function creditsBy(bookings: readonly NewBooking[]) {
  const ofClients = bookings.filter(({ invoice }) => !invoice);
  const together = Map.groupBy(ofClients, (row) => `${row.service_buyer_uuid} ${row.currency}`);
  return [...together.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const amount = sumAmounts(
      rows.map((row) => row.amount),
      storedDecimals,
    );
    const isPaid = rows.some(({ kind }) => bookingKinds[kind].credit === 'adds');
    return [{ client: first.service_buyer_uuid, currency: first.currency, amount, is_paid: isPaid }];
  });
}
