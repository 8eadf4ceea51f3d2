import { date } from '../date.ts';
import { exchangeRate } from '../money.ts';
import { withheld } from './withheld.ts';

/** A payment date: a day, optionally with time, in a plausible year. */
export const paymentDatePattern = String.raw`^(19|2\d)\d{2}-\d{2}-\d{2}([ T]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$`;

/** A manual receipt (specification §5). An empty one means all that is open, paid now, in the document's currency. */
export const receipt = {
  type: 'object',
  additionalProperties: false,
  properties: {
    amount: {
      type: 'string',
      kind: 'money',
      decimal: { fraction: 3, minimum: '0', maximum: '999999999999' },
      description: 'In the invoice’s currency. More than is open becomes the client’s credit.',
    },
    exchange_currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3 },
    exchange_rate: exchangeRate,
    fee: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '0', maximum: '999999999999' } },
    payment_date: {
      type: 'string',
      kind: 'instant',
      pattern: paymentDatePattern,
      maxLength: 19,
      description: 'YYYY-MM-DD HH:mm:ss in the company’s time zone, not in the future.',
    },
    note: { type: 'string', maxLength: 500, printed: true },
    send_receipt: {
      type: 'boolean',
      description: 'Mails the receipt to the recipients of the invoice.',
    },
    withheld,
  },
} as const;

/** The payment of all that is open of invoices, each in its own currency, on a day. */
export const settlement = {
  type: 'object',
  required: ['payment_date'],
  additionalProperties: false,
  properties: {
    payment_date: date,
    note: receipt.properties.note,
    send_receipt: receipt.properties.send_receipt,
    // Of a single invoice.
    withheld,
  },
} as const;

/** The payer's authorization of a payment, with what the company knows about it. */
export const authorization = {
  type: 'object',
  additionalProperties: false,
  properties: { public_notes: { type: 'string', maxLength: 500, printed: true } },
} as const;
