import { defineReport } from '../report.ts';
import invoices from '../resources/invoices.ts';

/** Paid amounts by day of payment, in the invoice's currency. */
export default defineReport(invoices, {
  name: 'received',
  where: { status: ['paid'] },
  period: { path: 'paid_on', first: 'thisYear' },
  measures: { amount: { sum: 'amount' }, count: { count: true } },
  dimensions: { month: { path: 'paid_on', by: 'month' }, client: { path: 'service_buyer' } },
  filters: ['service_buyer', 'type'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 15,
});
