/** A client in a record. On input the uuid is enough. */
export const clientReference = {
  type: 'object',
  kind: 'reference',
  ref: 'entities',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
} as const;
