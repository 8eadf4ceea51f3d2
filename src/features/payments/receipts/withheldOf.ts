import type { Withholding } from '../../../../dataProvider/calls/withholding.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../../domain/money/fraction.ts';
import { proposedTax, withheldDifference } from '../../../../domain/payments/withheld/proposed.ts';
import { withheldIssues, type WithheldInput } from '../../../../domain/payments/withheld/withheldIssues.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';

/** A tribute in the form of a receipt; `null` is a cleared field. */
export interface WithheldValues {
  readonly tribute: string;
  readonly amount: string | null;
  readonly certificate: string | null;
}

/** Returns whether a text is an amount of more than nothing that its currency can be paid in. */
const isPaid = (amount: string | null, decimals: number): amount is string =>
  amount !== null &&
  isDecimal(amount) &&
  compareDecimals(amount, '0') > 0 &&
  fractionIssues('amount', amount, decimals).length === 0;

/** Returns what a receipt of an amount is expected to withhold in each tribute; undefined while the amount is invalid. */
export function proposalsOf(withholding: Withholding, amount: string | null): string[] | undefined {
  const { currency, open, payable, results } = withholding;
  const decimals = decimalsOf(currency);
  if (!isPaid(amount, decimals)) return undefined;
  return results.map((tax) => proposedTax(tax, { amount, open, payable }, decimals));
}

/** Converts the values for the API. */
export const withheldOf = (values: readonly WithheldValues[] = []): WithheldInput[] =>
  values.map(({ tribute, amount, certificate }) => ({
    tribute,
    amount: amount ?? '',
    certificate: certificate?.trim() ? certificate.trim() : undefined,
  }));

/** Checks the values by the server's rule. */
export function withheldFormIssues(values: readonly WithheldValues[] = [], currency: string): Issue[] {
  const expected = values.map(({ tribute }) => ({ key: tribute, keys: [tribute.toLowerCase()] }));
  return withheldIssues(withheldOf(values), expected, decimalsOf(currency)).map((issue) =>
    issue.key === 'validation.decimal.format' && valueAt(values, issue.path) === null
      ? { path: issue.path, key: 'validation.required' }
      : issue,
  );
}

const valueAt = (values: readonly WithheldValues[], path: string): string | null | undefined =>
  values[Number(path.split('.')[1])]?.amount;

/** Returns how much more or less than expected was withheld; undefined if it is as expected, or while an amount is invalid. */
export function differenceOf(amount: string | null | undefined, expected: string, currency: string) {
  const decimals = decimalsOf(currency);
  if (
    amount === null ||
    amount === undefined ||
    !isDecimal(amount) ||
    fractionIssues('amount', amount, decimals).length > 0
  )
    return undefined;
  const difference = withheldDifference(amount, expected, decimals);
  const sign = compareDecimals(difference, '0');
  if (sign === 0) return undefined;
  return { is: sign > 0 ? 'more' : 'less', amount: difference.replace('-', '') } as const;
}
