import type { Report } from '../../../schemas/report.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useFilterLabel, type FilterField } from '../../generate/list/useFilterFields.ts';
import { pageProperty } from '../../generate/properties.ts';
import { reportParameters } from '../reportState.ts';

export interface ReportFilter extends FilterField {
  /** The parameter of the list. */
  readonly name: string;
}

/** A filter's field in the form: a dot in its name would make it part of another. */
export const sourceOfFilter = (name: string): string => `filter-${name.replaceAll('.', '/')}`;
export const filterOfSource = (source: string): string => source.slice('filter-'.length).replaceAll('/', '.');

/** What a report can be narrowed by, called as in the list that it sums up. */
export function useReportFilters(report: Report, resource: Resource): readonly ReportFilter[] {
  const labelOf = useFilterLabel(resource);
  return reportParameters(report, resource).map((parameter) => ({
    ...pageProperty(resource, parameter.path),
    name: parameter.name,
    source: sourceOfFilter(parameter.name),
    label: labelOf(parameter),
    many: parameter.comparison === 'in',
  }));
}
