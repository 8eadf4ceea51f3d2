import type { LoggedRow } from './loggedRows.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The place in its list of each row within a record, at the time of each row of the log. The log says a place only where it
 * changes, so it is followed from now backwards: `rows` are the newest first, `record` is the record as it is now.
 */
export function placesOf(record: Values, rows: readonly LoggedRow[]): ReadonlyMap<LoggedRow, number> {
  const now = new Map<string, number>();
  for (const { row, changes } of rows) {
    const place = changes['position']?.findLast(isNumber);
    if (place !== undefined && !now.has(row)) now.set(row, place);
  }
  for (const list of Object.values(record).filter(Array.isArray))
    for (const [place, item] of list.entries()) if (typeof item?.uuid === 'string') now.set(item.uuid, place);
  return new Map(
    rows.map((logged) => {
      const [was, is] = logged.changes['position'] ?? [];
      const place = isNumber(is) ? is : isNumber(was) ? was : (now.get(logged.row) ?? 0);
      if (isNumber(was)) now.set(logged.row, was);
      return [logged, place];
    }),
  );
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
