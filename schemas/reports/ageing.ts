import { defineReport } from '../report.ts';
import invoices from '../resources/invoicing/invoices.ts';

/** The open amounts of issued invoices, by client and age. */
export default defineReport(invoices, {
  name: 'ageing',
  where: { status: ['billed'] },
  measures: { amount: { sum: 'open_amount' }, count: { count: true } },
  dimensions: {
    client: { path: 'service_buyer' },
    // An invoice with an authorized payment is not overdue.
    age: { path: 'due_date', ages: [0, 30, 60, 90], late: 'is_overdue' },
  },
  across: 'age',
  filters: ['service_buyer', 'payment_responsible', 'type'],
  chart: 'bars',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 30,
});
