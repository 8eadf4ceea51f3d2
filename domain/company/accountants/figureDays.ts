import { periodOfMonth, type Period } from '../../dates/period.ts';
import { today } from '../../dates/today.ts';

/** The days that the overview's figures of a company cover, in the company's calendar. */
export interface FigureDays {
  /** Payment dates of received amounts. */
  readonly paid: Period;
  /** Due dates of open amounts; all if absent. */
  readonly due?: Period;
}

/** Returns the days of a month. Without a month: all due dates, and payments of the current month. */
export function figureDays(now: Date, timeZone: string, month?: string): FigureDays {
  if (month === undefined) return { paid: periodOfMonth(today(now, timeZone).slice(0, 7)) };
  const days = periodOfMonth(month);
  return { paid: days, due: days };
}
