import { date } from '../date.ts';
import { countryReference } from '../reference.ts';
import { refundStates, refundTones } from '../payments/refundState.ts';

/** A note that the row is a part of. */
const note = {
  type: 'object',
  kind: 'reference',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' } },
} as const;

/** Properties of an invoice, or of a note on it, in its parts: lists of lines and taxes show and filter by them. */
export const ofInvoice = {
  document: {
    type: 'string',
    enum: ['invoice', 'credit_note', 'debit_note'],
    recordsOf: { credit_note: 'credit-notes', debit_note: 'debit-notes' },
    description: 'What the row is a part of. What a credit note takes is negative.',
  },
  invoice: {
    type: 'object',
    kind: 'reference',
    ref: 'invoices',
    required: ['uuid'],
    additionalProperties: false,
    properties: { uuid: { type: 'string', format: 'uuid' } },
    description: 'The invoice, also of a note: the one that it corrects.',
  },
  credit_note: { ...note, ref: 'credit-notes' },
  debit_note: { ...note, ref: 'debit-notes' },
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

/** What a row opens: the note that it is a part of, rather than the invoice. */
export const notesOfInvoice = ['credit_note', 'debit_note'] as const;

/** All but the number, which a draft lacks, are always present. */
export const certainOfInvoice = [
  'document',
  'invoice',
  'status',
  'type',
  'created',
  'currency',
  'service_buyer',
] as const;
