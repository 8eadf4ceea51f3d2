import { isAmount } from '../../../domain/reports/measures.ts';
import type { Measure } from '../../../schemas/report.ts';
import { summedPaths, type Summed, type SummedRow } from './sums.ts';

/** A group, column or currency with its values: amounts as decimal text, and counts. */
export interface MeasuredRow extends Omit<SummedRow, 'n' | 'sums'> {
  readonly values: Readonly<Record<string, string | number>>;
}

/** Returns a row's amount of a measure as decimal text; zero without a row. */
export function amountIn({ report }: Summed, row: SummedRow | undefined, measure: Measure): string {
  if (!row) return '0';
  if ('count' in measure) return String(row.n);
  return 'sum' in measure ? (row.sums[summedPaths(report).indexOf(measure.sum)] ?? '0') : '0';
}

/** Returns the values of all measures; counts are numbers. */
export const valuesOf = (
  { report }: Summed,
  amountOf: (measure: Measure, name: string) => string | undefined,
): MeasuredRow['values'] =>
  Object.fromEntries(
    Object.entries(report.measures).map(([name, measure]) => {
      const amount = amountOf(measure, name) ?? '0';
      return [name, isAmount(measure) ? amount : Number(amount)];
    }),
  );

/** Returns rows with the values of their sums. */
export const measured = (summed: Summed, rows: readonly SummedRow[]): MeasuredRow[] =>
  rows.map((row) => {
    const { n: _, sums: __, ...of } = row;
    return { ...of, values: valuesOf(summed, (measure) => amountIn(summed, row, measure)) };
  });
