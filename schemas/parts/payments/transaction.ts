import { exchangeRate, money } from '../money.ts';

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

/** Statuses that only the gateway can report. */
export const gatewayWords = [
  'Authorized',
  'Payment Sent',
  'Failed',
  'Refunded',
] as const satisfies readonly (typeof transactionStatuses)[number][];

export type GatewayWord = (typeof gatewayWords)[number];

/**
 * What a booking is: a receipt, a use of the client's credit, a loss, a reversal, an event of the gateway, or a note with what
 * it takes: the end of a write-off, refunds, and what becomes the client's credit.
 */
export const transactionKinds = [
  'receipt',
  'credit',
  'write_off',
  'reversal',
  'refund',
  'gateway',
  'credit_note',
  'debit_note',
  'note_write_off',
  'note_refund',
  'note_credit',
] as const;

/** What settled an amount, also of its reversal: money that arrived, credit that was there, a loss, or a note. */
export const transactionMeans = ['money', 'credit', 'write_off', 'note'] as const;

export type TransactionMeans = (typeof transactionMeans)[number];

export type TransactionKind = (typeof transactionKinds)[number];

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

/** The expected payment of what is open of a document, or with `uuid` and `kind` a booking (specification §3). */
export const transaction = {
  type: 'object',
  required: ['status', 'amount', 'currency'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    kind: { type: 'string', enum: transactionKinds },
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
    note: { type: 'string' },
    reason: { type: 'string' },
    is_reversed: { type: 'boolean' },
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
