import type { Report } from '../../schemas/report.ts';

/** What the last row is called: nothing adds up to what was there at the end of a period. */
export const totalWords = ({ measures }: Report): string =>
  Object.values(measures).some(({ during }) => during) ? 'reportPage.wholePeriod' : 'reportPage.total';
