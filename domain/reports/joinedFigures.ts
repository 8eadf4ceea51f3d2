import type { Report } from '../../schemas/report.ts';
import { compareDecimals } from '../money/compare.ts';
import { storedDecimals } from '../money/decimals.ts';
import { negate } from '../money/negate.ts';
import { sumAmounts } from '../money/sum.ts';
import { trimDecimal } from '../money/trimDecimal.ts';
import type { ReportValues } from './answer.ts';
import { isAmount } from './measures.ts';

/** The figures of a group in a currency, or without a group of the whole currency. */
export interface GroupFigures {
  readonly part: 'group' | 'column' | 'whole';
  readonly currency: string;
  readonly key: string | null;
  readonly values: ReportValues;
}

/** The figures of several lists: of so many groups the largest of each currency, then of the currencies. */
export interface JoinedFigures {
  readonly rows: readonly GroupFigures[];
  /** The number of groups before the cut. */
  readonly count: number;
}

/**
 * Joins the figures of a report's lists by group and currency, and adds the measures that are made of others. Groups are
 * cut and ordered as those of a single list: the largest of each currency are kept, currency by currency.
 */
export function joinedFigures(
  report: Report,
  lists: readonly (readonly GroupFigures[])[],
  most: number,
): JoinedFigures {
  const joined = new Map<string, GroupFigures>();
  for (const row of lists.flat()) {
    const place = JSON.stringify([row.part, row.currency, row.key]);
    const before = joined.get(place);
    joined.set(place, before ? { ...before, values: { ...before.values, ...row.values } } : row);
  }
  const rows = [...joined.values()].map((row) => ({ ...row, values: completed(report, row.values) }));
  const wholes = rows.filter(({ part }) => part === 'whole').toSorted((one, other) => byText(one, other, 'currency'));
  const groups = ranked(report, rows);
  const kept = groups.slice(0, most).toSorted((one, other) => byText(one, other, 'currency'));
  return { rows: [...kept, ...wholes], count: groups.length };
}

/** Fills absent figures with zero, and computes those made of others. */
function completed({ measures }: Report, values: ReportValues): ReportValues {
  const found: ReportValues = Object.fromEntries(
    Object.entries(measures).map(([name, measure]) => [name, values[name] ?? (isAmount(measure) ? '0' : 0)]),
  );
  const amount = (name: string): string => String(found[name] ?? 0);
  return Object.fromEntries(
    Object.entries(measures).map(([name, measure]) => {
      if (!('plus' in measure)) return [name, found[name] ?? 0];
      const parts = [...measure.plus.map(amount), ...measure.minus.map((each) => negate(amount(each)))];
      return [name, trimDecimal(sumAmounts(parts, storedDecimals))];
    }),
  );
}

/** Returns the groups by their rank in their currency, by the first measure. */
function ranked({ measures }: Report, rows: readonly GroupFigures[]): GroupFigures[] {
  const [main = ''] = Object.keys(measures);
  const weight = ({ values }: GroupFigures): string => String(values[main] ?? 0);
  const groups = Map.groupBy(
    rows.filter(({ part }) => part === 'group'),
    ({ currency }) => currency,
  );
  return [...groups.values()]
    .flatMap((of) =>
      of
        .toSorted((one, other) => compareDecimals(weight(other), weight(one)) || byText(one, other, 'key'))
        .map((row, rank) => ({ row, rank })),
    )
    .toSorted((one, other) => one.rank - other.rank || byText(one.row, other.row, 'currency'))
    .map(({ row }) => row);
}

/** Nothing is last. */
function byText(one: GroupFigures, other: GroupFigures, by: 'currency' | 'key'): number {
  const [text, next] = [one[by], other[by]];
  if (text === next) return 0;
  if (text === null || next === null) return text === null ? 1 : -1;
  return text < next ? -1 : 1;
}
