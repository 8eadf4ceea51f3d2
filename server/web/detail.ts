/** An answer that contains only a message. */
export const detailSchema = {
  title: 'Detail',
  type: 'object',
  required: ['detail'],
  additionalProperties: false,
  properties: { detail: { type: 'string' } },
} as const;
