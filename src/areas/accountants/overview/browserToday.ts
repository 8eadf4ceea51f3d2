import { today } from '../../../../domain/dates/today.ts';

/** Today where the browser is: several companies have no calendar of their own in common. */
export const browserToday = (): string => today(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
