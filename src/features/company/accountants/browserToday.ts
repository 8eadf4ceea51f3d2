import { today } from '../../../../domain/dates/today.ts';

/** Today in the browser's zone, because several companies have no common one. */
export const browserToday = (): string => today(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
