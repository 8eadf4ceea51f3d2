/** The invoice of a booking, by its numbers. */
export const bookedInvoice = {
  type: 'object',
  kind: 'reference',
  ref: 'invoices',
  readOnly: true,
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    number: { type: 'integer' },
    full_number: { type: 'string' },
    company_number: { type: 'string' },
  },
} as const;
