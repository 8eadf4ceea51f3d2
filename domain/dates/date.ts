const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const millisecondsInDay = 86_400_000;

/** Returns year, month (1 to 12) and day. Throws a RangeError for invalid dates. */
export function partsOfDate(text: string): { year: number; month: number; day: number } {
  if (!isDate(text)) throw new RangeError(`not a date: ${text.slice(0, 40)}`);
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

/** Returns whether the text is an existing date `YYYY-MM-DD` from year 1 on. */
export function isDate(text: string): boolean {
  const [, year, month, day] = (pattern.exec(text) ?? []).map(Number);
  if (!year || !month || !day) return false;
  return month <= 12 && day <= daysInMonth(year, month);
}

/** Returns the number of days in a month (1 to 12) of the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Formats a date. Throws a RangeError outside the years 1 to 9999. */
export function dateText(year: number, month: number, day: number): string {
  if (year < 1 || year > 9999) throw new RangeError(`year out of range: ${year}`);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

const padded = (number: number, width: number): string => String(number).padStart(width, '0');

/** Orders two dates: negative if `a` is earlier, 0 if equal, positive if later. */
export function compareDates(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** `Date.UTC` would map years below 100 to the twentieth century. */
function instantOf(date: string): Date {
  const { year, month, day } = partsOfDate(date);
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, day);
  return instant;
}

/** Adds days to a date; negative numbers subtract. Throws a RangeError like `partsOfDate` and `dateText`. */
export function addDays(date: string, days: number): string {
  const moved = instantOf(date);
  moved.setTime(moved.getTime() + days * millisecondsInDay);
  return dateText(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** Returns the days from one date to another, negative if `to` is earlier. Throws a RangeError like `partsOfDate`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / millisecondsInDay);
}

/**
 * Adds months to an anchor, with the day clamped to the month's end: 31 January + 1 is 28 February, + 2 is 31 March.
 * Always count from the anchor, not from the previous occurrence (design §6 Contracts).
 */
export function addMonthsClamped(anchor: string, months: number): string {
  const { year, month, day } = partsOfDate(anchor);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = index - toYear * 12 + 1;
  return dateText(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}
