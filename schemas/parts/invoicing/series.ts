/** When the numbers of a series begin at 1 again. */
export const restarts = ['never', 'year'] as const;

/** A series of invoices in a record. On input the uuid is enough. */
export const seriesReference = {
  type: 'object',
  kind: 'reference',
  ref: 'series',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    prefix: { type: 'string', readOnly: true },
  },
} as const;
