import { parseDecimal } from '../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { Formats } from '../text/format.ts';
import type { DrawnDocument } from '../request.ts';

/** A row of a sum: an amount that is added or subtracted. */
export interface SumRow {
  sign: '' | '+' | '−';
  label: string;
  amount: string;
}

/** An amount of a sum, before it is printed. */
export type SumPart = readonly [sign: SumRow['sign'], label: string, amount: string | undefined];

/** Returns the rows of a sum, without zero amounts. */
export function sumRows(parts: readonly SumPart[], document: DrawnDocument, formats: Formats): SumRow[] {
  const decimals = decimalsOf(document.currency);
  return parts
    .filter(([, , amount]) => parseDecimal(amount ?? '0', decimals) !== 0n)
    .map(([sign, label, amount]) => ({ sign, label, amount: formats.amount(amount ?? '0') }));
}
