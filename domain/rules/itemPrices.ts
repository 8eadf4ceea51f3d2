import { compareDecimals } from '../money/compare.ts';
import { isDecimal } from '../money/decimal.ts';
import type { Issue } from '../validation/issue.ts';
import { rowsOf, textOf } from './read.ts';
import type { Rule } from './rule.ts';

/** What a line without a unit costs at least. */
const least = '0.01';

/** An item has one price for each currency, and without a unit none below that of a line. */
export const itemPrices: Rule = (record) => {
  const prices = rowsOf(record['prices']).map(({ currency, amount }) => [textOf(currency), textOf(amount)] as const);
  const codes = prices.map(([code]) => code);
  const hasUnit = textOf(record['unit_code']) !== '';
  return prices.flatMap(([currency, amount], at): Issue[] => {
    const isTwice = currency !== '' && codes.indexOf(currency) < at;
    const isTooLow = !hasUnit && isDecimal(amount) && compareDecimals(amount, least) < 0;
    return [
      ...(isTwice ? [{ path: `prices.${at}.currency`, key: 'validation.duplicateCurrency', args: { currency } }] : []),
      ...(isTooLow ? [{ path: `prices.${at}.amount`, key: 'validation.decimal.minimum', args: { limit: least } }] : []),
    ];
  });
};
