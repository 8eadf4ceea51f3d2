import type { Dimension, Report } from '../../schemas/report.ts';
import { addDays, addMonthsClamped } from '../dates/date.ts';
import type { Period } from '../dates/period.ts';

/** The common value of a group: a key, a choice, a month (`2026-03`), an age (`1-30`), or null. */
export type GroupValue = string | number | boolean | null;

/** An age: days from a date to today, inclusive. */
export interface Age {
  readonly value: string;
  /** Absent: includes dates that are not past. */
  readonly from?: number;
  /** Absent: no upper bound. */
  readonly to?: number;
}

/** Returns the ranges between numbers of days: `[0, 30]` is `0` (not past), `1-30` and `31+`. */
export function agesOf(ages: readonly number[]): readonly Age[] {
  const [first = 0, ...later] = ages;
  const between = later.map((to, index) => {
    const from = (ages[index] ?? 0) + 1;
    return { value: `${from}-${to}`, from, to };
  });
  const from = (ages.at(-1) ?? 0) + 1;
  return [{ value: String(first), to: first }, ...between, { value: `${from}+`, from }];
}

/** Returns the days of a group, possibly open-ended; undefined for an invalid value. */
export function daysOf(dimension: Dimension, value: GroupValue, today: string): Partial<Period> | undefined {
  if ('ages' in dimension) {
    const ages = agesOf(dimension.ages);
    const place = ages.findIndex((each) => each.value === value);
    const { from, to } = ages[place] ?? {};
    if (place < 0) return undefined;
    // `late` separates the first two, and not the date.
    const [hasFirst, hasLast] = dimension.late === undefined ? [true, true] : [place > 0, place > 1];
    return {
      ...(hasFirst && to !== undefined && { from: addDays(today, -to) }),
      ...(hasLast && from !== undefined && { to: addDays(today, -from) }),
    };
  }
  if (typeof value !== 'string' || !/^\d{4}-\d{2}$/.test(value)) return undefined;
  const from = `${value}-01`;
  return { from, to: addDays(addMonthsClamped(from, 1), -1) };
}

/** Returns whether a record of an age is late; undefined if its date alone tells. */
export function lateOf(dimension: Dimension, value: GroupValue): Readonly<Record<string, boolean>> | undefined {
  if (!('ages' in dimension) || dimension.late === undefined) return undefined;
  return { [dimension.late]: value !== agesOf(dimension.ages)[0]?.value };
}

/** Returns whether a dimension groups dates, which have their own order. */
export const isOfDates = (dimension: Dimension): boolean => 'by' in dimension || 'ages' in dimension;

/** Returns the dimensions that a report can be grouped by, without `across`. */
export const dimensionNames = ({ dimensions, across }: Report): string[] =>
  Object.keys(dimensions).filter((name) => name !== across);

/** Returns a dimension by name, or the first one. Throws a RangeError for an unknown name. */
export function dimensionOf(report: Report, name: string = dimensionNames(report)[0] ?? ''): Dimension {
  const dimension = Object.hasOwn(report.dimensions, name) ? report.dimensions[name] : undefined;
  if (!dimension) throw new RangeError(`The report ${report.name} has no dimension ${name}`);
  return dimension;
}
