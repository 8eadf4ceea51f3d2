import { secret } from './secret.ts';

/** What can be asked for in a field that an administrator defines. */
export const fieldTypes = ['text', 'number', 'date', 'choice', 'iban', 'bic', 'email', 'secret'] as const;
export type FieldType = (typeof fieldTypes)[number];

/** A field that is defined by data. Its type is for good, since values of it may be stored already. */
export const fieldDefinition = {
  type: 'object',
  required: ['name', 'type'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    type: { type: 'string', enum: fieldTypes, default: 'text', immutable: true },
    // One option a line.
    options: { type: 'string', kind: 'multiline', minLength: 1, maxLength: 2000, when: { path: 'type', eq: 'choice' } },
    required: { type: 'boolean', default: false },
    // Whether it stands on documents; a secret never does.
    printed: { type: 'boolean', default: true },
  },
} as const;

/** What a record says in such a field, with what the field was when it was saved. */
export const definedValue = {
  type: 'object',
  required: ['field'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    field: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    type: { type: 'string', enum: fieldTypes, readOnly: true },
    options: { type: 'string', readOnly: true },
    required: { type: 'boolean', readOnly: true },
    value: { type: 'string', maxLength: 500 },
    secret,
  },
} as const;
