import type { FastifyInstance } from 'fastify';
import countries from '../../../../schemas/resources/platform/countries.ts';
import { callerOf } from '../../../limits/caller.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { recordSchema } from '../../../engine/resources/answers.ts';
import { searchPlaces } from '../places/search.ts';

const place = {
  type: 'object',
  required: ['place_id', 'address', 'latitude', 'longitude', 'country'],
  additionalProperties: false,
  properties: {
    place_id: { type: 'string' },
    address: { type: 'string' },
    latitude: { type: 'number' },
    longitude: { type: 'number' },
    country: recordSchema(countries),
  },
} as const;

const answer = {
  type: 'object',
  required: ['results', 'count'],
  properties: { results: { type: 'array', items: place }, count: { type: 'integer' } },
} as const;

const query = {
  type: 'object',
  additionalProperties: false,
  properties: { search: { type: 'string', maxLength: 200 } },
} as const;

/** GET places: suggestions for the address input. */
export default async function placeRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { search?: string } }>('/api/v2/places', {
    config: { access: 'signed-in' },
    schema: {
      tags: ['places'],
      summary: 'Find places and addresses.',
      querystring: query,
      response: { 200: answer },
    },
    handler: async (request) => {
      const { language, log } = request;
      const results = await searchPlaces(app.pool, app.places, {
        typed: request.query.search ?? '',
        language,
        caller: callerOf(request),
        signal: goneSignal(request),
        warn: log.warn.bind(log),
      });
      return { results, count: results.length };
    },
  });
}
