import { today } from '../../domain/dates/today.ts';

let ofCompany: string | undefined;

/** Sets the page's time zone: the company's, or the reader's own. */
export function setZone(timeZone: string | undefined): void {
  ofCompany = timeZone;
}

/** Returns the time zone (IANA) for instants. */
export const zone = (): string => ofCompany ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns today's date in that zone. */
export const todayInZone = (): string => today(new Date(), zone());
