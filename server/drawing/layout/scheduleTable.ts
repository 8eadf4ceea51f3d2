import type { ScheduleView } from '../view/schedule.ts';
import type { Measures } from './measures.ts';

/** In millimetres. */
const padding = 1.7;

/** The measures of the schedule of a contract, in points. */
export interface ScheduleTable {
  widths: number[];
  /** Of all rows, from the headings. */
  heights: number[];
}

/** Returns the measures of a schedule; its rows have one line. */
export function scheduleTable({ header, rows, sum }: ScheduleView, measures: Measures): ScheduleTable {
  const all = [...rows, sum];
  const width = (name: 'count' | 'amount') =>
    measures.fit(
      header[name],
      all.map((row) => row[name]),
    );
  const [count, amount] = [width('count'), width('amount')];
  const space = measures.space(padding);
  return {
    widths: [measures.textWidth - count - amount, count, amount],
    heights: [measures.headHeight(Object.values(header), space), ...all.map(() => measures.lineHeight + 2 * space)],
  };
}
