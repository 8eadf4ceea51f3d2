import { date } from './date.ts';

/** What a part of an invoice has of it: lists of lines and of taxes show it, and are narrowed by it. */
export const ofInvoice = {
  invoice: {
    type: 'object',
    kind: 'reference',
    ref: 'invoices',
    required: ['uuid'],
    additionalProperties: false,
    properties: { uuid: { type: 'string', format: 'uuid' } },
  },
  // A figure that is read, not counted: without separators.
  number: { type: 'integer', kind: 'identifier' },
  status: {
    type: 'string',
    enum: ['draft', 'billed', 'paid', 'cancelled'],
    tones: { draft: 'draft', billed: 'progress', paid: 'complete', cancelled: 'cancelled' },
  },
  type: { type: 'string', enum: ['individual', 'recurring'] },
  created: date,
  currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
  service_buyer: {
    type: 'object',
    kind: 'reference',
    ref: 'entities',
    required: ['uuid'],
    additionalProperties: false,
    properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
  },
  created_at: { type: 'string', format: 'date-time' },
} as const;

/** All of it but the number, which a draft has not, is always there. */
export const certainOfInvoice = ['invoice', 'status', 'type', 'created', 'currency', 'service_buyer'] as const;
