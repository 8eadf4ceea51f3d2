/** The history of a record: one entry per command or save. */
export const historyAnswer = {
  type: 'array',
  items: {
    title: 'HistoryEntry',
    type: 'object',
    required: ['id', 'timestamp', 'action', 'command', 'changes', 'actor'],
    additionalProperties: false,
    properties: {
      id: { type: 'string', format: 'uuid' },
      timestamp: { type: 'string', format: 'date-time' },
      action: { type: 'string', enum: ['created', 'updated', 'deleted'] },
      command: {
        type: ['string', 'null'],
        description: 'The command that made the change, such as `invoices.bill`; null if it was not a command.',
      },
      changes: {
        type: 'object',
        description:
          'Changed fields by path (`items_invoice.2.price`), each with its values before and after. Amounts and rates are decimal text; added and removed lines, scenarios and tributes are objects; the logo and values too long to keep are digests.',
        additionalProperties: { type: 'array', minItems: 2, maxItems: 2 },
      },
      lines_untold: {
        type: 'integer',
        minimum: 1,
        description: 'The number of changed lines not included in `changes`.',
      },
      actor: {
        type: 'string',
        description: 'Name and email, of people outside the company the name alone; `system` or `public link`.',
      },
    },
  },
} as const;
