import { periodOfMonth, type Period } from '../dates/period.ts';
import { today } from '../dates/today.ts';

/** The days that an overview's figures of a company are of, by the company's calendar. */
export interface FigureDays {
  /** When what was received was paid. */
  readonly paid: Period;
  /** When what is open falls due; whenever, unless said. */
  readonly due?: Period;
}

/** Those of a month, or without one: what is open whenever it falls due, and what was received this month. */
export function figureDays(now: Date, timeZone: string, month?: string): FigureDays {
  if (month === undefined) return { paid: periodOfMonth(today(now, timeZone).slice(0, 7)) };
  const days = periodOfMonth(month);
  return { paid: days, due: days };
}
