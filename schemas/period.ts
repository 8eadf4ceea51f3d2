/** The periods that have a name, in the order they are offered. Their days follow from today in the company's time zone. */
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
