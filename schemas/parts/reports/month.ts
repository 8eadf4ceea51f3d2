/** A month, `2026-11`. */
export const month = { type: 'string', pattern: '^(19|2\\d)\\d{2}-(0[1-9]|1[0-2])$', maxLength: 7 } as const;

/** The parts in which the files of a month are downloaded. */
export const monthPartsAnswer = {
  type: 'object',
  required: ['parts'],
  additionalProperties: false,
  properties: {
    parts: {
      type: 'array',
      items: {
        type: 'object',
        required: ['part', 'documents', 'companies'],
        additionalProperties: false,
        properties: {
          part: { type: 'integer', minimum: 1 },
          documents: { type: 'integer', minimum: 0 },
          companies: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
} as const;
