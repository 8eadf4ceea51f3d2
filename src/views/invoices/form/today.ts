import { today } from '../../../../domain/dates/today.ts';

/** The date on the reader's own calendar, `YYYY-MM-DD`. */
export function todayHere(): string {
  return today(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
