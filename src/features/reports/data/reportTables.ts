import type { ReportAnswer, ReportGroup, ReportSums, ReportValues } from '../../../../domain/reports/answer.ts';
import { agesOf, dimensionOf, type GroupValue } from '../../../../domain/reports/groups.ts';
import type { Period } from '../../../../domain/dates/period.ts';
import { monthsIn } from '../../../../domain/reports/months.ts';
import { addValues } from './addValues.ts';
import type { Dimension, Report } from '../../../../schemas/report.ts';

/** The figures of a group, a column, or the total, with what they cover. */
export interface ReportCell {
  readonly values: ReportValues;
  readonly group?: GroupValue;
  readonly across?: GroupValue;
}

export interface ReportRow {
  readonly group?: GroupValue | undefined;
  readonly label: string;
  readonly cell: ReportCell | undefined;
  /** Its parts by column. */
  readonly across: readonly (ReportCell | undefined)[];
  /** The figures of the preceding period. */
  readonly before: ReportCell | undefined;
}

/** A report's figures in one currency. */
export interface ReportTable {
  readonly currency: string;
  /** The groups of the column dimension. */
  readonly columns: readonly GroupValue[];
  readonly rows: readonly ReportRow[];
  readonly total: ReportRow;
}

interface TableParts {
  readonly report: Report;
  readonly by: string;
  readonly answer: ReportAnswer;
  /** Names a month without figures. */
  readonly monthName: (month: string) => string;
}

/** Returns the currencies with figures now or before, by code. */
export const currenciesOf = (answer: ReportAnswer | undefined): string[] =>
  [
    ...new Set([...(answer?.totals ?? []), ...(answer?.previous?.totals ?? [])].map(({ currency }) => currency)),
  ].toSorted();

/** Returns a table per currency. */
export const tablesOf = (parts: TableParts): ReportTable[] =>
  currenciesOf(parts.answer).map((currency) => tableIn(currency, parts));

function tableIn(currency: string, { report, by, answer, monthName }: TableParts): ReportTable {
  const ofCurrency = <Sums extends ReportSums>(sums: readonly Sums[] = []) =>
    sums.filter((each) => each.currency === currency);
  const groups = ofCurrency(answer.results);
  const earlier = ofCurrency(answer.previous?.results);
  const columns = columnsOf(report, groups);
  const totals = ofCurrency(answer.totals);
  const whole = (sums: readonly ReportSums[]) => sums.find(({ across }) => across === undefined);
  const rows = placesOf(report, dimensionOf(report, by), answer, groups, earlier, monthName);
  return {
    currency,
    columns,
    rows: rows.map(({ group, before, label }) => {
      const parts = groups.filter((each) => each.group === group);
      return {
        group,
        label,
        cell:
          parts.length > 0 ? { group: group ?? null, values: addValues(parts.map(({ values }) => values)) } : undefined,
        across: columns.map((across) => parts.find((each) => each.across === across)),
        before: before === undefined ? undefined : earlier.find((each) => each.group === before),
      };
    }),
    total: {
      label: '',
      cell: whole(totals),
      across: columns.map((across) => totals.find((each) => each.across === across)),
      before: whole(ofCurrency(answer.previous?.totals)),
    },
  };
}

/** Returns the column groups: all ages, or those with figures of other dimensions. */
function columnsOf(report: Report, groups: readonly ReportGroup[]): readonly GroupValue[] {
  if (!report.across) return [];
  const dimension = dimensionOf(report, report.across);
  if ('ages' in dimension) return agesOf(dimension.ages).map(({ value }) => value);
  return [...new Set(groups.map(({ across }) => across ?? null))];
}

/** A row's group now, and in the preceding period. */
interface Place {
  readonly label: string;
  readonly group?: GroupValue;
  readonly before?: GroupValue;
}

function placesOf(
  report: Report,
  dimension: Dimension,
  { from, to, previous }: ReportAnswer,
  groups: readonly ReportGroup[],
  earlier: readonly ReportGroup[],
  monthName: (month: string) => string,
): Place[] {
  if ('by' in dimension && from && to && dimension.path === report.period?.path) {
    return monthPlaces({ from, to }, previous, monthName);
  }
  const labels = new Map([...groups, ...earlier].map(({ group, label }) => [group, label]));
  return [...labels].map(([group, label]) => ({ group, before: group, label }));
}

/** Returns all months of a period, each with its counterpart in the preceding period. */
function monthPlaces(period: Period, previous: Period | undefined, monthName: (month: string) => string): Place[] {
  const months = monthsIn(period);
  const before = previous ? monthsIn(previous) : [];
  const places = months.map((group, index) => ({
    group,
    label: monthName(group),
    ...(before[index] !== undefined && { before: before[index] }),
  }));
  return [...places, ...before.slice(months.length).map((month) => ({ before: month, label: monthName(month) }))];
}
