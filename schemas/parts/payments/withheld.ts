/** The number or name on the payer's paper. */
export const certificate = { type: 'string', minLength: 1, maxLength: 80 } as const;

/** What the payer withheld in each tribute, for its certificates: it changes nothing that is booked. */
export const withheld = {
  type: 'array',
  maxItems: 40,
  alone: true,
  description: 'What the payer withheld of a document by tribute. It does not change what is booked.',
  items: {
    type: 'object',
    required: ['tribute', 'amount'],
    additionalProperties: false,
    properties: {
      tribute: {
        type: 'string',
        format: 'uuid',
        description: 'The key of a tribute, or of the row of the scenario that has it.',
      },
      amount: {
        type: 'string',
        kind: 'money',
        decimal: { fraction: 3, minimum: '0', maximum: '999999999999' },
        description: 'In the invoice’s currency.',
      },
      certificate,
    },
  },
} as const;
