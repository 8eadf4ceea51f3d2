import type { Preview } from '../../../../dataProvider/calls/runs.ts';
import { addDays } from '../../../../domain/dates/date.ts';

type Day = Preview['days'][number];

/** A day of a chart: how high its bar is, from 0 to 1, and what it stands for; nothing on most days. */
export interface Bar {
  readonly date: string;
  readonly share: number;
  readonly day: Day | undefined;
}

/** Each day from the first to the last one, as high as it is among the amounts of one currency. */
export function barsOf(days: readonly Day[], from: string, until: string): Bar[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  // Heights are drawn, never told: a float is exact enough.
  const highest = Math.max(...days.map(({ amount }) => Number(amount)), 0);
  const bars: Bar[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const day = byDate.get(date);
    bars.push({ date, day, share: day && highest > 0 ? Math.max(Number(day.amount) / highest, 0) : 0 });
  }
  return bars;
}
