import { date } from '../date.ts';
import { countryReference } from '../reference.ts';
import { refundStates, refundTones } from '../payments/refundState.ts';

/** Properties of an invoice in its parts: lists of lines and taxes show and filter by them. */
export const ofInvoice = {
  invoice: {
    type: 'object',
    kind: 'reference',
    ref: 'invoices',
    required: ['uuid'],
    additionalProperties: false,
    properties: { uuid: { type: 'string', format: 'uuid' } },
  },
  // Shown without separators, because it is an identifier.
  number: { type: 'integer', kind: 'identifier' },
  full_number: { type: 'string', description: 'The number as it is printed.' },
  status: {
    type: 'string',
    enum: ['draft', 'billed', 'paid', 'cancelled'],
    tones: { draft: 'draft', billed: 'progress', paid: 'complete', cancelled: 'cancelled' },
    refined: { value: 'paid', by: 'refund_state' },
  },
  refund_state: { type: 'string', enum: refundStates, tones: refundTones },
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
  // As on the document, for those who book it.
  buyer_tax_id: { type: 'string' },
  buyer_country: countryReference,
  provider_country: countryReference,
  created_at: { type: 'string', format: 'date-time' },
} as const;

/** What a file has of the invoice, by column. */
export const ofInvoiceInFile = {
  service_buyer: ['provider_country', 'service_buyer', 'buyer_tax_id', 'buyer_country'],
} as const;

/** All but the number, which a draft lacks, are always present. */
export const certainOfInvoice = ['invoice', 'status', 'type', 'created', 'currency', 'service_buyer'] as const;
