import type { FastifyInstance } from 'fastify';
import members from '../../../../schemas/resources/people/members.ts';
import { refuseUnknown } from '../../../engine/http/refuseUnknown.ts';
import { scopeOf, servicesOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { clientEntities, peopleOfEntity } from '../clientAccess/clientAccess.ts';
import { inviteClient, type NewClient } from '../clientAccess/inviteClient.ts';
import { withdrawClient } from '../clientAccess/withdrawClient.ts';
import { invitedSchema, invitedWords } from '../invitations/invitedAnswer.ts';
import { uuidsIn } from '../rights/rightsRequests.ts';

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

const people = {
  title: 'PeopleOfClient',
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: {
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'name', 'email', 'status', 'since'],
        additionalProperties: false,
        properties: {
          uuid: { ...uuid, description: 'The key of the person, or of the open invitation.' },
          name: { type: 'string' },
          email: { type: 'string' },
          status: { type: 'string', enum: ['active', 'inactive', 'invited', 'expired'] },
          since: {
            type: 'string',
            format: 'date-time',
            description: 'When they got access, or when the invitation was sent.',
          },
        },
      },
    },
    count: { type: 'integer' },
  },
  examples: [
    {
      results: [
        {
          uuid: '0198f6b2-0000-7000-8000-000000000000',
          name: 'Accounts payable',
          email: 'ap@client.test',
          status: 'active',
          since: '2026-11-20T12:00:00.000Z',
        },
      ],
      count: 1,
    },
  ],
} as const;

const withdrawn = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } } as const;

/** Access of a company's clients: who reads the documents of which entity, inviting them, and ending it. */
export default async function clientAccessRoutes(app: FastifyInstance): Promise<void> {
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

  app.get<{ Params: { entity: string } }>('/api/v1/users/client/:entity', {
    config: { access: { resource: members.name, action: 'list' } },
    schema: {
      tags,
      summary: 'List the people who read the documents of one of the company’s clients, and open invitations.',
      params: uuidsIn('entity'),
      response: { 200: people },
    },
    handler: async (request) => {
      const results = await peopleOfEntity(pool, request.tenant, request.params.entity);
      return { results, count: results.length };
    },
  });

  app.get<ByUuid>('/api/v1/users/:uuid/client', {
    config: { access: { resource: members.name, action: 'show' } },
    schema: {
      tags,
      summary: 'List the entities of the company whose documents a client reads, or is invited to read.',
      params: uuidParams,
      response: { 200: listed },
    },
    handler: async (request) => {
      const results = await clientEntities(pool, request.tenant, request.params.uuid);
      return { results, count: results.length };
    },
  });

  app.delete<{ Params: { uuid: string; entity: string } }>('/api/v1/users/:uuid/client/:entity', {
    config: { access: { resource: members.name, action: 'remove' } },
    schema: {
      tags,
      summary: 'End the access of a client, or of an open invitation, to the documents of one entity.',
      description: 'With the last entity the person leaves the company; a person has access to other companies still.',
      params: uuidsIn('uuid', 'entity'),
      response: { 200: withdrawn },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const { uuid: person, entity } = request.params;
        await withdrawClient(db, scopeOf(request), { person, entity });
        return { detail: request.t('auth.access_withdrawn') };
      }),
  });
}
