import { boxOf } from '../boxes.ts';
import type { LineTerms, TributeTerms } from '../terms.ts';
import { isLimited, isOncePerDocument, systemOf } from './system.ts';

/** Why tributes cannot be computed together, at the row `at`; `rows` are all that it concerns. */
export interface SystemProblem {
  readonly at: number;
  readonly rows: readonly number[];
  readonly reason: 'unknown_tribute' | 'hidden_base' | 'cycle_unsolvable' | 'cycle_limited' | 'inside_limited';
}

/** Returns the rows that name a tribute of which there is none among all rows of a scenario (rule 4). */
export function unknownBases(rows: readonly TributeTerms[]): SystemProblem[] {
  const known = new Set(rows.map(({ tribute }) => tribute?.toLowerCase()));
  return rows.flatMap(({ base_includes: named = [] }, at): SystemProblem[] =>
    named.every((tribute) => known.has(tribute.toLowerCase())) ? [] : [{ at, rows: [at], reason: 'unknown_tribute' }],
  );
}

/**
 * Returns why rows that are valid on one day cannot be computed: equations without a single solution or with one below zero, a
 * limit within a cycle (rules 1 and 10), or a base that discloses what the exporter bears at home (rule 3). Variable
 * percentages count as zero here.
 */
export function systemProblems(rows: readonly TributeTerms[]): SystemProblem[] {
  const { included, unsolved } = systemOf(rows);
  const hidden = rows.flatMap((row, at): SystemProblem[] => {
    const revealed = boxOf(row) === 'EE' ? [] : reachedFrom(at, included).filter((other) => isHidden(rows[other]));
    return revealed.length === 0 ? [] : [{ at, rows: [at, ...revealed], reason: 'hidden_base' }];
  });
  return [...hidden, ...unsolved.map(({ rows: all, reason }) => ({ at: all[0] ?? 0, rows: all, reason }))];
}

/** Returns why the values of a line refuse its tributes: a cycle, or limits inside its price (rules 1 and 13). */
export function lineProblems({ tributes, price_includes_tax: includes }: LineTerms): SystemProblem[] {
  const { included, unsolved } = systemOf(tributes);
  const inside = includes
    ? [...tributes.keys()].filter((at) => tributes[at] !== undefined && boxOf(tributes[at]) === 'EI')
    : [];
  const within = new Set(inside.flatMap((at) => [at, ...reachedFrom(at, included)]));
  const limited = [...within].filter((at) => isBeyondLine(tributes[at]));
  return [
    ...unsolved.map(({ rows, reason }) => ({ at: rows[0] ?? 0, rows, reason })),
    ...limited.map((at): SystemProblem => ({ at, rows: [at], reason: 'inside_limited' })),
  ];
}

const isHidden = (row: TributeTerms | undefined): boolean => row !== undefined && boxOf(row) === 'EE';

const isBeyondLine = (row: TributeTerms | undefined): boolean =>
  row !== undefined && (isLimited(row) || isOncePerDocument(row));

/** Returns what a row includes, also through others. */
function reachedFrom(from: number, included: readonly (readonly number[])[]): number[] {
  const reached = new Set<number>();
  const left = [...(included[from] ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    left.push(...(included[next] ?? []));
  }
  return [...reached];
}
