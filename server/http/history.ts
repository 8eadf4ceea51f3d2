/** The history of a document: what was done at once is one entry. */
export const historyAnswer = {
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'timestamp', 'action', 'command', 'changes', 'actor'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', format: 'uuid' },
      timestamp: { type: 'string', format: 'date-time' },
      action: { type: 'string', enum: ['created', 'updated', 'deleted'] },
      command: {
        type: ['string', 'null'],
        description: 'The command that did it, as `invoices.bill`; null for what is no command.',
      },
      changes: {
        type: 'object',
        description:
          'Each changed field by its path (`items_invoice.2.price`) with its value before and after: money and rates as decimal text, a line that was added or removed, a scenario and a tribute as objects, the logo and what is too long to be kept by a digest.',
        additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
      },
      lines_untold: {
        type: 'integer',
        minimum: 1,
        description: 'How many more lines were changed than `changes` tells.',
      },
      actor: { type: 'string', description: 'Name and e-mail, `system`, or `public link`.' },
    },
  },
} as const;
