import type { Measure, Report } from '../../schemas/report.ts';
import { parseDecimal, decimalText } from '../money/decimal.ts';

/** The dates that a figure has in place of the report's. */
export const datesOf = ({ on, during }: Measure): string[] => [
  ...(on === undefined ? [] : [on]),
  ...(during ? [during.from, during.until] : []),
];

/** Whether figures of a report have dates of their own: it is by month alone then. */
export const hasDated = ({ measures }: Pick<Report, 'measures'>): boolean =>
  Object.values(measures).some((measure) => datesOf(measure).length > 0);

/** A report by another date: its period, and its months, are of that one. */
export function byDate(report: Report, date: string): Report {
  const { period, dimensions } = report;
  const moved = Object.entries(dimensions).map(([name, dimension]) =>
    'by' in dimension && dimension.path === period?.path ? [name, { ...dimension, path: date }] : [name, dimension],
  );
  return { ...report, ...(period && { period: { ...period, path: date } }), dimensions: Object.fromEntries(moved) };
}

/** The most decimals of an amount. */
const most = 3;

/** Without zeros at its end, as the database writes sums. */
const trimmed = (text: string): string => text.replace(/\.?0+$/, '');

/**
 * What was there at the end of each month: all that came until then less all that went, by month as decimal text. Throws like
 * `parseDecimal`.
 */
export function stocksOf(
  months: readonly string[],
  came: ReadonlyMap<string, string>,
  went: ReadonlyMap<string, string>,
): string[] {
  const moves = [
    ...[...came].map(([month, amount]) => ({ month, by: parseDecimal(amount, most) })),
    ...[...went].map(([month, amount]) => ({ month, by: -parseDecimal(amount, most) })),
  ].toSorted((one, other) => (one.month === other.month ? 0 : one.month < other.month ? -1 : 1));
  let sum = 0n;
  let next = 0;
  return months.map((month) => {
    for (; next < moves.length && (moves[next]?.month ?? '') <= month; next += 1) sum += moves[next]?.by ?? 0n;
    return trimmed(decimalText(sum, most));
  });
}
