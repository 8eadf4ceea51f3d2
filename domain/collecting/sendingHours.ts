import { addDays, daysBetween } from '../dates/date.ts';
import { localTime } from '../dates/zone.ts';
import { mondayOf } from '../dates/week.ts';

/** The hours of a company in which its reminders leave, by its own time zone. */
export interface SendingHours {
  readonly reminders_from: number;
  readonly reminders_until: number;
  readonly reminders_on_weekends: boolean;
}

const isWorkingDay = (day: string, { reminders_on_weekends: isAlways }: SendingHours): boolean =>
  isAlways || daysBetween(mondayOf(day), day) < 5;

/** Returns whether reminders leave at an instant. */
export function isSendingTime(now: Date, timeZone: string, hours: SendingHours): boolean {
  const local = localTime(now, timeZone);
  const hour = Number(local.slice(11, 13));
  return isWorkingDay(local.slice(0, 10), hours) && hour >= hours.reminders_from && hour < hours.reminders_until;
}

/** Returns the first day from `day` on on which reminders leave. */
export const sendingDay = (day: string, hours: SendingHours): string =>
  isWorkingDay(day, hours) ? day : sendingDay(addDays(day, 1), hours);
