import { isDecimal } from '../money/decimal.ts';
import { isMoney } from '../taxes/resolve.ts';
import { systemProblems, unknownBases, type SystemProblem } from '../taxes/system/problems.ts';
import { inputFraction, type TributeTerms } from '../taxes/terms.ts';
import type { Issue } from '../validation/issue.ts';
import { isFeeType } from './feeTypeFitsValue.ts';
import { objectOf, rowsOf, textOf } from './read.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns why the rows of a scenario cannot be computed on some day, each reason once; variable values count as zero. */
export function systemIssues(rows: readonly Row[], sets: readonly (readonly number[])[]): Issue[] {
  const terms = rows.map(termsOf);
  const problems = [
    ...unknownBases(terms),
    ...sets.flatMap((set) => {
      // Without a base there is nothing to solve.
      if (!set.some((k) => terms[k]?.base_includes || terms[k]?.base_includes_self)) return [];
      const valid = set.flatMap((k) => terms[k] ?? []);
      return systemProblems(valid).map(({ at, rows: all, reason }): SystemProblem => ({
        at: set[at] ?? 0,
        rows: all.map((place) => set[place] ?? 0),
        reason,
      }));
    }),
  ];
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()].map(
    ({ at, rows: all, reason }) => ({
      path: `tributes.${at}.${terms[at]?.base_includes ? 'base_includes' : 'base_includes_self'}`,
      key: `validation.tribute.${reason}`,
      args: { tributes: all.map((k) => nameOf(rows[k], k)).join(', ') },
    }),
  );
}

/** What a row is called in a message: the API's input has no names, so there its place counts from 1. */
const nameOf = (row: Row | undefined, k: number): string => textOf(objectOf(row?.['tribute'])['name']) || `#${k + 1}`;

/** What counts of a row for its equations: a limit in any currency is one. */
function termsOf(row: Row): TributeTerms {
  const type = textOf(row['type']);
  const is_fixed = isFeeType(type) && isMoney({ type, is_fixed: row['is_fixed'] === true });
  const named = Array.isArray(row['base_includes']) ? row['base_includes'].map(textOf) : [];
  const base_percent = percentIn(row['base_percent']);
  return {
    value: type === 'Fixed' ? (percentIn(row['value']) ?? '0') : '0',
    is_fixed,
    is_origin: row['is_origin'] !== false,
    tax_responsible: row['tax_responsible'] === 'importer' ? 'importer' : 'exporter',
    tribute: textOf(objectOf(row['tribute'])['uuid']).toLowerCase(),
    ...(named.length > 0 && { base_includes: named }),
    ...(row['base_includes_self'] === true && { base_includes_self: true }),
    ...(base_percent !== undefined && { base_percent }),
    ...(rowsOf(row['minimums']).length > 0 && { minimum: '0' }),
    ...(rowsOf(row['maximums']).length > 0 && { maximum: '0' }),
  };
}

/** Returns a percentage that can be computed with; the schema refuses others. */
function percentIn(value: unknown): string | undefined {
  const text = textOf(value);
  const [, fraction = ''] = text.split('.');
  return isDecimal(text) && !text.startsWith('-') && fraction.length <= inputFraction ? text : undefined;
}
