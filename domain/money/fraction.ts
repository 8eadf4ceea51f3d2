import { parseDecimal } from './decimal.ts';
import type { Issue } from '../validation/issue.ts';

/** An issue at `path` where an amount has more decimals than its currency: what could not be paid must not be asked for. */
export function fractionIssues(path: string, amount: string, decimals: number): Issue[] {
  try {
    parseDecimal(amount, decimals);
    return [];
  } catch {
    return [{ path, key: 'validation.decimal.fraction', args: { limit: decimals } }];
  }
}
