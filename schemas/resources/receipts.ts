import { date } from '../parts/date.ts';
import { computedMoney, exchangeRate } from '../parts/money.ts';
import { defineResource, type Infer } from '../resource.ts';

const named = {
  type: 'object',
  kind: 'reference',
  readOnly: true,
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
} as const;

const currency = { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, readOnly: true } as const;
const exchanged = { ...computedMoney, currency: 'exchange_currency' } as const;

const schema = {
  $id: 'Receipt',
  type: 'object',
  required: [
    'uuid',
    'paid_on',
    'invoice',
    'service_buyer',
    'amount',
    'currency',
    'exchange_currency',
    'exchange_rate',
    'fee',
    'remaining_amount',
    'has_account',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    // In the company's calendar.
    paid_on: { ...date, readOnly: true },
    invoice: {
      type: 'object',
      kind: 'reference',
      ref: 'invoices',
      readOnly: true,
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, number: { type: 'integer' } },
    },
    service_buyer: { ...named, ref: 'entities' },
    amount: computedMoney,
    currency,
    exchange_currency: currency,
    exchange_rate: { ...exchangeRate, readOnly: true },
    fee: exchanged,
    remaining_amount: exchanged,
    account: { ...named, ref: 'accounts' },
    has_account: { type: 'boolean', readOnly: true },
  },
} as const;

export type Receipt = Infer<typeof schema>;

/**
 * Receipts of paid invoices: exchange and remainder after the fee (specification §3 Transaction, design §6). Written
 * with a payment, read-only.
 */
export default defineResource({
  name: 'receipts',
  singular: 'receipt',
  api: { version: 'v2', path: 'receipts' },
  scope: 'tenant',
  schema,
  label: 'paid_on',
  list: {
    columns: ['paid_on', 'invoice', 'service_buyer', 'amount', 'exchange_rate', 'fee', 'remaining_amount', 'account'],
    priority: ['paid_on', 'invoice', 'remaining_amount', 'service_buyer', 'amount', 'exchange_rate', 'fee'],
    sort: ['-paid_on'],
    sortable: ['paid_on', 'remaining_amount'],
    search: ['invoice.number', 'service_buyer.name'],
    filters: {
      paid_on: 'range',
      service_buyer: 'eq',
      account: 'eq',
      has_account: 'eq',
      currency: 'eq',
      exchange_currency: 'eq',
    },
    sums: ['remaining_amount', 'fee'],
    sumsAll: true,
    opens: 'invoice',
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'export'], ACCOUNTANT: ['list', 'export'] } },
});
