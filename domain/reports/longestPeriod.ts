import { addDays, addMonthsClamped } from '../dates/date.ts';

/** The longest period that a report is asked for. */
export const longestYears = 10;

/** The last day of the longest period that begins on a day. */
export const longestTo = (from: string): string => addDays(addMonthsClamped(from, longestYears * 12), -1);
