import { addDays, addMonthsClamped } from '../../dates/date.ts';
import { today } from '../../dates/today.ts';
import { mondayOf } from '../../dates/week.ts';
import { firstInTime } from '../../payments/overdue.ts';

/** Calendar days, first and last. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The periods of the home page, in the company's calendar. */
export interface HomePeriods {
  readonly today: string;
  /** The first due date that is not overdue. */
  readonly inTime: string;
  /** The current month, and the previous one up to the same day. */
  readonly month: Days;
  readonly monthBefore: Days;
  /** The same day of the previous month, with which `due` and `overdue` are compared. */
  readonly monthAgo: string;
  /** The next 30 days of due dates that are not overdue, and the 30 days before. */
  readonly next: Days;
  readonly nextBefore: Days;
  /** The 13 weeks from the current one. */
  readonly weeks: readonly Days[];
}

const expectedDays = 30;
const weeksShown = 13;

/** Returns the periods of the home page at an instant in a time zone. */
export function homePeriods(now: Date, timeZone: string): HomePeriods {
  const day = today(now, timeZone);
  const inTime = firstInTime(now, timeZone);
  const first = `${day.slice(0, 8)}01`;
  const monthAgo = addMonthsClamped(day, -1);
  const monday = mondayOf(day);
  return {
    today: day,
    inTime,
    month: { from: first, to: addDays(addMonthsClamped(first, 1), -1) },
    monthBefore: { from: `${monthAgo.slice(0, 8)}01`, to: monthAgo },
    monthAgo,
    next: { from: inTime, to: addDays(inTime, expectedDays - 1) },
    nextBefore: { from: addDays(inTime, -expectedDays), to: addDays(inTime, -1) },
    weeks: Array.from({ length: weeksShown }, (_, week) => ({
      from: addDays(monday, 7 * week),
      to: addDays(monday, 7 * week + 6),
    })),
  };
}
