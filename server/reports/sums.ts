import { sql } from 'kysely';
import { agesOf } from '../../domain/reports/groups.ts';
import { listOf, type Asked } from '../../domain/reports/listOf.ts';
import { currencyBeside } from '../../domain/money/amounts.ts';
import type { Dimension, Report } from '../../schemas/report.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import type { Condition } from '../resources/conditions.ts';
import { listQueryOf } from '../resources/query.ts';
import type { Narrowing } from '../resources/reading.ts';
import { columnAt, storageOf } from '../resources/storage.ts';
import type { Reader } from '../scope.ts';

/** What a row sums up: a group, and column across; a whole column; or everything of its currency. */
type Part = 'group' | 'column' | 'whole';

/** Sums as `group_rows` answers them, groups and columns as texts. */
export interface SummedRow {
  readonly part: Part;
  readonly currency: string;
  readonly key: string | null;
  readonly across: string | null;
  readonly n: number;
  /** In the order of `summedPaths`. */
  readonly sums: string[];
  /** How many groups there are, told or not. */
  readonly groups: number;
}

/** The amounts that a report adds up, each once. */
export const summedPaths = ({ measures }: Report): string[] => [
  ...new Set(Object.values(measures).flatMap((measure) => ('sum' in measure ? measure.sum : []))),
];

/** What is summed up: a report by one of its dimensions, as somebody sees its resource, of so many groups. */
export interface Summed {
  readonly report: Report;
  readonly seen: Resource;
  readonly narrowing: Narrowing;
  readonly dimension: Dimension;
  readonly most: number;
}

/** Sums up a report's list in one statement, largest groups first: by currency and group, and altogether. */
export function sumGroups(
  db: Db,
  { report, seen, narrowing, dimension, most }: Summed,
  reader: Reader,
  asked: Asked,
): Promise<SummedRow[]> {
  const { columns = {} } = narrowing;
  const storage = storageOf(seen);
  const columnOf = (path: string) => columns[path] ?? columnAt(storage.fields, path).column;
  const across = report.across ? report.dimensions[report.across] : undefined;
  const grouped = [dimension, ...(across ? [across] : [])].map((each) => groupingOf(each, columnOf, asked.today));
  const paths = summedPaths(report);
  const [first] = Object.values(report.measures);
  const ranked = first && 'sum' in first ? paths.indexOf(first.sum) + 1 : 0;
  const summing = sql.raw(seen.scope === 'tenant' ? 'group_own_rows' : 'group_rows');
  return db.run<SummedRow>(sql`
    select part, currency, key, across, n, sums, groups from ${summing}(
      ${storage.table}, ${JSON.stringify(conditionsOf(report, seen, narrowing, reader, asked))}, ${currencyBeside},
      ${JSON.stringify(grouped)}, ${paths.map(columnOf)}::text[], ${ranked}, ${most}
    )`);
}

/** What the rows of a report hold: the very conditions of the list behind its figures. */
function conditionsOf(
  report: Report,
  seen: Resource,
  narrowing: Narrowing,
  reader: Reader,
  asked: Asked,
): readonly Condition[] {
  const filters = Object.entries(listOf(report, asked) ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? value.join(',') : value,
  ]);
  const query = listQueryOf(seen, { ...Object.fromEntries(filters), page: 1, per_page: 1 });
  return narrowing.conditions(seen, query, reader);
}

/** A dimension as `group_rows` reads it. */
function groupingOf(dimension: Dimension, columnOf: (path: string) => string, today: string): object {
  const column = columnOf(dimension.path);
  if ('ages' in dimension) return { column, today, ages: agesOf(dimension.ages) };
  return { column, by: 'by' in dimension ? dimension.by : 'value' };
}
