import type { GatewayWord, TransactionKind, transactionStatuses } from '../../schemas/parts/payments/transaction.ts';
import { bookingKinds, isPayment } from './bookingKinds.ts';
import { cutoffOf, isOverdue, type Due } from './overdue.ts';

export type TransactionStatus = (typeof transactionStatuses)[number];

export interface Payment {
  /** The instant it was paid, ISO 8601. */
  readonly payment_date?: string | undefined;
  readonly gateway?: GatewayWord | undefined;
}

/**
 * Returns the status of a payment from document, payment and clock (design §6 Transactions). A refund takes precedence,
 * unless something is still open; then a paid or cancelled document, then the gateway, then the clock.
 */
export function transactionStatus(invoice: Due, payment: Payment, now: Date, timeZone: string): TransactionStatus {
  if (payment.gateway === 'Refunded' && invoice.status !== 'billed') return 'Refunded';
  if (invoice.status === 'cancelled') return 'Cancelled';
  if (invoice.status === 'draft' || invoice.status === 'future') return 'Draft';
  if (invoice.status === 'paid') return paidStatus(invoice.due_date, payment.payment_date, timeZone);
  if (payment.gateway && payment.gateway !== 'Refunded') return payment.gateway;
  if (invoice.payment_authorized) return 'Authorized';
  return isOverdue(invoice, now, timeZone) ? 'Overdue' : 'Pending';
}

/** What is booked on an invoice. */
export interface BookedPayment {
  readonly kind: TransactionKind;
  readonly is_reversed: boolean;
  /** The instant it was paid, ISO 8601. */
  readonly paid_at: string;
}

/** Returns the status of a booking on a document: what was reversed is cancelled, like its reversal. */
export function bookingStatus(booking: BookedPayment, dueDate: string, timeZone: string): TransactionStatus {
  if (bookingKinds[booking.kind].changes === 'refunded') return 'Refunded';
  if (!isPayment(booking)) return 'Cancelled';
  return paidStatus(dueDate, booking.paid_at, timeZone);
}

function paidStatus(dueDate: string, paymentDate: string | undefined, timeZone: string): TransactionStatus {
  const paid = Date.parse(paymentDate ?? '');
  if (Number.isNaN(paid)) return 'Unknown';
  return paid > cutoffOf(dueDate, timeZone).getTime() ? 'Paid Overdue' : 'Paid On Time';
}
