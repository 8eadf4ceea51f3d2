import { defineReport } from '../report.ts';
import invoices from '../resources/invoicing/invoices.ts';

/** The open amounts of issued invoices, by due month. */
export default defineReport(invoices, {
  name: 'open',
  where: { status: ['billed'] },
  measures: { amount: { sum: 'open_amount' }, count: { count: true } },
  dimensions: { month: { path: 'due_date', by: 'month' }, client: { path: 'service_buyer' } },
  filters: ['service_buyer', 'type'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 20,
});
