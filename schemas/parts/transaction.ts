import { exchangeRate, money } from './money.ts';

/** The status of a payment. Overdue is computed from the clock, never stored (design §6). */
export const transactionStatuses = [
  'Draft',
  'Pending',
  'Overdue',
  'Authorized',
  'Payment Sent',
  'Paid On Time',
  'Paid Overdue',
  'Failed',
  'Refunded',
  'Cancelled',
  'Unknown',
] as const;

const tones = {
  Draft: 'draft',
  Pending: 'progress',
  Overdue: 'cancelled',
  Authorized: 'progress',
  'Payment Sent': 'progress',
  'Paid On Time': 'complete',
  'Paid Overdue': 'complete',
  Failed: 'cancelled',
  Refunded: 'cancelled',
  Cancelled: 'cancelled',
  Unknown: 'draft',
} as const;

/** The payment of a document (specification §3). */
export const transaction = {
  type: 'object',
  required: ['status', 'amount', 'currency'],
  additionalProperties: false,
  properties: {
    status: { type: 'string', enum: transactionStatuses, tones },
    amount: money,
    currency: { type: 'string', kind: 'currency' },
    payment_date: { type: 'string', format: 'date-time' },
    payment_link: { type: 'string', format: 'uri' },
    public_notes: { type: 'string' },
    exchange_currency: { type: 'string', kind: 'currency' },
    exchange_rate: exchangeRate,
    fee: money,
    remaining_amount: money,
    account: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        account_type: {
          type: 'object',
          additionalProperties: false,
          properties: { name: { type: 'string' }, auto: { type: 'boolean' } },
        },
      },
    },
  },
} as const;
