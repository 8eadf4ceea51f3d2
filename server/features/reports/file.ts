import type { FileColumn } from '../../../domain/lists/fileColumns.ts';
import { isAmount } from '../../../domain/reports/measures.ts';
import type { ReportGroup } from '../../../domain/reports/answer.ts';
import { groupText } from '../../../domain/reports/groupText.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import type { DeclaredReport } from './registry.ts';

/** Returns the columns of a report's file: group, column across, currency and measures. */
export function reportColumns({ report }: DeclaredReport, by: string): FileColumn[] {
  const column = (path: string, words: string, property: FileColumn['property'] = { type: 'string' }) => ({
    resource: report.of,
    path,
    property,
    words,
  });
  const dimension = (path: string, name: string) => column(path, `reports.${report.name}.dimensions.${name}`);
  return [
    dimension('label', by),
    ...(report.across ? [dimension('column', report.across)] : []),
    column('currency', 'report.currency'),
    ...Object.entries(report.measures).map(([name, measure]) =>
      column(
        `values.${name}`,
        `reports.${report.name}.measures.${name}`,
        isAmount(measure) ? { type: 'string', kind: 'money' } : { type: 'integer' },
      ),
    ),
  ];
}

/** Converts a report to the rows of its file, with texts for the column across. */
export function reportRows(
  { report, resource }: DeclaredReport,
  results: readonly ReportGroup[],
  words: FileWords,
): object[] {
  const across = report.across ? report.dimensions[report.across] : undefined;
  if (!across) return [...results];
  const { path } = across;
  const context = { resource: resource.name, path, property: propertyAt(resource.schema, path) ?? {}, ...words };
  return results.map((result) => ({ ...result, column: groupText(across, result.across ?? null, context) }));
}
