import type { FastifyInstance } from 'fastify';
import members from '../../../../../schemas/resources/people/members.ts';
import roles from '../../../../../schemas/resources/people/roles.ts';
import { ApiError } from '../../../../base/errors.ts';
import { readIn } from '../../../../engine/http/resourceRequests.ts';
import { companyQuery, targetTenant, uuidsIn, type AboutRights } from '../../rights/rightsRequests.ts';
import { granterIn } from '../../../../web/requests.ts';
import { areaOf } from '../../../../identity/actor.ts';
import { readAuthorizations, withGivers } from '../../rights/authorizations.ts';

const source = {
  type: 'object',
  required: ['by'],
  additionalProperties: false,
  properties: {
    by: {
      type: 'string',
      enum: ['type', 'role', 'group', 'user'],
      description: 'The user’s type, a role, a group, or a permission of their own.',
    },
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    built_in: { type: 'string', description: 'Which built-in role it is.' },
    given_by: { type: 'string', description: 'For administrators: who gave a permission of their own, if known.' },
    given_at: { type: 'string', format: 'date-time' },
    may_take: { type: 'boolean', description: 'For administrators: whether they may take it.' },
  },
} as const;

const answer = {
  title: 'Authorizations',
  type: 'object',
  required: ['id', 'uuid', 'name', 'email', 'type', 'permissions'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', format: 'uuid' },
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    email: { type: 'string', format: 'email' },
    type: { type: 'string', enum: ['ADMIN', 'CUSTOMER', 'PARTNER', 'COMPANY', 'ACCOUNTANT'] },
    permissions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'sources'],
        additionalProperties: false,
        properties: { name: { type: 'string' }, sources: { type: 'array', items: source } },
      },
    },
  },
  examples: [
    {
      id: '0198f6b2-0000-7000-8000-000000000000',
      uuid: '0198f6b2-0000-7000-8000-000000000000',
      name: 'Ana Souza',
      email: 'ana@acme.test',
      type: 'COMPANY',
      permissions: [{ name: 'invoices:bill', sources: [{ by: 'role', name: 'Back office' }] }],
    },
  ],
} as const;

/**
 * GET authorizations/{id}: a user's permissions with their sources; for oneself, and for users who see roles or people.
 */
export default async function authorizationRoutes(app: FastifyInstance): Promise<void> {
  app.get<AboutRights & { Params: { readonly id: string } }>('/api/v1/authorizations/:id', {
    config: { access: 'signed-in' },
    schema: {
      tags: ['authorizations'],
      summary: 'Get what a user may do in the company, or on the platform, with the role or group that grants it.',
      params: uuidsIn('id'),
      querystring: companyQuery,
      response: { 200: answer },
    },
    handler: (request) => {
      const user = request.params.id.toLowerCase();
      // For users who may see neither the person's roles nor their page, it answers as if there were no such person.
      const mayRead = request.may(roles.name, 'list') || request.may(members.name, 'show');
      if (user !== request.actor.uuid && !mayRead) throw new ApiError('not_found');
      return readIn(request, roles, async (db) => {
        const tenant = await targetTenant(request, db);
        const found = await readAuthorizations(db, { user, tenant }, app.permissions.frameOf);
        const isOperator = areaOf(request.actor.type) === 'admin';
        return {
          id: found.uuid,
          ...(isOperator ? await withGivers(db, { user, tenant }, found, granterIn(request)) : found),
        };
      });
    },
  });
}
