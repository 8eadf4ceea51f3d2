import type { Area, UserType } from './access.ts';
import type { Path } from './path.ts';
import type { PeriodName } from './period.ts';
import type { ObjectSchema, Resource } from './resource.ts';

/**
 * A further list of a report, whose records correct those of its own and count on their own date. Its properties have the
 * names of those that the report uses.
 */
export interface FurtherList {
  readonly resource: string;
  /** The fixed filters. */
  readonly where: { readonly [path: string]: readonly string[] };
}

/** The sum of an amount: of the report's list, or of a further one. */
export interface SumMeasure<P extends string = string> {
  readonly sum: P;
  readonly of?: FurtherList;
}

/** A figure of a report: the sum of an amount, the number of records, or what other measures add and take. */
export type Measure<P extends string = string> = (
  | SumMeasure<P>
  | { readonly count: true }
  | { readonly plus: readonly string[]; readonly minus: readonly string[] }
) &
  Dated<P>;

/**
 * The records of a figure, if the report's date does not determine them. `on` uses another date: what ended beside what
 * began. `during` counts what exists at the end of the month or period: `from` is on or before that day, and `until`,
 * the first day without, after it.
 */
interface Dated<P extends string> {
  readonly on?: P;
  readonly during?: { readonly from: P; readonly until: P };
}

/**
 * A grouping of records: by value, by month of a date, or by age in days, in ranges between `ages` (`[0, 30]`: not
 * past, 1 to 30 days, more than 30). `late` names the boolean property that tells what is past, if not the date alone. For optional values, `presence` names the boolean property that tells whether
 * there is one, to filter those without.
 */
export type Dimension<P extends string = string> =
  | { readonly path: P; readonly presence?: P }
  | { readonly path: P; readonly by: 'month' }
  | { readonly path: P; readonly ages: readonly [number, ...number[]]; readonly late?: P };

/** Filter values of the list by path: some of several, or whether something is so. */
export type ReportFilters<P extends string = string> = { readonly [F in P]?: readonly string[] | boolean };

/** Columns, or bars. */
export type ChartShape = 'columns' | 'bars';

/**
 * A report: sums of a resource's list by currency and dimension. Each figure is the sum of the list filtered by
 * `where`, period, currency and group, so it links to that list. Data only.
 */
export interface Report<P extends string = string> {
  /** Its path under `/api/v2/reports` and `/company/reports`, and its texts `reports.<name>`. */
  readonly name: string;
  /** The resource of the list. Only users who may list it may read the report. */
  readonly of: string;
  /** The fixed filters. */
  readonly where: ReportFilters<P>;
  /** Filters that replace `where` on request, such as cancelled documents. */
  readonly apart?: ReportFilters<P>;
  /** The date that `from` and `to` filter. Without it the report shows the current state. */
  readonly period?: { readonly path: P; readonly first: PeriodName };
  /** The property with the amounts' currency; `currency` by default. */
  readonly currency?: P;
  /** The figures by name; the first is in the chart. */
  readonly measures: Readonly<Record<string, Measure<P>>>;
  /** The dimensions by name (`by`); the first by default. */
  readonly dimensions: Readonly<Record<string, Dimension<P>>>;
  /** A dimension whose groups are columns: the ages of open amounts by client. */
  readonly across?: string;
  /** Further filters, as in the list. */
  readonly filters: readonly P[];
  /** The chart of date groups; others are always bars, which have room for names. */
  readonly chart: ChartShape;
  /** The user types by area. */
  readonly access: { readonly [A in Area]?: readonly UserType[] };
  /** Its position among the reports. */
  readonly order: number;
}

/** Declares a report of a resource. The compiler rejects paths that the schema does not have. */
export function defineReport<const S extends ObjectSchema>(
  resource: Resource<S, string, Path<S>>,
  report: Omit<Report<Path<S>>, 'of'>,
): Report<Path<S>> {
  return { ...report, of: resource.name };
}
