import { sql } from 'kysely';
import { agesOf } from '../../../domain/reports/groups.ts';
import { currencyOf, listOf, type ReportParams } from '../../../domain/reports/listOf.ts';
import { firstInTime } from '../../../domain/payments/overdue.ts';
import type { Dimension, Report } from '../../../schemas/report.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { listQueryOf, type ListQuery } from '../../engine/lists/query.ts';
import type { Narrowing } from '../../engine/resources/finder.ts';
import { columnAt, storageOf } from '../../engine/resources/storage.ts';
import type { Reader } from '../../identity/scope.ts';
import { dailySourceOf } from '../../engine/lists/dailySums.ts';

/** What a row sums up: a group and column; a whole column; or the whole currency. */
type Part = 'group' | 'column' | 'whole';

/** Sums from `group_rows`, with groups and columns as text. */
export interface SummedRow {
  readonly part: Part;
  readonly currency: string;
  readonly key: string | null;
  readonly across: string | null;
  readonly n: number;
  /** In the order of `summedPaths`. */
  readonly sums: string[];
  /** The total number of groups. */
  readonly groups: number;
}

/** Returns the amounts of its own list that a report sums, each once. */
export const summedPaths = ({ measures }: Report): string[] => [
  ...new Set(Object.values(measures).flatMap((measure) => ('sum' in measure && !measure.of ? measure.sum : []))),
];

/** What to sum: a report by a dimension, the resource as the user sees it, and the number of groups. */
export interface Summed {
  readonly report: Report;
  readonly visible: Resource;
  readonly narrowing: Narrowing;
  readonly dimension: Dimension;
  readonly most: number;
}

/** Sums a report's list in one statement, largest groups first: by currency and group, and in total. */
export function sumGroups(
  db: Db,
  { report, visible, narrowing, dimension, most }: Summed,
  reader: Reader,
  params: ReportParams,
): Promise<SummedRow[]> {
  const { columns = {} } = narrowing;
  const query = queryOf(report, visible, params);
  const storage = storageOf(visible);
  const columnOf = (path: string) => columns[path] ?? columnAt(storage.fields, path).column;
  const across = report.across ? report.dimensions[report.across] : undefined;
  const grouped = [dimension, ...(across ? [across] : [])].map((each) =>
    groupingOf(each, columnOf, params.today, reader),
  );
  const paths = summedPaths(report);
  const [first] = Object.values(report.measures);
  const ranked = first && 'sum' in first ? paths.indexOf(first.sum) + 1 : 0;
  const summing = sql.raw(visible.scope === 'tenant' ? 'group_own_rows' : 'group_rows');
  const summed = paths.map(columnOf);
  const conditions = narrowing.conditions(visible, query, reader);
  const read = [...grouped.map(({ column }) => column), ...summed];
  const daily = dailySourceOf(visible, { query, conditions, columns: read });
  return db.run<SummedRow>(sql`
    select part, currency, key, across, n, sums, groups from ${summing}(
      ${narrowing.viewOf?.(visible, query, reader) ?? storage.table}, ${JSON.stringify(conditions)}, ${currencyOf(report)},
      ${JSON.stringify(grouped)}, ${summed}::text[], ${ranked}, ${most}, ${daily ? JSON.stringify(daily) : null}
    )`);
}

/** Builds the list query behind a report's figures. */
function queryOf(report: Report, visible: Resource, params: ReportParams): ListQuery {
  const filters = Object.entries(listOf(report, params) ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? value.join(',') : value,
  ]);
  return listQueryOf(visible, { ...Object.fromEntries(filters), page: 1, per_page: 1 });
}

/** Converts a dimension for `group_rows`. */
function groupingOf(dimension: Dimension, columnOf: (path: string) => string, today: string, reader: Reader) {
  if ('ages' in dimension) {
    const { path, late, ages } = dimension;
    const aged = { today, ages: agesOf(ages) };
    if (late === undefined) return { column: columnOf(path), ...aged };
    return { column: columnOf(late), ...aged, in_time: firstInTime(reader.now, reader.tenant.timeZone) };
  }
  return { column: columnOf(dimension.path), by: 'by' in dimension ? dimension.by : 'value' };
}
