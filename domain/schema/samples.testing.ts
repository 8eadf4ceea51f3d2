import type { ObjectSchema } from '../../schemas/resource.ts';
import type { Property } from './property.ts';

/** One property of every sort that input is converted to. */
export const sample = {
  $id: 'Sample',
  type: 'object',
  required: ['uuid', 'name', 'country', 'rows'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1 },
    notes: { type: 'string', kind: 'multiline' },
    nif: { type: 'string', kind: 'taxId' },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    issued: { type: 'string', format: 'date' },
    side: { type: 'string', enum: ['exporter', 'importer'] },
    type: { type: 'string', enum: ['variable', 'fixed'], numbered: true },
    active: { type: 'boolean', default: true },
    position: { type: 'integer' },
    latitude: { type: 'number' },
    price: { type: 'string', kind: 'money', decimal: { fraction: 2, minimum: '0.01', maximum: '1000' } },
    country: {
      type: 'object',
      kind: 'country',
      ref: 'countries',
      required: ['id'],
      additionalProperties: false,
      properties: { id: { type: 'integer' }, name: { type: 'string', readOnly: true } },
    },
    tags: { type: 'array', items: { type: 'string' } },
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: {
        type: 'object',
        required: ['tribute', 'amount'],
        additionalProperties: false,
        properties: {
          tribute: {
            type: 'object',
            ref: 'tributes',
            required: ['uuid'],
            additionalProperties: false,
            properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
          },
          value: { type: 'string', kind: 'percent', decimal: { fraction: 4 } },
          amount: { type: 'string', kind: 'money', readOnly: true },
        },
      },
    },
  },
} as const satisfies ObjectSchema & Property;
