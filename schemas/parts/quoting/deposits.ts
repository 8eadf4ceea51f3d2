import { date } from '../date.ts';

const percent = {
  type: 'string',
  kind: 'percent',
  decimal: { fraction: 4, minimum: '0.0001', maximum: '100' },
} as const;

/** What is invoiced of a quote before it is converted; the due date is by default that of the payment terms. */
export const depositInput = {
  type: 'object',
  required: ['percent'],
  additionalProperties: false,
  properties: { percent, due_date: date },
} as const;

/** What an invoice says of the quote that it was made of. */
export const fromQuote = {
  quote_uuid: { type: 'string', format: 'uuid', readOnly: true, description: 'The quote that it was made of.' },
  deposit_percent: { ...percent, readOnly: true, description: 'Of a deposit invoice: the part of the quote.' },
  is_deducted: {
    type: 'boolean',
    readOnly: true,
    description: 'Of a deposit invoice: whether the invoice of the quote deducts it.',
  },
  is_empty: { type: 'boolean', readOnly: true, description: 'Whether it has no lines with an amount.' },
} as const;

/** What a quote says of its deposit invoices. */
export const quoteDeposits = {
  deposit_percent: {
    ...percent,
    decimal: { ...percent.decimal, minimum: '0' },
    readOnly: true,
    description: 'The part of it that its deposit invoices bear together.',
  },
  has_deposit_draft: { type: 'boolean', readOnly: true, description: 'Whether a deposit invoice is not issued yet.' },
  deposit_uuid: {
    type: 'string',
    format: 'uuid',
    readOnly: true,
    description: 'The latest deposit invoice made of it.',
  },
} as const;
