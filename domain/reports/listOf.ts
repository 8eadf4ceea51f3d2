import type { Dimension, Report } from '../../schemas/report.ts';
import { currencyBeside } from '../money/amounts.ts';
import { addDays } from '../dates/date.ts';
import { byDate } from './datedMeasures.ts';
import { dimensionOf, daysOf, isOfDates, lateOf, type GroupValue } from './groups.ts';
import { furtherListOf, onFurtherList, partsOf } from './measures.ts';
import type { Period } from '../dates/period.ts';

export type FilterValue = string | number | boolean;

/** Filters of a list in react-admin's and our form; several values as a list. */
export type ListFilters = Readonly<Record<string, FilterValue | readonly string[] | undefined>>;

/** The request of a report, which applies to all its figures. */
export interface ReportParams extends Partial<Period> {
  /** The calendar day in the company's time zone. */
  readonly today: string;
  readonly currency?: string | undefined;
  /** Whether the request is for the `apart` rows. */
  readonly apart?: boolean | undefined;
  /** The values of the report's own filters. */
  readonly filters?: Readonly<Record<string, FilterValue>> | undefined;
}

/** A figure: of one group, one column, or the total. */
export interface Figure extends ReportParams {
  /** The measure, if measures have different dates or lists. */
  readonly measure?: string | undefined;
  /** The dimension of the groups; the first one by default. */
  readonly by?: string | undefined;
  readonly group?: GroupValue | undefined;
  readonly across?: GroupValue | undefined;
}

/** Returns the property with the currency of a report's figures. */
export const currencyOf = ({ currency = currencyBeside }: Report): string => currency;

/**
 * Returns the list filters behind a figure; the list's sum equals it. Undefined if no list has it: a missing value without
 * a `presence` property, or what is made of several lists.
 */
export function listOf(report: Report, { measure, ...figure }: Figure): ListFilters | undefined {
  const of = measure === undefined ? undefined : report.measures[measure];
  const further = furtherListOf(of);
  if (further) return figure.apart ? undefined : listOf(onFurtherList(report, further), figure);
  if (partsOf(of).length > 0) return undefined;
  const { on, during } = of ?? {};
  if (on !== undefined) return listOf(byDate(report, on), figure);
  const list = listOfDated(report, figure);
  if (!during || !list || !report.period) return list;
  // A running total is the state on the last day of the period.
  const { [`${report.period.path}_gte`]: _, [`${report.period.path}_lte`]: last, ...others } = list;
  if (typeof last !== 'string') return undefined;
  return { ...others, [`${during.from}_lte`]: last, [`${during.until}_gte`]: addDays(last, 1) };
}

function listOfDated(report: Report, figure: Figure): ListFilters | undefined {
  const { today, currency, apart, filters = {}, from, to, by, group, across } = figure;
  const days = new Map<string, Partial<Period>>();
  const conditions = Object.entries((apart ? report.apart : report.where) ?? {});
  const values: Record<string, FilterValue | readonly string[] | undefined> = Object.fromEntries(conditions);
  const narrow = (path: string, period: Partial<Period>) => days.set(path, within(days.get(path) ?? {}, period));
  if (report.period) narrow(report.period.path, { ...(from && { from }), ...(to && { to }) });
  Object.assign(values, filters, currency && { [currencyOf(report)]: currency });

  const groups: [Dimension, GroupValue][] = [];
  if (group !== undefined) groups.push([dimensionOf(report, by), group]);
  if (across !== undefined && report.across) groups.push([dimensionOf(report, report.across), across]);
  for (const [dimension, value] of groups) {
    if (value === null) {
      if (!('presence' in dimension) || !dimension.presence) return undefined;
      values[dimension.presence] = false;
    } else if (!isOfDates(dimension)) values[dimension.path] = value;
    else {
      const period = daysOf(dimension, value, today);
      if (!period) return undefined;
      narrow(dimension.path, period);
      Object.assign(values, lateOf(dimension, value));
    }
  }
  const ranges = [...days].flatMap(([path, period]): [string, string][] => [
    ...(period.from ? [[`${path}_gte`, period.from] as [string, string]] : []),
    ...(period.to ? [[`${path}_lte`, period.to] as [string, string]] : []),
  ]);
  return { ...values, ...Object.fromEntries(ranges) };
}

/** Intersects two periods. `YYYY-MM-DD` sorts chronologically. */
function within(one: Partial<Period>, other: Partial<Period>): Partial<Period> {
  const from = [one.from, other.from]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
  const to = [one.to, other.to].filter((day) => day !== undefined).toSorted()[0];
  return { ...(from && { from }), ...(to && { to }) };
}
