import type { Measure } from '../../schemas/report.ts';
import { summedPaths, type Summed, type SummedRow } from './sums.ts';

/** A group, a column across or a currency, with what each measure comes to: amounts as decimal texts, counts. */
export interface MeasuredRow extends Omit<SummedRow, 'n' | 'sums'> {
  readonly values: Readonly<Record<string, string | number>>;
}

/** What a row comes to by a measure, as decimal text: nothing without a row. */
export function amountIn({ report }: Summed, row: SummedRow | undefined, measure: Measure): string {
  if (!row) return '0';
  return 'sum' in measure ? (row.sums[summedPaths(report).indexOf(measure.sum)] ?? '0') : String(row.n);
}

/** The values of all measures, of which counts are numbers. */
export const valuesOf = (
  { report }: Summed,
  amountOf: (measure: Measure, name: string) => string | undefined,
): MeasuredRow['values'] =>
  Object.fromEntries(
    Object.entries(report.measures).map(([name, measure]) => {
      const amount = amountOf(measure, name) ?? '0';
      return [name, 'sum' in measure ? amount : Number(amount)];
    }),
  );
