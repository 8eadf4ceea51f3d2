/** Named periods in display order. Their days depend on today in the company's time zone. */
export const periodNames = [
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'lastQuarter',
  'thisYear',
  'yearToDate',
  'lastTwelveMonths',
  'nextTwelveMonths',
] as const;

export type PeriodName = (typeof periodNames)[number];
