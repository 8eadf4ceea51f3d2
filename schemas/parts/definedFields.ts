import { secret } from './secret.ts';

/** The types of administrator-defined fields. */
export const fieldTypes = ['text', 'number', 'date', 'choice', 'iban', 'bic', 'ach', 'pix', 'email', 'secret'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** The key of a field that a gateway needs (`domain/payments/gateways/gateways.ts`), which gives it a name in each language. */
const key = { type: 'string', kind: 'identifier', readOnly: true } as const;

/** A field defined by data. Its type is permanent, because values may be stored. */
export const fieldDefinition = {
  type: 'object',
  required: ['name', 'type'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    key,
    name: { type: 'string', minLength: 1, maxLength: 80, printed: true },
    type: { type: 'string', enum: fieldTypes, default: 'text', immutable: true },
    // One option per line.
    options: {
      type: 'string',
      kind: 'multiline',
      minLength: 1,
      maxLength: 2000,
      printed: true,
      when: { path: 'type', eq: 'choice' },
    },
    required: { type: 'boolean', default: false },
    // Whether it is printed on documents; a secret never is.
    printed: { type: 'boolean', default: true },
  },
} as const;

/** The value of such a field, with its definition at the time of saving. */
export const definedValue = {
  type: 'object',
  required: ['field'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    field: { type: 'string', format: 'uuid' },
    key,
    name: { type: 'string', readOnly: true },
    type: { type: 'string', enum: fieldTypes, readOnly: true },
    options: { type: 'string', readOnly: true },
    required: { type: 'boolean', readOnly: true },
    value: { type: 'string', maxLength: 500, printed: true },
    secret,
  },
} as const;
