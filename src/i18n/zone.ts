import { today } from '../../domain/dates/today.ts';

let ofCompany: string | undefined;

/** Whose clock the page tells time by: the company's, wherever its reader is. Without a company, the reader's own. */
export function setZone(timeZone: string | undefined): void {
  ofCompany = timeZone;
}

/** The zone (IANA) that instants are shown, read and judged by. */
export const zone = (): string => ofCompany ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The day of the calendar in that zone. */
export const todayInZone = (): string => today(new Date(), zone());
