import type { Report } from '../../../../schemas/report.ts';

/** Returns the label of the last row: running totals have no sum. */
export const totalWords = ({ measures }: Report): string =>
  Object.values(measures).some(({ during }) => during) ? 'reportPage.wholePeriod' : 'reportPage.total';
