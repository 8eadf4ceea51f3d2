import { compareDecimals } from '../money/compare.ts';
import { maxPercent } from '../taxes/limit.ts';
import { isMoney, type FeeType } from '../taxes/resolve.ts';
import { isDecimal } from '../money/decimal.ts';
import type { Issue } from '../validation/issue.ts';
import { rowsOf, textOf } from './read.ts';
import type { Rule } from './rule.ts';

type Row = Readonly<Record<string, unknown>>;

/** Each tribute of a scenario has the value that its fee type needs (design §6); a fixed amount may have one by currency. */
export const feeTypeFitsValue = ((record) =>
  rowsOf(record['tributes']).flatMap((row, k) => valueIssues(row, `tributes.${k}`))) satisfies Rule;

function valueIssues(row: Row, path: string): Issue[] {
  const type = textOf(row['type']);
  if (!isFeeType(type)) return [];
  const value = textOf(row['value']);
  const is_fixed = row['is_fixed'] === true;
  const issues: Issue[] = [];
  const hasAmounts = type === 'Fixed_Value' && rowsOf(row['amounts']).length > 0;
  if (type !== 'Variable' && value === '' && !hasAmounts)
    issues.push({ path: `${path}.value`, key: 'validation.required' });
  // The schema fills in `false`, so only `true` can contradict the type.
  if (type === 'Fixed' && is_fixed) issues.push({ path: `${path}.is_fixed`, key: 'validation.isFixedContradictsType' });
  if (isDecimal(value) && !isMoney({ type, is_fixed }) && compareDecimals(value, maxPercent) > 0) {
    issues.push({
      path: `${path}.value`,
      key: 'validation.percentTooLarge',
      args: { limit: { figure: maxPercent, unit: '%' } },
    });
  }
  return issues;
}

export const isFeeType = (type: string): type is FeeType =>
  type === 'Fixed' || type === 'Fixed_Value' || type === 'Variable';
