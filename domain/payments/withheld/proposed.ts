import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { divideRounded } from '../../money/round.ts';

/** What is expected to be withheld in a tribute, and what earlier receipts recorded of it. */
export interface TaxLeft {
  readonly expected: string;
  readonly recorded: string;
}

/** A receipt of a document: its amount, what was open before, and all that is payable. */
export interface ReceivedPart {
  readonly amount: string;
  readonly open: string;
  readonly payable: string;
}

/** Returns what is not recorded yet, never below zero. */
export function leftToWithhold({ expected, recorded }: TaxLeft, decimals: number): string {
  return decimalText(unitsLeft({ expected, recorded }, decimals), decimals);
}

/**
 * Returns what a receipt is expected to be less by: of a part of the document the same part, rounded, at most what is left; of
 * all that is open what is left.
 */
export function proposedTax(tax: TaxLeft, { amount, open, payable }: ReceivedPart, decimals: number): string {
  const units = (text: string): bigint => parseDecimal(text, decimals);
  const left = unitsLeft(tax, decimals);
  const [received, whole] = [units(amount), units(payable)];
  if (received >= units(open) || whole <= 0n) return decimalText(left, decimals);
  const part = divideRounded(units(tax.expected) * received, whole);
  return decimalText(part < left ? part : left, decimals);
}

/** Returns how much more was withheld than expected; below zero, how much less. */
export const withheldDifference = (amount: string, expected: string, decimals: number): string =>
  decimalText(parseDecimal(amount, decimals) - parseDecimal(expected, decimals), decimals);

function unitsLeft({ expected, recorded }: TaxLeft, decimals: number): bigint {
  const left = parseDecimal(expected, decimals) - parseDecimal(recorded, decimals);
  return left > 0n ? left : 0n;
}
