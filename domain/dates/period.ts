import type { PeriodName } from '../../schemas/period.ts';
import { addDays, addMonthsClamped, dateText, daysBetween, partsOfDate } from './date.ts';

/** Calendar days from the first to the last, inclusive. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (date: string): string => {
  const { year, month } = partsOfDate(date);
  return dateText(year, month, 1);
};

const firstOfQuarter = (date: string): string => {
  const { year, month } = partsOfDate(date);
  return dateText(year, month - ((month - 1) % 3), 1);
};

/** Whole months from the first day of a month. */
const months = (from: string, count: number): Period => ({ from, to: addDays(addMonthsClamped(from, count), -1) });

const periods: Readonly<Record<PeriodName, (today: string) => Period>> = {
  thisMonth: (today) => months(firstOfMonth(today), 1),
  lastMonth: (today) => months(addMonthsClamped(firstOfMonth(today), -1), 1),
  thisQuarter: (today) => months(firstOfQuarter(today), 3),
  lastQuarter: (today) => months(addMonthsClamped(firstOfQuarter(today), -3), 3),
  thisYear: (today) => months(dateText(partsOfDate(today).year, 1, 1), 12),
  yearToDate: (today) => ({ from: dateText(partsOfDate(today).year, 1, 1), to: today }),
  lastTwelveMonths: (today) => months(addMonthsClamped(firstOfMonth(today), -11), 12),
  nextTwelveMonths: (today) => months(firstOfMonth(today), 12),
};

/** Returns the days of a month, `2026-03`. Throws a RangeError for an invalid month. */
export const periodOfMonth = (month: string): Period => months(firstOfMonth(`${month}-01`), 1);

/** Returns the days of a named period: whole months, or up to today if its name says so. */
export const periodOf = (name: PeriodName, today: string): Period => periods[name](today);

/** Returns the number of whole months in a period, or undefined for partial months. */
function wholeMonths({ from, to }: Period): number | undefined {
  const behind = addDays(to, 1);
  const [first, next] = [partsOfDate(from), partsOfDate(behind)];
  if (first.day !== 1 || next.day !== 1) return undefined;
  return (next.year - first.year) * 12 + next.month - first.month;
}

/** Returns the preceding period of the same length: the same number of whole months, else of days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  const count = wholeMonths(period);
  const first = count === undefined ? addDays(from, -daysBetween(from, to) - 1) : addMonthsClamped(from, -count);
  return { from: first, to: addDays(from, -1) };
}
