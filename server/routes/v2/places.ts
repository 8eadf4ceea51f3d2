import type { FastifyInstance } from 'fastify';
import { recordSchema } from '../../resources/answers.ts';
import { onPlatform } from '../../db/transaction.ts';
import countries from '../../../schemas/resources/countries.ts';

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

/** The most populous places whose name starts with what was typed. */
const find = String.raw`
  select p.place_id, concat_ws(', ', p.name, p.region, c.name) as address, p.latitude, p.longitude,
    jsonb_build_object('id', c.id, 'name', c.name, 'identifier', c.identifier) as country
  from places p join countries c on c.id = p.country_id
  where p.search_text like regexp_replace(norm($1), '([\\%_])', '\\\1', 'g') || '%'
  order by p.population desc, p.place_id limit 10`;

/** GET places: what the address input offers while one types. */
export default async function placeRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { search?: string } }>('/api/v2/places', {
    config: { access: 'signed-in' },
    schema: { tags: ['places'], querystring: query, response: { 200: answer } },
    handler: async (request) => {
      const term = request.query.search?.trim();
      const results = term ? await onPlatform(app.pool, {}, (db) => db.query(find, [term])) : [];
      return { results, count: results.length };
    },
  });
}
