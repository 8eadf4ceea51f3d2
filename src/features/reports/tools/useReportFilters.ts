import type { Report } from '../../../../schemas/report.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useFilterLabel, type FilterField } from '../../../generate/list/filters/useFilterFields.ts';
import { pageProperty } from '../../../generate/properties.ts';
import { reportParameters } from '../data/reportState.ts';

export interface ReportFilter extends FilterField {
  /** The list's parameter. */
  readonly name: string;
}

/** Returns a filter's field name: a dot would nest it. */
export const sourceOfFilter = (name: string): string => `filter-${name.replaceAll('.', '/')}`;
export const filterOfSource = (source: string): string => source.slice('filter-'.length).replaceAll('/', '.');

/** Returns a report's filters, named as in its list. */
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
