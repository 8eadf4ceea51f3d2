import { isDecimalText } from '../kinds/decimal.ts';
import { compareDecimals } from '../money/compare.ts';
import { isObject } from '../schema/isObject.ts';

/**
 * Returns a list of amounts by currency with that of a row: in the place of the one in its currency, else at the end. A
 * row without an amount, or with the one that is there, changes nothing: undefined.
 */
export function withAmount(list: unknown, row: Readonly<Record<string, unknown>>): unknown[] | undefined {
  const { currency, amount } = row;
  if (amount === undefined) return undefined;
  const amounts: readonly unknown[] = Array.isArray(list) ? list : [];
  const at = amounts.findIndex((each) => isObject(each) && each.currency === currency);
  const there = amounts[at];
  if (!isObject(there)) return [...amounts, row];
  return isSame(there['amount'], amount) ? undefined : amounts.with(at, { ...there, amount });
}

const isSame = (one: unknown, other: unknown): boolean =>
  isDecimalText(one) && isDecimalText(other) && compareDecimals(one, other) === 0;
