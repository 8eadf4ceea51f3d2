import { rowsOn, type ScenarioRow, type Validity } from './resolve.ts';

type DatedRow = Validity & Partial<Pick<ScenarioRow, 'tribute' | 'is_origin' | 'tax_responsible'>>;

/**
 * Returns the rows of a scenario by index, those of one tribute and box that follow each other in time together: the one valid on the
 * day first, then by date.
 */
export function rowSeries(rows: readonly DatedRow[], day: string): readonly (readonly number[])[] {
  const series = Map.groupBy(rows.keys(), (at) => {
    const { tribute, is_origin, tax_responsible } = rows[at] ?? {};
    return tribute ? `${tribute.uuid} ${is_origin !== false} ${tax_responsible}` : at;
  });
  const startOf = (at: number): string => rows[at]?.valid_from ?? '';
  const rankOf = (at: number): number => (rows[at] && rowsOn([rows[at]], day).length > 0 ? 0 : 1);
  return [...series.values()].map((members) =>
    members.toSorted((a, b) => rankOf(a) - rankOf(b) || startOf(a).localeCompare(startOf(b)) || a - b),
  );
}
