import { withDecimals } from '../../domain/money/amounts.ts';
import { groupText } from '../../domain/reports/groupText.ts';
import { isOfDates, type GroupValue } from '../../domain/reports/groups.ts';
import { periodBefore, type Period } from '../../domain/reports/period.ts';
import { propertyAt } from '../../domain/schema/path.ts';
import type { FileWords } from '../../domain/lists/fileColumns.ts';
import type { Asked } from '../../domain/reports/listOf.ts';
import type { Db } from '../db/transaction.ts';
import type { Reader } from '../scope.ts';
import { groupValue, namesOf } from './names.ts';
import type { ReportQuery } from './query.ts';
import { summedPaths, sumGroups, type Summed, type SummedRow } from './sums.ts';

/** The figures of a group, a column across, or a currency, by the names of the report's measures. */
interface Sums {
  readonly across?: GroupValue;
  readonly currency: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface GroupSums extends Sums {
  readonly group: GroupValue;
  readonly label: string;
}

export interface ReportFigures {
  readonly results: readonly GroupSums[];
  /** How many groups there are in all, each currency's for itself. */
  readonly count: number;
  /** By currency, of all groups; of a report with columns across those of each column too. */
  readonly totals: readonly Sums[];
}

/** A report as it is answered. */
export interface ReportAnswer extends ReportFigures, Partial<Period> {
  readonly today: string;
  readonly previous?: ReportFigures & Period;
}

/** A report's figures, and those of the period before where they are asked for. */
export async function readReport(
  db: Db,
  summed: Summed,
  reader: Reader,
  { asked, isCompared }: ReportQuery,
  words: FileWords,
): Promise<ReportAnswer> {
  const period = periodOfAsked(asked);
  const before = isCompared && period ? periodBefore(period) : undefined;
  const [rows, earlier] = await Promise.all([
    sumGroups(db, summed, reader, asked),
    before ? sumGroups(db, summed, reader, { ...asked, ...before }) : [],
  ]);
  const { seen, dimension } = summed;
  const keys = [...new Set([...rows, ...earlier].flatMap(({ key }) => key ?? []))];
  const names = await namesOf(db, seen, dimension, keys, reader);
  const figuresOf = (of: readonly SummedRow[]) => figures(of, summed, names, words);
  return {
    ...period,
    today: asked.today,
    ...figuresOf(rows),
    ...(before && { previous: { ...before, ...figuresOf(earlier) } }),
  };
}

const periodOfAsked = ({ from, to }: Asked): Period | undefined => (from && to ? { from, to } : undefined);

function figures(
  rows: readonly SummedRow[],
  { report, seen, dimension }: Summed,
  names: ReadonlyMap<string, string>,
  words: FileWords,
): ReportFigures {
  const across = report.across ? report.dimensions[report.across] : undefined;
  const paths = summedPaths(report);
  const valuesOf = ({ n, sums, currency }: SummedRow) =>
    Object.entries(report.measures).map(([name, measure]): [string, string | number] => [
      name,
      'sum' in measure ? withDecimals(sums[paths.indexOf(measure.sum)] ?? '0', currency) : n,
    ]);
  const sumsOf = (row: SummedRow): Sums => ({
    ...(across && row.part !== 'whole' && { across: groupValue(seen, across, row.across) }),
    currency: row.currency,
    values: Object.fromEntries(valuesOf(row)),
  });
  const of = { resource: seen.name, path: dimension.path, property: propertyAt(seen.schema, dimension.path) ?? {} };
  const groups = rows.filter(({ part }) => part === 'group');
  const ordered = isOfDates(dimension) ? groups.toSorted(byCurrencyAndKey) : groups;
  return {
    results: ordered.map((row) => {
      const group = groupValue(seen, dimension, row.key);
      const label = groupText(dimension, group, { ...of, ...words }, names.get(row.key ?? ''));
      return { group, label, ...sumsOf(row) };
    }),
    count: groups[0]?.groups ?? 0,
    totals: rows.filter(({ part }) => part !== 'group').map(sumsOf),
  };
}

/** Months and ages follow each other. */
const byCurrencyAndKey = (one: SummedRow, other: SummedRow): number =>
  compareTexts(one.currency, other.currency) || compareTexts(one.key ?? '', other.key ?? '');

const compareTexts = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);
