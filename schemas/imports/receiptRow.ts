import { date } from '../parts/date.ts';
import { receipt } from '../parts/payments/receipt.ts';
import type { RowsDeclaration } from './declaration.ts';

const { amount, exchange_rate, fee, note } = receipt.properties;
const currency = { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 } as const;

/** A row of a file of receipts: a payment of one invoice, as its form takes it. */
export const receiptRow = {
  by: ['invoice', 'paid_on'],
  schema: {
    type: 'object',
    required: ['invoice', 'paid_on'],
    additionalProperties: false,
    properties: {
      // Its number, or the internal reference.
      invoice: { type: 'string', minLength: 1, maxLength: 60 },
      paid_on: date,
      amount,
      currency,
      exchange_currency: currency,
      exchange_rate,
      fee,
      note,
    },
  },
} as const satisfies RowsDeclaration;
