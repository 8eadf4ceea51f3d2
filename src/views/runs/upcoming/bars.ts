import type { DaySum } from '../../../../dataProvider/calls/runs.ts';
import { addDays } from '../../../../domain/dates/date.ts';

/** A part of a bar: how high it is, from 0 to 1, and what it stands for. */
export interface Part {
  readonly share: number;
  readonly day: DaySum;
}

/** A day of a chart: what is issued, and above it what is put aside instead; nothing on most days. */
export interface Bar {
  readonly date: string;
  readonly issued: Part | undefined;
  readonly held: Part | undefined;
}

/** What of one currency a chart shows. */
export interface Days {
  readonly issued: readonly DaySum[];
  readonly held: readonly DaySum[];
}

// Heights are drawn, never told: a float is exact enough. None goes below the line.
const heightOf = (day: DaySum | undefined): number => Math.max(Number(day?.amount ?? 0), 0);

/** Each day from the first to the last one, as high as it is among the amounts of one currency. */
export function barsOf({ issued, held }: Days, from: string, until: string): Bar[] {
  const [issuedOn, heldOn] = [issued, held].map((days) => new Map(days.map((day) => [day.date, day])));
  const dates = datesOf(from, until);
  const highest = Math.max(...dates.map((date) => heightOf(issuedOn?.get(date)) + heightOf(heldOn?.get(date))));
  const part = (day: DaySum | undefined) => day && { day, share: highest > 0 ? heightOf(day) / highest : 0 };
  return dates.map((date) => ({ date, issued: part(issuedOn?.get(date)), held: part(heldOn?.get(date)) }));
}

function datesOf(from: string, until: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) dates.push(date);
  return dates;
}
