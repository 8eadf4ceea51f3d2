import { addDays } from '../dates/date.ts';
import { isMoney, rowsOn, type ScenarioRow, type Validity } from './resolve.ts';

const lastDay = '9999-12-31';

/** Returns the days on which the valid rows change, in order: each is the first day of other rows. */
const changingDays = (rows: readonly Validity[]): string[] =>
  [
    ...new Set(
      rows.flatMap(({ valid_from: from, valid_until: until }) => [
        ...(from === undefined ? [] : [from]),
        ...(until === undefined || until >= lastDay ? [] : [addDays(until, 1)]),
      ]),
    ),
  ].toSorted();

/** Returns the rows, by their places, that are valid together on some day: each set once. */
export function rowsInForce(rows: readonly Validity[]): number[][] {
  const placed = rows.map(({ valid_from, valid_until }, place) => ({ valid_from, valid_until, place }));
  const first = placed.filter(({ valid_from: from }) => from === undefined);
  const sets = [first, ...changingDays(rows).map((day) => rowsOn(placed, day))].map((set) =>
    set.map(({ place }) => place),
  );
  return [...new Map(sets.map((set) => [set.join(), set])).values()];
}

/** The country and the responsible of a row, and its tribute: rows that are alike follow one another. */
const placeOf = ({ tribute, is_origin, tax_responsible }: ScenarioRow): string =>
  `${tribute?.uuid.toLowerCase()} ${is_origin} ${tax_responsible}`;

/** Returns whether a value of one row holds for another: between percentages, or between amounts of the same `per` (rule 7). */
export const takesValueOf = (row: ScenarioRow, other: ScenarioRow): boolean =>
  row.type === 'Variable' &&
  other.type === 'Variable' &&
  placeOf(row) === placeOf(other) &&
  isMoney(row) === isMoney(other) &&
  (!isMoney(row) || (row.per ?? 'line') === (other.per ?? 'line'));
