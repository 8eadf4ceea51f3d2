import { addMonthsClamped, partsOfDate } from '../dates/date.ts';

/**
 * Returns the first day of the month that accountants are mailed about on a day: the one before, from the chosen day of the
 * month on, so that a worker that was down catches up. Undefined earlier, and without a chosen day.
 */
export function monthToMail(today: string, chosenDay: number | null): string | undefined {
  if (chosenDay === null || partsOfDate(today).day < chosenDay) return undefined;
  return addMonthsClamped(`${today.slice(0, 7)}-01`, -1);
}
