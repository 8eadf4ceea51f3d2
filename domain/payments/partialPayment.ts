import { amountIn } from '../kinds/figure.ts';
import { compareDecimals } from '../money/compare.ts';
import { decimalsOf } from '../money/decimals.ts';
import { fractionIssues } from '../money/fraction.ts';
import type { Issue } from '../validation/issue.ts';

/** Validates an `amount` that is a part of another: above zero, at most the whole, with the decimals of the currency. */
export function partIssues(amount: string, most: string, currency: string): Issue[] {
  if (compareDecimals(amount, '0') <= 0 || compareDecimals(amount, most) > 0)
    return [{ path: 'amount', key: 'validation.upTo', args: { limit: amountIn(currency, most) } }];
  return fractionIssues('amount', amount, decimalsOf(currency));
}
