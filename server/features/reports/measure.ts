import { hasDated } from '../../../domain/reports/datedMeasures.ts';
import type { ReportParams } from '../../../domain/reports/listOf.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { measureByMonth } from './measureByMonth.ts';
import { sumGroups, type Summed } from './sums.ts';
import { amountIn, valuesOf, type MeasuredRow } from './values.ts';

/** Computes the measures of a report. */
export async function measureGroups(
  db: Db,
  summed: Summed,
  reader: Reader,
  params: ReportParams,
): Promise<MeasuredRow[]> {
  if (hasDated(summed.report)) return measureByMonth(db, summed, reader, params);
  const rows = await sumGroups(db, summed, reader, params);
  return rows.map((row) => {
    const { n: _, sums: __, ...of } = row;
    return { ...of, values: valuesOf(summed, (measure) => amountIn(summed, row, measure)) };
  });
}
