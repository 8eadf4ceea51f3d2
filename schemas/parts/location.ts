import { countryReference } from './reference.ts';

/** Where somebody is: one line from the places search, what the search does not know, and the country. */
export const location = {
  type: 'object',
  kind: 'location',
  required: ['place_id', 'address', 'country'],
  additionalProperties: false,
  properties: {
    place_id: { type: 'string', minLength: 1, maxLength: 200 },
    address: { type: 'string', minLength: 1, maxLength: 300 },
    latitude: { type: 'number', minimum: -90, maximum: 90 },
    longitude: { type: 'number', minimum: -180, maximum: 180 },
    complement: { type: 'string', maxLength: 200 },
    country: countryReference,
  },
} as const;
