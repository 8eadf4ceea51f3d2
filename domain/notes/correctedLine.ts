import { divideRounded } from '../money/round.ts';

/** A line that notes correct, in minor units; its quantity in millionths. */
export interface CorrectedLine {
  /** T, what its taxes are computed of. */
  readonly net: bigint;
  readonly quantity: bigint;
  /** The amount of each tribute. */
  readonly tributes: readonly bigint[];
}

/** What a note took of a line. One by amount took no quantity. */
export interface CreditedPart {
  readonly net: bigint;
  readonly quantity: bigint | undefined;
  readonly tributes: readonly bigint[];
}

/** How much of a line a note takes: an amount before taxes, a quantity, or all that is left. */
export type Measure =
  | { readonly by: 'amount'; readonly amount: bigint }
  | { readonly by: 'quantity'; readonly quantity: bigint }
  | { readonly by: 'all' };

/** Why a line cannot be credited so. */
export type CreditProblem = 'nothing_left' | 'beyond' | 'below_minimum' | 'whole_only' | 'deposit_whole';

const sumOf = (units: readonly bigint[]): bigint => units.reduce((sum, one) => sum + one, 0n);

/** Returns what earlier notes leave of a line; undefined if nothing is left. */
export function leftOf(line: CorrectedLine, earlier: readonly CreditedPart[]): CorrectedLine | undefined {
  const net = line.net - sumOf(earlier.map((part) => part.net));
  // A line of zero is credited once, as a whole.
  if (net === 0n && (line.net !== 0n || earlier.length > 0)) return undefined;
  const quantity = line.quantity - sumOf(earlier.map((part) => part.quantity ?? 0n));
  const tributes = line.tributes.map((amount, at) => amount - sumOf(earlier.map((part) => part.tributes[at] ?? 0n)));
  return { net, quantity: quantity > 0n ? quantity : 0n, tributes };
}

/**
 * Returns what a note takes of a line after earlier notes: with C of T taken until then, each tribute is
 * `round(amount x C / T)` less what they took. The note that takes the last of T thus takes the rest of each tribute.
 */
export function creditLine(
  line: CorrectedLine,
  earlier: readonly CreditedPart[],
  measure: Measure,
): CreditedPart | CreditProblem {
  const left = leftOf(line, earlier);
  if (!left) return 'nothing_left';
  if (measure.by === 'all') return { ...left, quantity: left.quantity > 0n ? left.quantity : undefined };
  // It deducts a deposit.
  if (line.net < 0n) return 'deposit_whole';
  const isByQuantity = measure.by === 'quantity';
  if (isByQuantity ? measure.quantity > left.quantity : measure.amount > left.net) return 'beyond';
  if (line.net === 0n) {
    return isByQuantity && measure.quantity === left.quantity ? { ...left } : 'whole_only';
  }
  const net = isByQuantity ? divideRounded(left.net * measure.quantity, left.quantity) : measure.amount;
  if (net <= 0n) return 'below_minimum';
  const taken = line.net - left.net + net;
  const tributes = line.tributes.map(
    (amount, at) => divideRounded(amount * taken, line.net) - (amount - (left.tributes[at] ?? 0n)),
  );
  return { net, quantity: isByQuantity ? measure.quantity : undefined, tributes };
}
