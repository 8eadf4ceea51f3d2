import type { Home, HomeFigures } from '../../../../dataProvider/calls/home.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';

/** Returns the currency of the large figures: the company's own, or the first with amounts. */
export const ownCurrency = ({ company, figures }: Pick<Home, 'company' | 'figures'>): string =>
  company.currency ?? figures[0]?.currency ?? 'USD';

/** Returns the figures of a currency, zeros if it has no amounts. */
export function figuresIn({ figures }: Pick<Home, 'figures'>, currency: string): HomeFigures {
  const found = figures.find((each) => each.currency === currency);
  if (found) return found;
  const amount = sumAmounts([], decimalsOf(currency));
  const none = { amount, count: 0 };
  const compared = { ...none, before: amount };
  return {
    currency,
    due: compared,
    overdue: compared,
    received: compared,
    expected: { amount, before: amount, invoices: none, scheduled: none },
  };
}
