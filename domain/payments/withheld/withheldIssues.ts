import { decimalText, isDecimal } from '../../money/decimal.ts';
import { compareDecimals } from '../../money/compare.ts';
import { fractionIssues } from '../../money/fraction.ts';
import { isTooLarge } from '../../taxes/limit.ts';
import type { Issue } from '../../validation/issue.ts';
import type { ExpectedTax } from './expected.ts';

/** What a receipt says was withheld in a tribute; `certificate` is the number or name on the payer's paper. */
export interface WithheldInput {
  readonly tribute: string;
  readonly amount: string;
  readonly certificate?: string | undefined;
}

/** Returns the expected tribute that an entry names. */
export const taxNamed = <Tax extends Pick<ExpectedTax, 'keys'>>(
  expected: readonly Tax[],
  { tribute }: Pick<WithheldInput, 'tribute'>,
): Tax | undefined => expected.find(({ keys }) => keys.includes(tribute.toLowerCase()));

/** Checks what was withheld: tributes that the document expects, each once, in amounts of its currency. */
export function withheldIssues(
  withheld: readonly WithheldInput[],
  expected: readonly Pick<ExpectedTax, 'key' | 'keys'>[],
  decimals: number,
): Issue[] {
  const named = withheld.map((entry) => taxNamed(expected, entry)?.key);
  return withheld.flatMap(({ amount }, at): Issue[] => [
    ...tributeIssues(named, at),
    ...amountIssues(`withheld.${at}.amount`, amount, decimals),
  ]);
}

function tributeIssues(named: readonly (string | undefined)[], at: number): Issue[] {
  const path = `withheld.${at}.tribute`;
  const key = named[at];
  if (key === undefined) return [{ path, key: 'validation.notWithheld' }];
  return named.indexOf(key) < at ? [{ path, key: 'validation.withheldTwice' }] : [];
}

function amountIssues(path: string, amount: string, decimals: number): Issue[] {
  if (!isDecimal(amount)) return [{ path, key: 'validation.decimal.format' }];
  if (isTooLarge(amount)) return [{ path, key: 'validation.amountTooLarge' }];
  if (compareDecimals(amount, '0') < 0)
    return [{ path, key: 'validation.decimal.minimum', args: { limit: decimalText(0n, decimals) } }];
  return fractionIssues(path, amount, decimals);
}
