import { filterParameters } from '../../../../domain/lists/filters.ts';
import { isDate } from '../../../../domain/dates/date.ts';
import { dimensionNames } from '../../../../domain/reports/groups.ts';
import { periodOf, type Period } from '../../../../domain/dates/period.ts';
import { periodNames, type PeriodName } from '../../../../schemas/period.ts';
import type { Report } from '../../../../schemas/report.ts';
import type { Resource } from '../../../../schemas/resource.ts';

/** The state of a report, stored in the URL. */
export interface ReportState {
  /** A named period, which follows the calendar. */
  readonly period?: PeriodName | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly by: string;
  readonly currency?: string | undefined;
  readonly compare: boolean;
  readonly apart: boolean;
  /** By the list's parameters. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Returns the list's parameters that filter a report. */
export const reportParameters = (report: Report, resource: Pick<Resource, 'list'>) =>
  filterParameters(resource.list).filter(({ path }) => report.filters.includes(path));

/** Parses a URL to a report's state, ignoring invalid parts. */
export function stateOf(report: Report, resource: Pick<Resource, 'list'>, search: URLSearchParams): ReportState {
  const day = (name: string) => [search.get(name) ?? ''].find(isDate);
  const names = dimensionNames(report);
  const filters = reportParameters(report, resource).flatMap(({ name }): [string, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    ...(report.period && {
      period: periodNames.find((name) => name === search.get('period')),
      from: day('from'),
      to: day('to'),
    }),
    by: names.find((name) => name === search.get('by')) ?? names[0] ?? '',
    currency: [search.get('currency') ?? ''].find((code) => /^[A-Z]{3}$/.test(code)),
    compare: report.period !== undefined && search.get('compare') === 'true',
    apart: report.apart !== undefined && search.get('apart') === 'true',
    filters: Object.fromEntries(filters),
  };
}

/** Returns the shortest URL of a state. */
export function searchOf(report: Report, { by, filters, compare, apart, ...of }: ReportState): URLSearchParams {
  const entries = Object.entries({
    period: of.period === report.period?.first ? undefined : of.period,
    from: of.from,
    to: of.to,
    by: by === dimensionNames(report)[0] ? undefined : by,
    currency: of.currency,
    compare: compare ? 'true' : undefined,
    apart: apart ? 'true' : undefined,
    ...filters,
  });
  return new URLSearchParams(entries.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])));
}

/** Returns the selected days, completed by the report's default period. */
export function daysOfState(report: Report, { period, from, to }: ReportState, today: string): Period | undefined {
  if (!report.period) return undefined;
  const named = periodOf(period ?? report.period.first, today);
  return { from: from ?? named.from, to: to ?? named.to };
}

/** Returns the named period with these days today, if any. */
export const namedPeriod = ({ from, to }: Period, today: string): PeriodName | undefined =>
  periodNames.find((name) => {
    const days = periodOf(name, today);
    return days.from === from && days.to === to;
  });

/** Returns the request of a report. The currency is selected from its answer, which lists all. */
export function queryOf(report: Report, state: ReportState, today: string) {
  const { by, compare, apart, filters, period, from, to } = state;
  return {
    // The server determines the default period by its clock.
    ...((period ?? from ?? to) !== undefined && daysOfState(report, state, today)),
    by,
    ...filters,
    ...(compare && { compare }),
    ...(apart && { apart }),
  };
}
