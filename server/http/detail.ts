/** The answer of a call that says what it has done, and nothing else. */
export const detailSchema = {
  title: 'Detail',
  type: 'object',
  required: ['detail'],
  additionalProperties: false,
  properties: { detail: { type: 'string' } },
} as const;
