import { addDays } from '../dates/date.ts';

/** The days on which a row of a scenario is valid: both count, and without one it is open there. */
export interface Validity {
  readonly valid_from?: string | undefined;
  readonly valid_until?: string | undefined;
}

/** Returns whether a row is valid on a day (rule 6). */
export const isValidOn = ({ valid_from: from, valid_until: until }: Validity, day: string): boolean =>
  (from === undefined || from <= day) && (until === undefined || day <= until);

const lastDay = '9999-12-31';

/** Returns the days on which the valid rows change, in order: each is the first day of other rows. */
export const changingDays = (rows: readonly Validity[]): string[] =>
  [
    ...new Set(
      rows.flatMap(({ valid_from: from, valid_until: until }) => [
        ...(from === undefined ? [] : [from]),
        ...(until === undefined || until >= lastDay ? [] : [addDays(until, 1)]),
      ]),
    ),
  ].toSorted();

/** Rows by their places that are valid together, from their first day on; undefined for those before all dates. */
export interface RowsInForce {
  readonly from: string | undefined;
  readonly rows: readonly number[];
}

/** Returns the rows that are valid together on some day, each set once. */
export function rowsInForce(rows: readonly Validity[]): RowsInForce[] {
  const days = changingDays(rows);
  const before = { from: undefined, rows: [...rows.keys()].filter((at) => rows[at]?.valid_from === undefined) };
  const sets = [
    before,
    ...days.map((from) => ({ from, rows: [...rows.keys()].filter((at) => isValidOn(rows[at] ?? {}, from)) })),
  ];
  return [...new Map(sets.toReversed().map((set) => [set.rows.join(), set])).values()].toReversed();
}
