import { defineReport } from '../report.ts';
import transactions from '../resources/payments/transactions.ts';

/** What was received, by day of payment, in the invoices' currencies; reversals are negative on their own day. */
export default defineReport(transactions, {
  name: 'received',
  where: { means: ['money'] },
  period: { path: 'paid_on', first: 'thisYear' },
  measures: { amount: { sum: 'amount' }, count: { count: true } },
  dimensions: { month: { path: 'paid_on', by: 'month' }, client: { path: 'service_buyer' } },
  filters: ['service_buyer', 'account'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 15,
});
