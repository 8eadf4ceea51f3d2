import { useSearchParams } from 'react-router';
import type { Report } from '../../../../schemas/report.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { searchOf, stateOf, type ReportState } from './reportState.ts';

/** Manages a report's state in the URL, so that links and the back button work. */
export function useReportState(report: Report, resource: Resource) {
  const [search, setSearch] = useSearchParams();
  const state = stateOf(report, resource, search);
  const change = (changes: Partial<ReportState>) => setSearch(searchOf(report, { ...state, ...changes }));
  return { state, change };
}
