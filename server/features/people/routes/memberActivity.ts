import type { FastifyInstance } from 'fastify';
import members from '../../../../schemas/resources/people/members.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';
import { withShownActors } from '../../../engine/history/shownActors.ts';
import { memberActivity } from '../account/memberActivity.ts';

const at = { type: 'string', format: 'date-time' } as const;

const activity = {
  title: 'MemberActivity',
  type: 'object',
  required: ['changes'],
  additionalProperties: false,
  properties: {
    sign_ins: {
      type: 'array',
      description: 'Not available for accountants, who work for other companies, too.',
      items: {
        type: 'object',
        required: ['at', 'is_open'],
        additionalProperties: false,
        properties: {
          at,
          device: { type: 'string' },
          address: { type: 'string', description: 'Without its last part.' },
          is_open: { type: 'boolean' },
        },
      },
    },
    changes: {
      type: 'array',
      items: {
        type: 'object',
        required: ['at', 'actor', 'what', 'given'],
        additionalProperties: false,
        properties: {
          at,
          actor: { type: 'string' },
          what: { type: 'string', enum: ['access', 'role', 'group', 'permission'] },
          given: { type: 'boolean', description: 'Whether it was given, else taken away.' },
          name: { type: 'string', description: 'Of the role, the group or the permission.' },
          built_in: { type: 'string', description: 'Which built-in role it is.' },
        },
      },
    },
  },
  examples: [
    {
      sign_ins: [{ at: '2026-11-20T12:00:00Z', device: 'Firefox, Windows', address: '203.0.113.0/24', is_open: true }],
      changes: [
        {
          at: '2026-11-20T12:00:00Z',
          actor: 'Ana Souza <ana@acme.test>',
          what: 'role',
          given: true,
          name: 'Owner',
          built_in: 'owner',
        },
      ],
    },
  ],
} as const;

/** GET users/{uuid}/activity: a user's sign-ins, and changes of their permissions. */
export default async function memberActivityRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/users/:uuid/activity', {
    config: { access: { resource: members.name, action: 'show' } },
    schema: {
      tags: [members.name],
      summary: 'Get the newest sign-ins of one of the people of the company, and the newest changes of their rights.',
      params: uuidParams,
      response: { 200: activity },
    },
    handler: async (request) => {
      const found = await memberActivity(app.pool, request.tenant, request.params.uuid);
      return { ...found, changes: await request.readInTenant((db) => withShownActors(db, found.changes)) };
    },
  });
}
