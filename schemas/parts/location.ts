import { countryReference } from './reference.ts';

/** A location: an address from the places search, a complement, and the country. */
export const location = {
  type: 'object',
  kind: 'location',
  required: ['place_id', 'address', 'country'],
  additionalProperties: false,
  properties: {
    place_id: { type: 'string', minLength: 1, maxLength: 200 },
    address: { type: 'string', minLength: 1, maxLength: 300, printed: true },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    complement: { type: 'string', maxLength: 200, printed: true },
    country: countryReference,
  },
} as const;
