/** A country in a record. On input the id is enough. */
export const countryReference = {
  type: 'object',
  kind: 'country',
  ref: 'countries',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    name: { type: 'string', readOnly: true },
    identifier: { type: 'string', readOnly: true },
  },
} as const;

/** A tribute in a scenario's row. On input the uuid is enough. */
export const tributeReference = {
  type: 'object',
  kind: 'reference',
  ref: 'tributes',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    description: { type: 'string', readOnly: true },
  },
} as const;

/** A currency by key. On input the id is enough. */
export const currencyReference = {
  type: 'object',
  kind: 'reference',
  ref: 'currencies',
  required: ['id'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    code: { type: 'string', readOnly: true },
    name: { type: 'string', readOnly: true },
  },
} as const;
