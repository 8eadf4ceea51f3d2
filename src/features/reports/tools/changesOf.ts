import { isDate } from '../../../../domain/dates/date.ts';
import type { Period } from '../../../../domain/dates/period.ts';
import type { ReportState } from '../data/reportState.ts';
import { filterOfSource } from './useReportFilters.ts';

/** Returns the state changes of a changed field; undefined while a date is incomplete. */
export function changesOf(
  { filters }: ReportState,
  days: Period | undefined,
  name: string,
  value: unknown,
): Partial<ReportState> | undefined {
  if (name === 'from' || name === 'to') {
    if (typeof value !== 'string' || !isDate(value)) return undefined;
    return { period: undefined, ...days, [name]: value };
  }
  if (name === 'by') return { by: String(value) };
  if (name === 'currency') return { currency: typeof value === 'string' ? value : undefined };
  if (name === 'compare' || name === 'apart') return { [name]: value === true };
  const filter = filterOfSource(name);
  const { [filter]: _, ...others } = filters;
  const isSet = value !== null && value !== undefined && value !== '';
  return { filters: isSet ? { ...others, [filter]: String(value) } : others };
}
