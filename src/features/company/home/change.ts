import { formatMoney } from '../../../../domain/kinds/money.ts';
import { formatPercent } from '../../../../domain/kinds/percent.ts';
import type { Language } from '../../../../domain/languages.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { percentMoved } from '../../../../domain/money/percentMoved.ts';

/** Larger percentages are less informative than the amounts. */
const largest = 1000;

/** Formats a change: `+12% · US$ 1,250.00`. */
export function changeText(before: string, now: string, currency: string, language: Language): string {
  const amount = formatMoney(before, currency, language);
  const moved = percentMoved(before, now, decimalsOf(currency));
  const percent = Math.round(Number(moved ?? 0));
  if (moved === undefined || Math.abs(percent) > largest) return amount;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '';
  return `${sign}${formatPercent(String(Math.abs(percent)), language)} · ${amount}`;
}
