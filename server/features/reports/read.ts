import { withDecimals } from '../../../domain/money/amounts.ts';
import type { ReportAnswer, ReportFigures, ReportSums } from '../../../domain/reports/answer.ts';
import { groupText } from '../../../domain/reports/groupText.ts';
import { isOfDates } from '../../../domain/reports/groups.ts';
import { periodBefore, type Period } from '../../../domain/dates/period.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import type { FileWords } from '../../../domain/lists/fileColumns.ts';
import type { ReportParams } from '../../../domain/reports/listOf.ts';
import type { Db } from '../../database/transaction.ts';
import type { Reader } from '../../identity/scope.ts';
import { groupValue, namesOf } from './names.ts';
import type { ReportQuery } from './query.ts';
import { type Summed, sumGroups } from './sums.ts';
import { measured, type MeasuredRow } from './values.ts';
import { hasDated } from '../../../domain/reports/datedMeasures.ts';
import { furtherLists } from '../../../domain/reports/measures.ts';
import { measureByMonth } from './measureByMonth.ts';
import { measureTogether } from './measureTogether.ts';

/** Reads a report's figures, and those of the preceding period on request. */
export async function readReport(
  db: Db,
  summed: Summed,
  reader: Reader,
  { params, isCompared }: ReportQuery,
  words: FileWords,
): Promise<ReportAnswer> {
  const period = completePeriod(params);
  const before = isCompared && period ? periodBefore(period) : undefined;
  const [rows, earlier] = await Promise.all([
    measureGroups(db, summed, reader, params),
    before ? measureGroups(db, summed, reader, { ...params, ...before }) : [],
  ]);
  const { visible, dimension } = summed;
  const keys = [...new Set([...rows, ...earlier].flatMap(({ key }) => key ?? []))];
  const names = await namesOf(db, visible, dimension, keys, reader);
  const figuresOf = (of: readonly MeasuredRow[]) => figures(of, summed, names, words);
  return {
    ...period,
    today: params.today,
    ...figuresOf(rows),
    ...(before && { previous: { ...before, ...figuresOf(earlier) } }),
  };
}

const completePeriod = ({ from, to }: ReportParams): Period | undefined => (from && to ? { from, to } : undefined);

function figures(
  rows: readonly MeasuredRow[],
  { report, visible, dimension }: Summed,
  names: ReadonlyMap<string, string>,
  words: FileWords,
): ReportFigures {
  const across = report.across ? report.dimensions[report.across] : undefined;
  const written = ({ values, currency }: MeasuredRow) =>
    Object.entries(values).map(([name, value]): [string, string | number] => [
      name,
      typeof value === 'string' ? withDecimals(value, currency) : value,
    ]);
  const sumsOf = (row: MeasuredRow): ReportSums => ({
    ...(across && row.part !== 'whole' && { across: groupValue(visible, across, row.across) }),
    currency: row.currency,
    values: Object.fromEntries(written(row)),
  });
  const of = {
    resource: visible.name,
    path: dimension.path,
    property: propertyAt(visible.schema, dimension.path) ?? {},
  };
  const groups = rows.filter(({ part }) => part === 'group');
  const ordered = isOfDates(dimension) ? groups.toSorted(byCurrencyAndKey) : groups;
  return {
    results: ordered.map((row) => {
      const group = groupValue(visible, dimension, row.key);
      const label = groupText(dimension, group, { ...of, ...words }, names.get(row.key ?? ''));
      return { group, label, ...sumsOf(row) };
    }),
    count: groups[0]?.groups ?? 0,
    totals: rows.filter(({ part }) => part !== 'group').map(sumsOf),
  };
}

/** Months and ages are chronological. */
const byCurrencyAndKey = (one: MeasuredRow, other: MeasuredRow): number =>
  compareTexts(one.currency, other.currency) || compareTexts(one.key ?? '', other.key ?? '');

const compareTexts = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** Computes the measures of a report. */
export async function measureGroups(
  db: Db,
  summed: Summed,
  reader: Reader,
  params: ReportParams,
): Promise<MeasuredRow[]> {
  if (hasDated(summed.report)) return measureByMonth(db, summed, reader, params);
  if (furtherLists(summed.report).length > 0) return measureTogether(db, summed, reader, params);
  return measured(summed, await sumGroups(db, summed, reader, params));
}
