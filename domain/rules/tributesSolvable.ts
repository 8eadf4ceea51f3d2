import { compareDecimals } from '../money/compare.ts';
import { isDecimal } from '../money/decimal.ts';
import { boxOf } from '../taxes/boxes.ts';
import { isMoney } from '../taxes/resolve.ts';
import { systemProblems, unknownBases, type SystemProblem } from '../taxes/system/problems.ts';
import { inputFraction, type TributeTerms } from '../taxes/terms.ts';
import type { Issue } from '../validation/issue.ts';
import { isFeeType } from './feeTypeFitsValue.ts';
import { objectOf, rowsOf, textOf } from './read.ts';

type Row = Readonly<Record<string, unknown>>;

/** Returns why the rows of a scenario cannot be computed on some day; variable values count as zero. */
export function systemIssues(rows: readonly Row[], sets: readonly (readonly number[])[]): Issue[] {
  const terms = rows.map(termsOf);
  return [...unknownBases(terms), ...firstProblems(terms, sets)].map(({ at, rows: all, reason }) => ({
    path: `tributes.${at}.${terms[at]?.base_includes ? 'base_includes' : 'base_includes_self'}`,
    key: `validation.tribute.${reason}`,
    args: { tributes: all.map((k) => nameOf(rows[k], k)).join(', ') },
  }));
}

/**
 * Returns the problems of the first set that has any. Sets are solved together as one that is harder than each of them, and by
 * halves where that has no solution: a scenario may have two hundred.
 */
function firstProblems(terms: readonly TributeTerms[], sets: readonly (readonly number[])[]): SystemProblem[] {
  const [only] = sets;
  if (!only) return [];
  if (sets.length === 1) return problemsOf(terms, only);
  if (!mayHide(terms) && systemProblems(hardest(terms, sets)).length === 0) return [];
  const half = Math.ceil(sets.length / 2);
  const first = firstProblems(terms, sets.slice(0, half));
  return first.length > 0 ? first : firstProblems(terms, sets.slice(half));
}

function problemsOf(terms: readonly TributeTerms[], set: readonly number[]): SystemProblem[] {
  // Without a base there is nothing to solve.
  if (!set.some((k) => terms[k]?.base_includes || terms[k]?.base_includes_self)) return [];
  return systemProblems(set.flatMap((k) => terms[k] ?? [])).map(({ at, rows: all, reason }) => ({
    at: set[at] ?? 0,
    rows: all.map((place) => set[place] ?? 0),
    reason,
  }));
}

/** Whether a base may name a tribute that the exporter bears at home: which rows that means depends on the day (rule 3). */
function mayHide(terms: readonly TributeTerms[]): boolean {
  const hidden = new Set(terms.filter((row) => boxOf(row) === 'EE').map(({ tribute }) => tribute));
  return terms.some(
    (row) => boxOf(row) !== 'EE' && (row.base_includes ?? []).some((one) => hidden.has(one.toLowerCase())),
  );
}

/** Each tribute of each box with the highest rate, the whole of its bases and any limit: solutions exist for less, too. */
function hardest(terms: readonly TributeTerms[], sets: readonly (readonly number[])[]): TributeTerms[] {
  const all = [...new Set(sets.flat())].flatMap((k) => terms[k] ?? []);
  const chains = Map.groupBy(all, (row) => `${row.tribute} ${boxOf(row)}`);
  return [...chains.values()].flatMap(([first, ...others]) =>
    first ? others.reduce((one, other) => harderOf(one, other), first) : [],
  );
}

function harderOf(one: TributeTerms, other: TributeTerms): TributeTerms {
  const higher = (a = '100', b = '100'): string => (compareDecimals(a, b) >= 0 ? a : b);
  const { minimum = other.minimum, maximum = other.maximum } = one;
  return {
    ...one,
    is_fixed: one.is_fixed && other.is_fixed,
    value: higher(one.value, other.value),
    base_percent: higher(one.base_percent, other.base_percent),
    base_includes: [...new Set([...(one.base_includes ?? []), ...(other.base_includes ?? [])])],
    base_includes_self: one.base_includes_self === true || other.base_includes_self === true,
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
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
