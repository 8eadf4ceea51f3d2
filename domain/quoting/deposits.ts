import { decimalText, parseDecimal } from '../money/decimal.ts';
import { divideRounded } from '../money/round.ts';
import { trimDecimal } from '../money/trimDecimal.ts';
import { boxOf } from '../taxes/boxes.ts';
import { compose, noSums } from '../taxes/compose.ts';
import type { TaxFigures } from '../taxes/figures.ts';
import { inputFraction, type TributeTerms } from '../taxes/terms.ts';

const whole = 100n * 10n ** BigInt(inputFraction);

const units = (percent: string): bigint => parseDecimal(percent, inputFraction);

/**
 * Returns the part of an amount that a deposit of a percentage bears after others: what all of them bear together, less what
 * those before do. Deposits of 100 percent are thus the amount to the cent.
 */
export function depositPart(amount: bigint, before: string, percent: string): bigint {
  const until = (part: bigint): bigint => divideRounded(amount * part, whole);
  return until(units(before) + units(percent)) - until(units(before));
}

/** Returns the percentage that deposits leave. */
export const percentLeft = (deposited: string): string =>
  trimDecimal(decimalText(whole - units(deposited), inputFraction));

/** What is left of a line of a deposit invoice, in minor units. */
export interface DepositLine {
  /** T, what its taxes are computed of. */
  readonly net: bigint;
  /** The amount of each tribute. */
  readonly tributes: readonly bigint[];
}

/** The figures of the line of the final invoice that deducts it. */
export interface MirrorFigures extends TaxFigures {
  readonly total: string;
  /** The amount of each tribute. */
  readonly amounts: readonly string[];
}

/**
 * Returns the figures of the line that deducts a line of a deposit invoice: minus what it bears, in every box. Both
 * invoices then bear what the final one would without deposits.
 */
export function mirrorOf(
  { net, tributes }: DepositLine,
  terms: readonly Pick<TributeTerms, 'is_origin' | 'tax_responsible'>[],
  decimals: number,
): MirrorFigures {
  const sums = noSums();
  sums.base = -net;
  const amounts = terms.map((term, at) => {
    const amount = -(tributes[at] ?? 0n);
    sums[boxOf(term)] += amount;
    return decimalText(amount, decimals);
  });
  return { total: decimalText(-net, decimals), amounts, ...compose(sums, decimals) };
}
