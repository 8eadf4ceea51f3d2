import { countryReference } from './reference.ts';

/** The country pairs of a document's scenarios, each once (specification §2 Contracts). */
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
