import { defineReport } from '../report.ts';
import contracts from '../resources/recurrence/contracts.ts';

const running = { from: 'starts_on', until: 'ends_on' } as const;

/** The monthly amount of contracts at the end of each month, and what began and ended in it. */
export default defineReport(contracts, {
  name: 'recurring',
  where: {},
  period: { path: 'starts_on', first: 'lastTwelveMonths' },
  measures: {
    amount: { sum: 'monthly_amount', during: running },
    count: { count: true, during: running },
    new: { sum: 'monthly_amount' },
    ended: { sum: 'monthly_amount', on: 'ends_on' },
  },
  dimensions: { month: { path: 'starts_on', by: 'month' } },
  filters: ['service_buyer', 'type'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 80,
});
