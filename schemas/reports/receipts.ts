import { defineReport } from '../report.ts';
import transactions from '../resources/payments/transactions.ts';

/** What was received, by day of payment, in the currency received; reversals are negative on their own day. */
export default defineReport(transactions, {
  name: 'receipts',
  where: { means: ['money'] },
  period: { path: 'paid_on', first: 'thisYear' },
  currency: 'exchange_currency',
  measures: { amount: { sum: 'remaining_amount' }, fee: { sum: 'fee' }, count: { count: true } },
  dimensions: {
    month: { path: 'paid_on', by: 'month' },
    account: { path: 'account', presence: 'has_account' },
    client: { path: 'service_buyer' },
    invoiced: { path: 'currency' },
  },
  filters: ['service_buyer', 'account'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 18,
});
