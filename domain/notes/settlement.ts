import type { TransactionKind } from '../../schemas/parts/payments/transaction.ts';
import { parseDecimal } from '../money/decimal.ts';
import { storedDecimals } from '../money/decimals.ts';

/** An invoice as a credit note finds it, in minor units. */
export interface Settled {
  readonly open: bigint;
  readonly writtenOff: bigint;
  /** Refunds, also requested ones, that no note covers. */
  readonly uncovered: bigint;
}

/** What a credit note takes, in this order; all of them add up to the note. */
export interface NoteSettlement {
  /** Of what is open. */
  readonly open: bigint;
  /** Of what was written off: that part of the write-off ends. */
  readonly writtenOff: bigint;
  /** Of refunds that were made without a note. */
  readonly refunded: bigint;
  /** Of what was received: only this is given back. */
  readonly received: bigint;
}

const atMost = (units: bigint, most: bigint): bigint => (units < most ? units : most > 0n ? most : 0n);

/** Splits a credit note over what its invoice has. */
export function settleNote(note: bigint, { open, writtenOff, uncovered }: Settled): NoteSettlement {
  const ofOpen = atMost(note, open);
  const ofLoss = atMost(note - ofOpen, writtenOff);
  const ofRefunds = atMost(note - ofOpen - ofLoss, uncovered);
  return { open: ofOpen, writtenOff: ofLoss, refunded: ofRefunds, received: note - ofOpen - ofLoss - ofRefunds };
}

/** A booking on an invoice. */
interface Booking {
  readonly uuid: string;
  readonly kind: TransactionKind;
  readonly amount: string;
}

/**
 * Returns what notes booked after a payment took of what was paid, or lost, until then, less what has ended of it since:
 * notes before it took nothing of it. The bookings of the invoice are newest first.
 */
export function takenSince(
  bookings: readonly Booking[],
  payment: string | undefined,
  kind: 'note_credit' | 'note_write_off',
): bigint {
  const at = bookings.findIndex(({ uuid }) => uuid === payment);
  const later = at < 0 ? bookings : bookings.slice(0, at);
  return -later.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + units(amount), 0n);
}

const units = (amount: string): bigint => parseDecimal(amount, storedDecimals);

/** Returns how much of the credit that notes made of a payment ends when the payment is reversed: what is unused. */
export const endedCredit = (reversed: bigint, made: bigint, unused: bigint): bigint =>
  atMost(atMost(reversed, made), unused);
