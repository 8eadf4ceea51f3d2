import { useSearchParams } from 'react-router';
import type { Report } from '../../schemas/report.ts';
import type { Resource } from '../../schemas/resource.ts';
import { searchOf, stateOf, type ReportState } from './reportState.ts';

/** What was chosen of a report. It stands in the address: a link shows the same, and the way back leads to what was before. */
export function useReportState(report: Report, resource: Resource) {
  const [search, setSearch] = useSearchParams();
  const state = stateOf(report, resource, search);
  const change = (changes: Partial<ReportState>) => setSearch(searchOf(report, { ...state, ...changes }));
  return { state, change };
}
