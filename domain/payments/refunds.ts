import type { TransactionKind } from '../../schemas/parts/payments/transaction.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { storedDecimals } from '../money/decimals.ts';
import { bookingKinds } from './bookingKinds.ts';

/** What is booked on an invoice, and the requested refunds; amounts are decimal text. */
export interface Refundable {
  readonly bookings:
    | readonly { readonly kind: TransactionKind; readonly is_reversed: boolean; readonly amount: string }[]
    | null;
  readonly refunding: string;
}

/** Returns what gateways have collected of an invoice, after refunds, with three decimals. */
export const collectedOf = ({ bookings }: Pick<Refundable, 'bookings'>): string => text(collected(bookings));

/** Returns what can still be refunded of an invoice, with three decimals: zero for one that no gateway collected. */
export const refundableOf = ({ bookings, refunding }: Refundable): string => {
  const [ofGateways, ofAll] = [collected(bookings), kept(bookings)];
  const left = (ofGateways < ofAll ? ofGateways : ofAll) - units(refunding);
  return text(left > 0n ? left : 0n);
};

const collected = (bookings: Refundable['bookings']): bigint =>
  (bookings ?? [])
    .filter(({ kind, is_reversed: isReversed }) => !isReversed && bookingKinds[kind].isOfGateway)
    .reduce((sum, { amount }) => sum + units(amount), 0n);

/** What is kept of all payments: what a note made credit of is the client's. */
const kept = (bookings: Refundable['bookings']): bigint =>
  (bookings ?? [])
    .filter(({ kind, is_reversed: isReversed }) => !isReversed && keepers.has(kind))
    .reduce((sum, { amount }) => sum + units(amount), 0n);

const keepers: ReadonlySet<TransactionKind> = new Set<TransactionKind>([
  'receipt',
  'gateway',
  'credit',
  'refund',
  'note_credit',
]);

const units = (amount: string): bigint => parseDecimal(amount, storedDecimals);
const text = (amount: bigint): string => decimalText(amount, storedDecimals);
