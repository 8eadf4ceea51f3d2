import { defineReport } from '../report.ts';
import receipts from '../resources/receipts.ts';

/** Received payments by day, in the currency received. */
export default defineReport(receipts, {
  name: 'receipts',
  where: {},
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
