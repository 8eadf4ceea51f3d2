import { countryReference } from './reference.ts';

/** Between which countries the scenarios of a document are, each pair once (specification §2 Contracts). */
export const jurisdictions = {
  type: 'array',
  kind: 'collection',
  readOnly: true,
  items: {
    type: 'object',
    additionalProperties: false,
    properties: { origin: countryReference, destiny: countryReference },
  },
} as const;
