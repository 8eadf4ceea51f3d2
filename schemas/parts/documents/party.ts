import { location } from '../location.ts';

/** A party of a document as last saved or issued. */
export const party = {
  type: 'object',
  kind: 'reference',
  ref: 'entities',
  readOnly: true,
  required: ['uuid', 'name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    nif: { type: 'string', kind: 'taxId' },
    location,
  },
} as const;
