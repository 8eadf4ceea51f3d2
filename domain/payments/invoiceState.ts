import type { InvoiceStatus } from '../../schemas/parts/invoicing/invoiceActions.ts';
import { sendTones, type SendState } from '../../schemas/parts/invoicing/sendState.ts';
import { refundTones, type RefundState } from '../../schemas/parts/payments/refundState.ts';
import type { ScheduleStatus } from '../../schemas/parts/recurrence/recurrence.ts';
import type { Tone } from '../../schemas/tone.ts';
import { isCredited, type Noted } from './credited.ts';
import type { TransactionStatus } from './transactionStatus.ts';

/** What the state of an invoice depends on. */
export interface InvoiceFacts extends Noted {
  readonly status: InvoiceStatus;
  readonly schedule_status?: ScheduleStatus | undefined;
  readonly refund_state?: RefundState | undefined;
  readonly send_state?: SendState | undefined;
  readonly is_overdue?: boolean | undefined;
  readonly is_partly_paid?: boolean | undefined;
  readonly transactions?: readonly { readonly status: TransactionStatus }[] | undefined;
}

/** One state of an invoice: the locale key of its word, and its color. */
export interface InvoiceState {
  readonly word: string;
  readonly tone: Tone;
  /** Whether it says no more than that the due date is past. */
  readonly isLate?: true;
  /** Whether it says what the recipients of its mails did. */
  readonly isSending?: true;
}

const values = 'resources.invoices.values';

/** Schedule statuses that say more than that the invoice is scheduled. */
const scheduleTones: Readonly<Partial<Record<ScheduleStatus, Tone>>> = {
  held: 'progress',
  paused: 'draft',
  skipped: 'draft',
};

/** Statuses of an expected payment that only the gateway or an authorization gives. */
const paymentTones: Readonly<Partial<Record<TransactionStatus, Tone>>> = {
  Authorized: 'progress',
  'Payment Sent': 'progress',
  Failed: 'cancelled',
};

/**
 * Returns the one state of an invoice that a list shows, from its status, schedule, payment and sending. Of an issued
 * one, a part payment comes first, then lateness, then how its payment stands, then its sending.
 */
export function invoiceState(invoice: InvoiceFacts): InvoiceState {
  const { status, schedule_status: schedule, refund_state: refund } = invoice;
  const scheduleTone = schedule && scheduleTones[schedule];
  if (scheduleTone) return { word: `${values}.schedule_status.${schedule}`, tone: scheduleTone };
  if (status === 'billed') return issuedState(invoice);
  if (status === 'paid') {
    if (isCredited(invoice)) return { word: 'invoices.state.credited', tone: 'complete' };
    return refund
      ? { word: `${values}.refund_state.${refund}`, tone: refundTones[refund] }
      : { word: `${values}.status.paid`, tone: 'complete' };
  }
  return { word: `${values}.status.${status}`, tone: status === 'cancelled' ? 'cancelled' : 'draft' };
}

function issuedState({ is_overdue, is_partly_paid, transactions, send_state: sending }: InvoiceFacts): InvoiceState {
  if (is_partly_paid) return { word: 'invoices.state.partlyPaid', tone: is_overdue ? 'cancelled' : 'progress' };
  if (is_overdue) return { word: 'resources.invoices.fields.is_overdue', tone: 'cancelled', isLate: true };
  const payment = transactions?.[0]?.status;
  const paymentTone = payment && paymentTones[payment];
  if (paymentTone) {
    const word = payment === 'Failed' ? 'invoices.state.paymentFailed' : `${values}.transactions.status.${payment}`;
    return { word, tone: paymentTone };
  }
  if (sending === undefined || sending === 'Unsent') return { word: `${values}.status.billed`, tone: 'progress' };
  if (sending === 'Send') return { word: 'invoices.state.sent', tone: 'progress', isSending: true };
  return { word: `${values}.send_state.${sending}`, tone: sendTones[sending], isSending: true };
}
