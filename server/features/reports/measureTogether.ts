import { joinedFigures } from '../../../domain/reports/joinedFigures.ts';
import type { ReportParams } from '../../../domain/reports/listOf.ts';
import { furtherLists, onFurtherList, onOwnList } from '../../../domain/reports/measures.ts';
import type { FurtherList } from '../../../schemas/report.ts';
import type { Db } from '../../database/transaction.ts';
import { finderOf } from '../../engine/resources/finder.ts';
import { resourceNamed } from '../../engine/resources/registry.ts';
import type { Reader } from '../../identity/scope.ts';
import { sumGroups, type Summed } from './sums.ts';
import { measured, type MeasuredRow } from './values.ts';

/** More than the number of groups. */
const allGroups = 100_000_000;

/**
 * Computes a report that counts further lists: each is summed by the same groups. All groups of its own list are read if
 * those left out could be joined to others.
 */
export async function measureTogether(
  db: Db,
  summed: Summed,
  reader: Reader,
  params: ReportParams,
): Promise<MeasuredRow[]> {
  const { report, most } = summed;
  const own: Summed = { ...summed, report: onOwnList(report) };
  const sum = async (of: Summed) => measured(of, await sumGroups(db, of, reader, params));
  // What is apart, such as canceled documents, has no corrections.
  const lists = params.apart ? [] : furtherLists(report);
  const [first, ...further] = await Promise.all([
    sum(own),
    ...lists.map(async (list) => sum(await furtherOf(summed, list))),
  ]);
  const isCut = first.some(({ part, groups }) => part === 'group' && groups > most);
  const hasFurther = further.some((rows) => rows.length > 0);
  const all = isCut && hasFurther ? await sum({ ...own, most: allGroups }) : first;
  const joined = joinedFigures(report, [all, ...further], most);
  const count = hasFurther ? joined.count : (first[0]?.groups ?? 0);
  return joined.rows.map((row) => ({ ...row, across: null, groups: row.part === 'group' ? count : 0 }));
}

/** Returns what to sum of a further list: all its groups. */
async function furtherOf(summed: Summed, list: FurtherList): Promise<Summed> {
  const visible = resourceNamed(list.resource);
  if (!visible) throw new Error(`No resource is called ${list.resource}`);
  const { narrowing } = await finderOf(visible);
  return { ...summed, report: onFurtherList(summed.report, list), visible, narrowing, most: allGroups };
}
