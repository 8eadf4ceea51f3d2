import { addDays, addMonthsClamped } from '../dates/date.ts';

/** The longest period of a report, in years. */
export const longestYears = 10;

/** Returns the last day of the longest period from a day. */
export const longestTo = (from: string): string => addDays(addMonthsClamped(from, longestYears * 12), -1);
