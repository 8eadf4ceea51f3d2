import { compareDecimals } from '../money/compare.ts';
import { maxPercent } from '../taxes/limit.ts';
import { isMoney, type FeeType } from '../taxes/resolve.ts';
import { isDecimal } from '../money/decimal.ts';
import type { Issue } from '../validation/issue.ts';
import { objectOf, rowsOf, textOf } from './read.ts';
import type { Rule } from './rule.ts';

type Row = Readonly<Record<string, unknown>>;

/** Each tribute of a scenario has the value its fee type needs and occurs once (design §6). */
export const feeTypeFitsValue = ((record) => {
  const rows = rowsOf(record['tributes']);
  return rows.flatMap((row, k) => [
    ...valueIssues(row, `tributes.${k}`),
    ...(isRepeated(rows, k) ? [{ path: `tributes.${k}.tribute`, key: 'validation.duplicateTribute' }] : []),
  ]);
}) satisfies Rule;

function valueIssues(row: Row, path: string): Issue[] {
  const type = textOf(row['type']);
  if (!isFeeType(type)) return [];
  const value = textOf(row['value']);
  const is_fixed = row['is_fixed'] === true;
  const issues: Issue[] = [];
  if (type !== 'Variable' && value === '') issues.push({ path: `${path}.value`, key: 'validation.required' });
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

const isFeeType = (type: string): type is FeeType => type === 'Fixed' || type === 'Fixed_Value' || type === 'Variable';

/** A tribute may occur once in each of the four combinations of country and responsible. */
function isRepeated(rows: readonly Row[], k: number): boolean {
  const identity = identityOf(rows[k]);
  return identity !== undefined && rows.findIndex((row) => identityOf(row) === identity) < k;
}

function identityOf(row: Row | undefined): string | undefined {
  const uuid = textOf(objectOf(row?.['tribute'])['uuid']).toLowerCase();
  return uuid === '' ? undefined : `${uuid} ${row?.['is_origin'] !== false} ${textOf(row?.['tax_responsible'])}`;
}
