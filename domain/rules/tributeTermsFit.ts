import { mostTributesAtOnce } from '../../schemas/parts/documents/scenarioTribute.ts';
import { addDays, isDate } from '../dates/date.ts';
import { compareDecimals } from '../money/compare.ts';
import { isDecimal } from '../money/decimal.ts';
import { isMoney, type Validity } from '../taxes/resolve.ts';
import { rowsInForce } from '../taxes/validity.ts';
import type { Issue } from '../validation/issue.ts';
import { isFeeType } from './feeTypeFitsValue.ts';
import { objectOf, rowsOf, textOf } from './read.ts';
import type { Rule } from './rule.ts';
import { systemIssues } from './tributesSolvable.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * What the tributes of a scenario say beyond their rates fits together: bases and amounts fit the fee type, rows of one tribute
 * in one box follow one another, and what is valid on any day can be computed.
 */
export const tributeTermsFit = ((record) => {
  const rows = rowsOf(record['tributes']);
  const issues = [
    ...rows.flatMap((row, k) =>
      termIssues(row).map(({ path, ...issue }) => ({ path: `tributes.${k}.${path}`, ...issue })),
    ),
    ...successionIssues(rows),
  ];
  if (issues.length > 0) return issues;
  const sets = rowsInForce(rows.map(validityOf));
  const crowded = sets.find((set) => set.length > mostTributesAtOnce);
  return crowded
    ? [{ path: 'tributes', key: 'validation.tribute.too_many_at_once', args: { limit: mostTributesAtOnce } }]
    : systemIssues(rows, sets);
}) satisfies Rule;

const problem = (path: string, word: string): Issue => ({ path, key: `validation.tribute.${word}` });

/** Returns the issues of one row, at its properties (rule 4). */
function termIssues(row: Row): Issue[] {
  const type = textOf(row['type']);
  const isFixed = isFeeType(type) && isMoney({ type, is_fixed: row['is_fixed'] === true });
  const hasAmounts = rowsOf(row['amounts']).length > 0;
  const { valid_from: from, valid_until: until } = validityOf(row);
  const issues: Issue[] = [];
  if (isFixed) {
    const based = ['base_includes', 'base_includes_self', 'base_percent'].find((name) => isStated(row[name]));
    if (based) issues.push(problem(based, 'base_of_amount'));
    if (type === 'Variable' && row['per'] === 'document') issues.push(problem('per', 'variable_per_document'));
  } else if (isFeeType(type) && isStated(row['per'])) issues.push(problem('per', 'per_of_percent'));
  if (hasAmounts && isFeeType(type) && type !== 'Fixed_Value') issues.push(problem('amounts', 'amounts_of_percent'));
  else if (hasAmounts && textOf(row['value']) !== '') issues.push(problem('amounts', 'value_and_amounts'));
  if (row['show'] === 'note' && (row['is_origin'] !== false) !== (textOf(row['tax_responsible']) !== 'importer')) {
    issues.push(problem('show', 'note_of_paid'));
  }
  if (from !== undefined && until !== undefined && until < from) issues.push(problem('valid_until', 'ends_before'));
  return [
    ...issues,
    ...['amounts', 'minimums', 'maximums'].flatMap((name) => repeatedCurrencies(row, name)),
    ...limitIssues(row),
  ];
}

/** An empty list and `false` are what a form sends for nothing. */
const isStated = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false && value !== '';

function repeatedCurrencies(row: Row, name: string): Issue[] {
  const codes = rowsOf(row[name]).map(({ currency }) => textOf(currency));
  return codes.flatMap((currency, at) =>
    currency !== '' && codes.indexOf(currency) < at
      ? [{ path: `${name}.${at}.currency`, key: 'validation.tribute.duplicate_currency', args: { currency } }]
      : [],
  );
}

function limitIssues(row: Row): Issue[] {
  const minimums = new Map(rowsOf(row['minimums']).map(({ currency, amount }) => [textOf(currency), textOf(amount)]));
  return rowsOf(row['maximums']).flatMap(({ currency, amount }, at): Issue[] => {
    const [least = '', most] = [minimums.get(textOf(currency)), textOf(amount)];
    return isDecimal(least) && isDecimal(most) && compareDecimals(least, most) > 0
      ? [problem(`maximums.${at}.amount`, 'minimum_above_maximum')]
      : [];
  });
}

/** Rows of one tribute in one box follow one another, each from the day after the one before. */
function successionIssues(rows: readonly Row[]): Issue[] {
  const alike = Map.groupBy(rows.keys(), (k) => identityOf(rows[k]));
  return [...alike].flatMap(([identity, places]) => {
    if (identity === undefined) return [];
    const dated = places.map((k) => ({ k, ...validityOf(rows[k] ?? {}) }));
    const inOrder = dated.toSorted((one, other) => (one.valid_from ?? '').localeCompare(other.valid_from ?? ''));
    return inOrder.slice(1).flatMap((row, at): Issue[] => {
      const before = inOrder[at];
      if (!before) return [];
      if (!row.valid_from && !row.valid_until && !before.valid_from && !before.valid_until) {
        return [{ path: `tributes.${row.k}.tribute`, key: 'validation.duplicateTribute' }];
      }
      const { valid_until: until } = before;
      const next = until === undefined ? undefined : dayAfter(until);
      if (row.valid_from !== undefined && row.valid_from === next) return [];
      const isGap = row.valid_from !== undefined && next !== undefined && row.valid_from > next;
      return [{ path: `tributes.${row.k}.valid_from`, key: `validation.tribute.${isGap ? 'gap' : 'overlap'}` }];
    });
  });
}

/** The last day of the calendar has none after it. */
const dayAfter = (day: string): string | undefined => (day >= '9999-12-31' ? undefined : addDays(day, 1));

function validityOf(row: Row): Validity {
  const [from, until] = [textOf(row['valid_from']), textOf(row['valid_until'])];
  return { ...(isDate(from) && { valid_from: from }), ...(isDate(until) && { valid_until: until }) };
}

function identityOf(row: Row | undefined): string | undefined {
  const uuid = textOf(objectOf(row?.['tribute'])['uuid']).toLowerCase();
  return uuid === '' ? undefined : `${uuid} ${row?.['is_origin'] !== false} ${textOf(row?.['tax_responsible'])}`;
}
