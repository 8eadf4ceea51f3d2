import type { FastifyInstance } from 'fastify';
import entities from '../../../../schemas/resources/clients/entities.ts';
import { scopeOf } from '../../../web/requests.ts';
import { findDuplicates, type Candidate } from '../duplicates/findDuplicates.ts';

const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { type: 'string', maxLength: 200 },
    nif: { type: 'string', maxLength: 30 },
    country: { type: 'string', pattern: '^[A-Z]{2}$', maxLength: 2 },
    uuid: { type: 'string', format: 'uuid', description: 'The client itself, if it is stored.' },
    tenant: { type: 'string', maxLength: 63 },
  },
} as const;

const answer = {
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: {
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'name', 'archived', 'by'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          name: { type: 'string' },
          nif: { type: 'string' },
          archived: { type: 'boolean' },
          by: { type: 'string', enum: ['tax_id', 'name'], description: 'The same tax ID, or a similar name.' },
        },
      },
    },
    count: { type: 'integer' },
  },
} as const;

/** GET entities/duplicates: the clients that a client being written may be the same as. */
export default async function duplicateRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Candidate }>('/api/v2/entities/duplicates', {
    config: { access: { resource: entities.name, action: 'list' } },
    schema: {
      tags: [entities.name],
      summary: 'Find the clients with a tax ID, or with a name like this one, at most three.',
      description: 'They warn of duplicates: a client with the same tax ID is not refused.',
      querystring,
      response: { 200: answer },
    },
    handler: async (request) => {
      const { tenant } = scopeOf(request);
      const { name, nif, country, uuid } = request.query;
      const [results = []] = await request.readInTenant((db) =>
        findDuplicates(db, tenant.id, [{ name, nif, country, uuid }]),
      );
      return { results, count: results.length };
    },
  });
}
