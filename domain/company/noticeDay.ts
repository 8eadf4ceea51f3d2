import { addDays } from '../dates/date.ts';
import { instantAt, localTime } from '../dates/zone.ts';

/** The hour of the daily mail, in the company's time zone. */
const hour = '08:00:00';

/** Returns the latest time at which a mail of the day was due. */
export function startOfMailDay(now: Date, timeZone: string): Date {
  const day = localTime(now, timeZone).slice(0, 10);
  const due = instantAt(`${day}T${hour}`, timeZone);
  return due <= now ? due : instantAt(`${addDays(day, -1)}T${hour}`, timeZone);
}
