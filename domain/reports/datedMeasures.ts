import type { Measure, Report } from '../../schemas/report.ts';
import { parseDecimal, decimalText } from '../money/decimal.ts';

/** Returns the dates that a measure uses instead of the report's. */
export const datesOf = ({ on, during }: Measure): string[] => [
  ...(on === undefined ? [] : [on]),
  ...(during ? [during.from, during.until] : []),
];

/** Returns whether measures have their own dates; then the report is by month only. */
export const hasDated = ({ measures }: Pick<Report, 'measures'>): boolean =>
  Object.values(measures).some((measure) => datesOf(measure).length > 0);

/** Returns a report with another date for its period and months. */
export function byDate(report: Report, date: string): Report {
  const { period, dimensions } = report;
  const moved = Object.entries(dimensions).map(([name, dimension]) =>
    'by' in dimension && dimension.path === period?.path ? [name, { ...dimension, path: date }] : [name, dimension],
  );
  return { ...report, ...(period && { period: { ...period, path: date } }), dimensions: Object.fromEntries(moved) };
}

/** The maximum decimals of an amount. */
const most = 3;

/** Removes trailing zeros, as the database writes sums. */
const trimmed = (text: string): string => text.replace(/\.?0+$/, '');

/**
 * Returns the running total at the end of each month: all starts minus all ends, as decimal text. Throws like
 * `parseDecimal`.
 */
export function stocksOf(
  months: readonly string[],
  starts: ReadonlyMap<string, string>,
  ends: ReadonlyMap<string, string>,
): string[] {
  const moves = [
    ...[...starts].map(([month, amount]) => ({ month, by: parseDecimal(amount, most) })),
    ...[...ends].map(([month, amount]) => ({ month, by: -parseDecimal(amount, most) })),
  ].toSorted((one, other) => (one.month === other.month ? 0 : one.month < other.month ? -1 : 1));
  let sum = 0n;
  let next = 0;
  return months.map((month) => {
    for (; next < moves.length && (moves[next]?.month ?? '') <= month; next += 1) sum += moves[next]?.by ?? 0n;
    return trimmed(decimalText(sum, most));
  });
}
