import { date } from '../date.ts';
import { computedMoney } from '../money.ts';
import { transactionKinds } from './transaction.ts';

/** What a row of a statement is: an invoice, or a booking. */
export const statementKinds = ['invoice', ...transactionKinds] as const;

/** The days past the due date that separate the ages of what is open. */
export const statementAges = [0, 30, 60, 90] as const;

const row = {
  type: 'object',
  required: ['day', 'kind', 'amount', 'change', 'credit', 'balance'],
  additionalProperties: false,
  properties: {
    day: date,
    kind: { type: 'string', enum: statementKinds },
    invoice_uuid: { type: 'string', format: 'uuid' },
    number: { type: 'integer' },
    full_number: { type: 'string' },
    company_number: { type: 'string' },
    due_date: date,
    note: { type: 'string' },
    note_number: { type: 'string', description: 'The number of the credit or debit note that is booked.' },
    amount: { ...computedMoney, description: 'The amount of the invoice or the booking; negative in a reversal.' },
    change: { ...computedMoney, description: 'What it adds to the balance: payments are negative, refunds zero.' },
    credit: { ...computedMoney, description: 'What it adds to what was paid beyond the invoices.' },
    balance: { ...computedMoney, description: 'What is open after it.' },
  },
} as const;

/** The account of a client in one currency over a period: what was open, what happened, and what is open. */
export const statement = {
  title: 'Statement',
  type: 'object',
  required: [
    'from',
    'to',
    'currency',
    'currencies',
    'opening_balance',
    'opening_credit',
    'closing_balance',
    'closing_credit',
    'rows',
    'ageing',
  ],
  additionalProperties: false,
  properties: {
    from: date,
    to: date,
    currency: { type: 'string', kind: 'currency' },
    currencies: {
      type: 'array',
      description: 'The currencies of the invoices and the credits of the client.',
      items: { type: 'string' },
    },
    opening_balance: { ...computedMoney, description: 'What was open before the first day.' },
    opening_credit: computedMoney,
    closing_balance: { ...computedMoney, description: 'What is open after the last day; credit is not deducted.' },
    closing_credit: computedMoney,
    rows: { type: 'array', items: row },
    ageing: {
      type: 'array',
      description: 'The closing balance by days past the due date on the last day.',
      items: {
        type: 'object',
        required: ['age', 'amount'],
        additionalProperties: false,
        properties: { age: { type: 'string' }, amount: computedMoney },
      },
    },
  },
} as const;
