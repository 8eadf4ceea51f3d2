import type { FastifyInstance } from 'fastify';
import { invitedSchema, invitedWords } from '../../invitations/invitedAnswer.ts';
import { refuseUnknown } from '../../../../engine/http/refuseUnknown.ts';
import { servicesOf, uuidParams, type ByUuid } from '../../../../web/requests.ts';
import { clientEntities, inviteClient, type NewClient } from '../../invitations/inviteClient.ts';

const tags = ['users'];
const access = { resource: 'invitations', action: 'invite' } as const;
const email = { type: 'string', format: 'email', maxLength: 254 } as const;
const uuid = { type: 'string', format: 'uuid' } as const;

const client = {
  type: 'object',
  required: ['email', 'entity'],
  additionalProperties: false,
  properties: {
    email,
    name: { type: 'string', minLength: 1, maxLength: 200 },
    entity: { ...uuid, description: 'The entity of the company for which the client is invited.' },
  },
  examples: [{ email: 'ap@client.test', name: 'Accounts payable', entity: '0198f6b2-0000-7000-8000-000000000000' }],
} as const;

const entities = {
  type: 'array',
  items: {
    type: 'object',
    required: ['uuid', 'name'],
    additionalProperties: false,
    properties: { uuid, name: { type: 'string' } },
  },
} as const;

const checked = {
  title: 'ClientAccess',
  type: 'object',
  required: ['has_access', 'entities'],
  additionalProperties: false,
  properties: {
    has_access: { type: 'boolean', description: 'Whether the address is a client’s of this company.' },
    entities: { ...entities, description: 'The entities of this company that the client is invited for.' },
  },
  examples: [{ has_access: false, entities: [] }],
} as const;

const listed = {
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: { results: entities, count: { type: 'integer' } },
  examples: [{ results: [], count: 0 }],
} as const;

/**
 * POST users/client-invite, GET users/client/check and users/{uuid}/client: invites a company's clients, each for some
 * of its entities.
 */
export default async function inviteClientRoutes(app: FastifyInstance): Promise<void> {
  const { pool } = app;

  app.post<{ Body: NewClient }>('/api/v1/users/client-invite', {
    config: { access },
    preValidation: refuseUnknown(client),
    schema: {
      tags,
      summary: 'Invite a client for one entity of the company by mail.',
      body: client,
      response: { 200: invitedSchema },
    },
    handler: async (request) => {
      const made = await inviteClient({ pool, ...servicesOf(request) }, request, request.body);
      return { ...made, detail: request.t(invitedWords[made.state], { email: request.body.email }) };
    },
  });

  app.get<{ Querystring: { email: string } }>('/api/v1/users/client/check', {
    config: { access },
    schema: {
      tags,
      summary: 'Check whether an address has a client’s access to the company already.',
      querystring: { type: 'object', required: ['email'], additionalProperties: false, properties: { email } },
      response: { 200: checked },
    },
    handler: async (request) => {
      const found = await clientEntities(pool, request.tenant, request.query.email);
      return { has_access: found.length > 0, entities: found };
    },
  });

  app.get<ByUuid>('/api/v1/users/:uuid/client', {
    config: { access },
    schema: {
      tags,
      summary: 'List the entities of the company that a client is invited for.',
      params: uuidParams,
      response: { 200: listed },
    },
    handler: async (request) => {
      const results = await clientEntities(pool, request.tenant, request.params.uuid);
      return { results, count: results.length };
    },
  });
}
