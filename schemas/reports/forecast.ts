import { defineReport } from '../report.ts';
import invoices from '../resources/invoicing/invoices.ts';

/** Scheduled invoices of contracts, by due month. */
export default defineReport(invoices, {
  name: 'forecast',
  // Without paused ones.
  where: { status: ['future'], schedule_status: ['to_come', 'held'] },
  period: { path: 'due_date', first: 'nextTwelveMonths' },
  measures: { amount: { sum: 'amount' }, count: { count: true } },
  dimensions: { month: { path: 'due_date', by: 'month' }, client: { path: 'service_buyer' } },
  filters: ['service_buyer'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 85,
});
