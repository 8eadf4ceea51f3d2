import { parseDecimal } from './decimal.ts';
import type { Issue } from '../validation/issue.ts';

/** Returns an issue at `path` if an amount has more decimals than its currency. */
export function fractionIssues(path: string, amount: string, decimals: number): Issue[] {
  try {
    parseDecimal(amount, decimals);
    return [];
  } catch {
    return [{ path, key: 'validation.decimal.fraction', args: { limit: decimals } }];
  }
}
