import type { DaySum } from '../../../../../dataProvider/calls/runs.ts';
import { addDays } from '../../../../../domain/dates/date.ts';

/** The data of a chart in one currency. */
export interface Days {
  readonly issued: readonly DaySum[];
  readonly held: readonly DaySum[];
}

/** A day: issued and held amounts, mostly absent. */
export interface Day {
  readonly date: string;
  readonly issued: DaySum | undefined;
  readonly held: DaySum | undefined;
}

/** Returns each day of the range with its sums. */
export function daysOf({ issued, held }: Days, from: string, until: string): Day[] {
  const [issuedOn, heldOn] = [issued, held].map((days) => new Map(days.map((day) => [day.date, day])));
  const days: Day[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    days.push({ date, issued: issuedOn?.get(date), held: heldOn?.get(date) });
  }
  return days;
}
