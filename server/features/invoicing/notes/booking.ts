import { today } from '../../../../domain/dates/today.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { decimalText, parseDecimal } from '../../../../domain/money/decimal.ts';
import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { settleNote, type NoteSettlement } from '../../../../domain/notes/settlement.ts';
import { openAmount } from '../../../../domain/payments/amounts/openAmount.ts';
import { paymentInstant } from '../../../../domain/payments/paymentDate.ts';
import { refundableOf } from '../../../../domain/payments/refunds.ts';
import type { surplusUses } from '../../../../schemas/parts/invoicing/noteActions.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { book, unpaidRow } from '../../payments/index.ts';
import { apply as requestRefund } from '../invoices/commands/refund.ts';
import type { InvoiceRow } from '../invoices/reading/rows.ts';

/** Where the surplus of a credit note goes. */
export type Surplus = (typeof surplusUses)[number];

/** An issued note to book on its invoice. */
export interface Booked {
  readonly uuid: string;
  readonly kind: 'credit' | 'debit';
  readonly created: string;
  readonly total: string;
  readonly reason: string;
  readonly surplus: Surplus;
}

const units = (amount: string): bigint => parseDecimal(amount, storedDecimals);
const text = (amount: bigint): string => decimalText(amount, storedDecimals);

/** Returns what a credit note takes of its locked invoice. */
export function settlementOf(invoice: InvoiceRow, total: string): NoteSettlement {
  const covered = (invoice.bookings ?? [])
    .filter(({ kind }) => kind === 'note_refund')
    .reduce((sum, { amount }) => sum - units(amount), 0n);
  return settleNote(units(total), {
    open: units(openAmount(invoice)),
    writtenOff: units(invoice.written_off),
    uncovered: units(invoice.refunded) + units(invoice.refunding) - covered,
  });
}

/** Whether a gateway can give back what a credit note takes of what was received. */
export const isRefundable = (invoice: InvoiceRow, { received }: NoteSettlement): boolean =>
  compareDecimals(invoice.refunding, '0') === 0 && received <= units(refundableOf(invoice));

/** Books a note on its locked invoice, under the note's key. Returns the writes without awaiting them. */
export async function bookNote(db: Db, scope: Scope, invoice: InvoiceRow, note: Booked): Promise<Promise<unknown>[]> {
  const { uuid, created, reason } = note;
  const { timeZone } = scope.tenant;
  const paidAt = created === today(scope.now, timeZone) ? scope.now : paymentInstant(created, timeZone);
  const payment = { payment: uuid, paidAt, reason };
  if (note.kind === 'debit') {
    return book(db, scope, payment, [unpaidRow('debit_note', invoice, { invoice, amount: text(-units(note.total)) })]);
  }
  const { writtenOff, refunded, received } = settlementOf(invoice, note.total);
  const isRefunded = note.surplus === 'refund' && received > 0n;
  const covered = isRefunded ? refunded + received : refunded;
  const credited = isRefunded ? 0n : received;
  const taken = (kind: 'note_write_off' | 'note_refund' | 'note_credit', amount: bigint) =>
    amount > 0n ? [unpaidRow(kind, invoice, { invoice, amount: text(-amount) })] : [];
  const writes = book(db, scope, payment, [
    unpaidRow('credit_note', invoice, { invoice, amount: note.total }),
    ...taken('note_write_off', writtenOff),
    ...taken('note_refund', covered),
    ...taken('note_credit', credited),
    ...(credited > 0n ? [unpaidRow('note_credit', invoice, { amount: text(credited) })] : []),
  ]);
  return isRefunded
    ? [...writes, ...(await requestRefund(db, scope, [invoice], { amount: text(received), reason }))]
    : writes;
}
