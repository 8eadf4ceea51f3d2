import { filterParameters } from '../../../domain/lists/filters.ts';
import { dimensionNames } from '../../../domain/reports/groups.ts';
import { longestYears } from '../../../domain/reports/longestPeriod.ts';
import { date } from '../../../schemas/parts/date.ts';
import { parameterOf } from '../../engine/lists/parameterValues.ts';
import { columnAt, storageOf } from '../../engine/resources/storage.ts';
import type { DeclaredReport } from './registry.ts';

/** Returns the names of a report's own filters. */
export const filterNames = ({ report, resource }: DeclaredReport): string[] =>
  ownFilters(report.filters, resource).map(({ name }) => name);

const ownFilters = (paths: readonly string[], { list }: DeclaredReport['resource']) =>
  filterParameters(list).filter(({ path }) => paths.includes(path));

const flag = { type: 'boolean', default: false } as const;

/** The JSON Schema of a report's query: period, currency, grouping, and the list's filters. */
export function reportQuerySchemaOf({ report, resource }: DeclaredReport) {
  const { fields } = storageOf(resource);
  const names = dimensionNames(report);
  const filters = ownFilters(report.filters, resource).map(({ name, path, comparison }) => [
    name,
    parameterOf(columnAt(fields, path), comparison),
  ]);
  const period = report.period && {
    from: {
      ...date,
      description: `The first day, by \`${report.period.path}\`. Default: that of the report’s period.`,
    },
    to: { ...date, description: `The last day; the period is at most ${longestYears} years.` },
    compare: { ...flag, description: 'Adds the figures of the period before, of the same length.' },
  };
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...period,
      currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3, description: 'Only this currency.' },
      by: { type: 'string', enum: names, default: names[0], description: 'What the figures are grouped by.' },
      ...(report.apart && { apart: { ...flag, description: 'Only what the report otherwise excludes.' } }),
      ...Object.fromEntries(filters),
    },
  };
}

/** The JSON Schema of the query of its file. */
export function reportFileSchemaOf(declared: DeclaredReport) {
  const { properties, ...schema } = reportQuerySchemaOf(declared);
  const { compare: _, ...others } = { compare: undefined, ...properties };
  return { ...schema, properties: { ...others, format: { type: 'string', enum: ['csv', 'xlsx'], default: 'csv' } } };
}
