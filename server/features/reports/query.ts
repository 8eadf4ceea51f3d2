import { addDays, addMonthsClamped } from '../../../domain/dates/date.ts';
import { dimensionOf } from '../../../domain/reports/groups.ts';
import type { ReportParams, FilterValue } from '../../../domain/reports/listOf.ts';
import { periodOf, type Period } from '../../../domain/dates/period.ts';
import { longestTo, longestYears } from '../../../domain/reports/longestPeriod.ts';
import type { Dimension } from '../../../schemas/report.ts';
import { ApiError } from '../../base/errors.ts';
import { filterNames } from './parameters.ts';
import type { DeclaredReport } from './registry.ts';

/** The request of a report. */
export interface ReportQuery {
  readonly params: ReportParams;
  readonly by: string;
  readonly dimension: Dimension;
  /** Whether the answer includes the preceding period. */
  readonly isCompared: boolean;
}

/** Parses a validated query. Throws `validation` for an invalid period. */
export function reportQueryOf(
  declared: DeclaredReport,
  query: Readonly<Record<string, unknown>>,
  today: string,
): ReportQuery {
  const { report } = declared;
  const by = String(query['by']);
  const named = filterNames(declared).flatMap((name): [string, FilterValue][] => {
    const value = query[name];
    return value === undefined || value === '' ? [] : [[name, value as FilterValue]];
  });
  const params: ReportParams = {
    today,
    ...(report.period && periodIn(query, periodOf(report.period.first, today))),
    ...(query['currency'] ? { currency: String(query['currency']) } : {}),
    apart: query['apart'] === true,
    filters: Object.fromEntries(named),
  };
  return { params, by, dimension: dimensionOf(report, by), isCompared: query['compare'] === true };
}

/** Returns the period of a query, completed from the default one. */
function periodIn(query: Readonly<Record<string, unknown>>, usual: Period): Period {
  const from = query['from'] ? String(query['from']) : usual.from;
  const to = query['to'] ? String(query['to']) : usual.to;
  if (query['to']) requireWithin('to', to, from, longestTo(from));
  else requireWithin('from', from, addMonthsClamped(addDays(to, 1), -12 * longestYears), to);
  return { from, to };
}

/** Throws `validation` for a day out of range. `YYYY-MM-DD` sorts chronologically. */
function requireWithin(path: string, day: string, first: string, last: string): void {
  if (day >= first && day <= last) return;
  throw new ApiError('validation', { errors: [{ path, key: 'validation.dayWithin', args: { first, last } }] });
}
