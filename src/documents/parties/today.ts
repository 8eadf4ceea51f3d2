import { today } from '../../../domain/dates/today.ts';

/** The company's date, `YYYY-MM-DD`: it is what the server will compare with. Without a time zone, the reader's. */
export function todayIn(timeZone: string | undefined): string {
  return today(new Date(), timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone);
}
