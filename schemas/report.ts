import type { Area, UserType } from './access.ts';
import type { Path } from './path.ts';
import type { PeriodName } from './period.ts';
import type { ObjectSchema, Resource } from './resource.ts';

/** A figure of a report: the sum of an amount of the records, or how many records there are. */
export type Measure<P extends string = string> = ({ readonly sum: P } | { readonly count: true }) & Dated<P>;

/**
 * Which records a figure has, where the date of the report's period does not tell. With `on` those of another date: what
 * ended in a month beside what began. With `during` those that are there at the end of the month or period: `from` on or
 * before that day, and `until`, the first day without, after it.
 */
interface Dated<P extends string> {
  readonly on?: P;
  readonly during?: { readonly from: P; readonly until: P };
}

/**
 * What the records of a report are grouped by: their value at a path, the month of a date, or how many days a date lies
 * before today, by ranges that begin behind each of `ages` (`[0, 30]`: not past, 1 to 30 days, more than 30). Where records
 * may have no value, `presence` names the boolean that says whether they do: it narrows the list to those without.
 */
export type Dimension<P extends string = string> =
  | { readonly path: P; readonly presence?: P }
  | { readonly path: P; readonly by: 'month' }
  | { readonly path: P; readonly ages: readonly [number, ...number[]] };

/** Values that the list of a report's resource takes as filters, by path. */
export type ReportFilters<P extends string = string> = { readonly [F in P]?: readonly string[] };

/** Columns side by side, or bars beneath each other. */
export type ChartShape = 'columns' | 'bars';

/**
 * A report: sums of a resource's list, by currency, grouped by a dimension. Every figure is the sum of the list narrowed to
 * `where`, the period, the currency and its group, so each links to that list. Data only.
 */
export interface Report<P extends string = string> {
  /** Its path under `/api/v2/reports` and `/company/reports`, and its words in `reports.<name>`. */
  readonly name: string;
  /** The resource whose list it sums up. Only those who may list that may read the report. */
  readonly of: string;
  /** What the list is always narrowed to. */
  readonly where: ReportFilters<P>;
  /** What is shown apart, in place of `where`, when the reader asks for it: cancelled documents. */
  readonly apart?: ReportFilters<P>;
  /** The date that `from` and `to` narrow. Without it the report shows what is there today. */
  readonly period?: { readonly path: P; readonly first: PeriodName };
  /** The property that says the currency of what it adds up; `currency` unless said. */
  readonly currency?: P;
  /** Its figures by name; the first is the one in the chart. */
  readonly measures: Readonly<Record<string, Measure<P>>>;
  /** What it can be grouped by (`by`), by name; the first unless another is asked for. */
  readonly dimensions: Readonly<Record<string, Dimension<P>>>;
  /** A dimension whose groups are columns beside each other: the ages of what is open by client. */
  readonly across?: string;
  /** What else it can be narrowed by, as the list can. */
  readonly filters: readonly P[];
  /** How groups of dates are drawn; others are always bars, which have room for their names. */
  readonly chart: ChartShape;
  /** In which areas whom it is there for. */
  readonly access: { readonly [A in Area]?: readonly UserType[] };
  /** Its place among the reports. */
  readonly order: number;
}

/** Declares a report of a resource. The compiler refuses a path that the resource's schema does not have. */
export function defineReport<const S extends ObjectSchema>(
  resource: Resource<S, string, Path<S>>,
  report: Omit<Report<Path<S>>, 'of'>,
): Report<Path<S>> {
  return { ...report, of: resource.name };
}
