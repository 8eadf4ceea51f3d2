import { memoized } from '../../memoized.ts';
import { parseDecimal } from '../../money/decimal.ts';
import { greatestDivisor, overOneDenominator, plus, type Rational } from '../../money/rational.ts';
import { percentScale } from '../percent.ts';
import { figureFraction, inputFraction, type TributeTerms } from '../terms.ts';
import { componentsOf } from './components.ts';
import { includedRows } from './includedRows.ts';
import { solve } from './solve.ts';

/** The exact amount of a row: `(t x T + each factor x the amount of its source) / d`. */
export interface Form {
  readonly t: bigint;
  readonly of: readonly (readonly [source: number, factor: bigint])[];
  readonly d: bigint;
}

/** Why rows have no amounts: their equations have no single solution, or one below zero. */
export interface Unsolved {
  readonly rows: readonly number[];
  readonly reason: 'cycle_unsolvable' | 'cycle_limited';
}

/** The tributes of a line as equations. */
export interface System {
  readonly rows: readonly TributeTerms[];
  readonly included: readonly (readonly number[])[];
  /**
   * The rows whose amounts others take as they are: fixed amounts, and percentages with a limit. Each after those that it
   * depends on.
   */
  readonly sources: readonly number[];
  /** Of each row that is no fixed amount: of one with a limit before that. */
  readonly forms: readonly (Form | undefined)[];
  /** Whether all amounts are found on the line alone, without equations between rows. */
  readonly isPlain: boolean;
  readonly unsolved: readonly Unsolved[];
}

/** Returns whether a row has a minimum or maximum in the currency of its document. */
export const isLimited = ({ minimum, maximum }: TributeTerms): boolean =>
  minimum !== undefined || maximum !== undefined;

/** Returns whether a row is computed once for all lines of its scenario in a document. */
export const isOncePerDocument = (row: TributeTerms): boolean =>
  (row.is_fixed && row.per === 'document') || (row.limits_per === 'document' && isLimited(row));

/** Returns the equations of tributes, solved once for the array (rule 1). Rows without a solution include nothing. */
export const systemOf: (rows: readonly TributeTerms[]) => System = memoized((rows: readonly TributeTerms[]) => {
  const included = includedRows(rows);
  const forms: (Form | undefined)[] = rows.map(() => undefined);
  const sources: number[] = [];
  const unsolved: Unsolved[] = [];
  for (const members of componentsOf(included)) {
    const [first = 0] = members;
    const row = rows[first];
    const isCycle = members.length > 1;
    if (isCycle && members.some((at) => rows[at] && isLimited(rows[at]))) {
      unsolved.push({ rows: members, reason: 'cycle_limited' });
    }
    if (row?.is_fixed) {
      sources.push(first);
      continue;
    }
    const known = (at: number): Form =>
      sources.includes(at) ? { t: 0n, of: [[at, 1n]], d: 1n } : (forms[at] ?? zeroForm);
    const found = formsOf(members, rows, included, known);
    if (!found) unsolved.push({ rows: members, reason: 'cycle_unsolvable' });
    for (const [place, at] of members.entries()) {
      forms[at] = found?.[place] ?? (rows[at] && plainForm(rateOf(rows[at])));
    }
    if (!isCycle && row && isLimited(row)) sources.push(first);
  }
  const isPlain = included.every(({ length }) => length === 0) && !rows.some((row) => isLimited(row) || row.per);
  return { rows, included, sources, forms, isPlain, unsolved };
});

const zeroForm: Form = { t: 0n, of: [], d: 1n };

const plainForm = ({ n, d }: Rational): Form => ({ t: n, of: [], d });

/** The part of its base that a row is, reduced. */
function rateOf({ value, base_percent: part }: TributeTerms): Rational {
  const n = parseDecimal(value, inputFraction) * (part === undefined ? 1n : parseDecimal(part, inputFraction));
  const d = part === undefined ? percentScale : percentScale * percentScale;
  const divisor = greatestDivisor(n, d);
  return { n: n / divisor, d: d / divisor };
}

/** Solves the rows of one component; undefined without a single solution, or with one below zero. */
function formsOf(
  members: readonly number[],
  rows: readonly TributeTerms[],
  included: readonly (readonly number[])[],
  known: (row: number) => Form,
): Form[] | undefined {
  // T, then the sources.
  const basis: number[] = [];
  const parts = members.map((at) => {
    const rate = rows[at] ? rateOf(rows[at]) : { n: 0n, d: 1n };
    const outside = (included[at] ?? []).filter((other) => !members.includes(other)).map(known);
    for (const [source] of outside.flatMap(({ of }) => of)) if (!basis.includes(source)) basis.push(source);
    return { rate, outside, inside: (included[at] ?? []).filter((other) => members.includes(other)) };
  });
  const equations = parts.map(({ rate, outside, inside }, place) => {
    const sums = baseSums(outside, basis);
    const { d, ns } = overOneDenominator(sums);
    const left = members.map((member, column) => {
      const own = column === place ? rate.d : 0n;
      return (own - (inside.includes(member) ? rate.n : 0n)) * d;
    });
    return [...left, ...ns.map((n) => n * rate.n)];
  });
  const solved = solve(equations);
  const found = solved?.values.map((values) => formOf(values, solved.d, basis));
  return found?.some(isNegative) ? undefined : found;
}

/** The base of a row outside its component: T and what it includes, by T and the sources. */
function baseSums(outside: readonly Form[], basis: readonly number[]): Rational[] {
  const ofT = outside.reduce<Rational>((sum, { t, d }) => plus(sum, { n: t, d }), { n: 1n, d: 1n });
  const ofSources = basis.map((source) =>
    outside.reduce<Rational>(
      (sum, { of, d }) => of.reduce((all, [at, factor]) => (at === source ? plus(all, { n: factor, d }) : all), sum),
      { n: 0n, d: 1n },
    ),
  );
  return [ofT, ...ofSources];
}

/** Reduces a solution to a form whose denominator is above 0. */
function formOf([t = 0n, ...factors]: readonly bigint[], denominator: bigint, basis: readonly number[]): Form {
  const common = factors.reduce(greatestDivisor, greatestDivisor(t, denominator));
  const divisor = denominator < 0n ? -common : common;
  return {
    t: t / divisor,
    of: basis.flatMap((source, at) => {
      const factor = (factors[at] ?? 0n) / divisor;
      return factor === 0n ? [] : [[source, factor] as const];
    }),
    d: denominator / divisor,
  };
}

const isNegative = ({ t, of }: Form): boolean => t < 0n || of.some(([, factor]) => factor < 0n);

/** Returns the exact amount of a form, with the exact amounts of its sources. */
export function exactOf({ t, of, d }: Form, net: bigint, amounts: readonly (Rational | undefined)[]): Rational {
  if (of.length === 0) return { n: t * net, d };
  const sum = of.reduce<Rational>(
    (all, [source, factor]) => {
      const amount = amounts[source];
      return amount ? plus(all, { n: amount.n * factor, d: amount.d }) : all;
    },
    { n: t * net, d: 1n },
  );
  return { n: sum.n, d: sum.d * d };
}

/** Returns a row's fixed amount in millionths of the currency's unit. */
export const fixedMillionths = ({ value }: TributeTerms): bigint => parseDecimal(value, figureFraction);
