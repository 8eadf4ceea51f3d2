import type { Dimension, Report } from '../../schemas/report.ts';
import { addDays, addMonthsClamped } from '../dates/date.ts';
import type { Period } from '../dates/period.ts';

/** What a group has in common: a key, a choice, a month (`2026-03`), an age (`1-30`); null where records have none. */
export type GroupValue = string | number | boolean | null;

/** An age: how many days a date lies before today, from and to, both included. */
export interface Age {
  readonly value: string;
  /** Without it, also what is not past. */
  readonly from?: number;
  /** Without it, whatever is older. */
  readonly to?: number;
}

/** The ranges that begin behind each number of days: `[0, 30]` is `0` (not past), `1-30` and `31+`. */
export function agesOf(ages: readonly number[]): readonly Age[] {
  const [first = 0, ...later] = ages;
  const between = later.map((to, index) => {
    const from = (ages[index] ?? 0) + 1;
    return { value: `${from}-${to}`, from, to };
  });
  const from = (ages.at(-1) ?? 0) + 1;
  return [{ value: String(first), to: first }, ...between, { value: `${from}+`, from }];
}

/** The days of a group of a dimension of dates, either end of which may be open; undefined for a value that is no group. */
export function daysOf(dimension: Dimension, value: GroupValue, today: string): Partial<Period> | undefined {
  if ('ages' in dimension) {
    const age = agesOf(dimension.ages).find((each) => each.value === value);
    if (!age) return undefined;
    return {
      ...(age.to !== undefined && { from: addDays(today, -age.to) }),
      ...(age.from !== undefined && { to: addDays(today, -age.from) }),
    };
  }
  if (typeof value !== 'string' || !/^\d{4}-\d{2}$/.test(value)) return undefined;
  const from = `${value}-01`;
  return { from, to: addDays(addMonthsClamped(from, 1), -1) };
}

/** Whether a dimension groups dates, whose groups have an order of their own. */
export const isOfDates = (dimension: Dimension): boolean => 'by' in dimension || 'ages' in dimension;

/** The dimensions that a report can be grouped by, by name: all but the one across. */
export const dimensionNames = ({ dimensions, across }: Report): string[] =>
  Object.keys(dimensions).filter((name) => name !== across);

/** The dimension of a name: the report's first one without a name. Throws a RangeError for one that it does not have. */
export function dimensionOf(report: Report, name: string = dimensionNames(report)[0] ?? ''): Dimension {
  const dimension = Object.hasOwn(report.dimensions, name) ? report.dimensions[name] : undefined;
  if (!dimension) throw new RangeError(`The report ${report.name} has no dimension ${name}`);
  return dimension;
}
