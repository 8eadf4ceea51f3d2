import { formatMoney } from '../../../../domain/kinds/money.ts';
import { formatPercent } from '../../../../domain/kinds/percent.ts';
import type { Language } from '../../../../domain/languages.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { percentMoved } from '../../../../domain/money/percentMoved.ts';

/** Larger percentages are less informative than the amounts. */
const largest = 1000;

/** How an amount compares with an earlier one: the name of its text, and the arguments. */
export interface Comparison {
  readonly is: 'more' | 'less' | 'same' | 'was';
  readonly percent: string;
  /** The earlier amount. */
  readonly amount: string;
}

/** Compares an amount with an earlier one; undefined if both are zero. */
export function compare(before: string, now: string, currency: string, language: Language): Comparison | undefined {
  if (Number(before) === 0 && Number(now) === 0) return undefined;
  const moved = percentMoved(before, now, decimalsOf(currency));
  const percent = Math.round(Number(moved ?? 0));
  const isFar = moved === undefined || Math.abs(percent) > largest;
  return {
    is: isFar ? 'was' : percent > 0 ? 'more' : percent < 0 ? 'less' : 'same',
    percent: formatPercent(String(Math.abs(percent)), language),
    amount: formatMoney(before, currency, language),
  };
}
