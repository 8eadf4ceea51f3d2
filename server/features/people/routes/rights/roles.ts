import type { FastifyInstance } from 'fastify';
import roles from '../../../../../schemas/resources/people/roles.ts';
import {
  arraySchema,
  changeRights,
  companyQuery,
  detailSchema,
  listBy,
  targetTenant,
  uuidsIn,
  type AboutRights,
} from '../../rights/rightsRequests.ts';
import { giveRole, takeRole } from '../../rights/roles.ts';

const tags = [roles.name];
const assign = { access: { resource: roles.name, action: 'assign' } };
const list = { access: { resource: roles.name, action: 'list' } };

interface Given extends AboutRights {
  Params: { readonly role: string; readonly user: string };
}

const selectOfUser = `
  select distinct role_uuid as uuid from user_grants
  where user_uuid = $1 and role_uuid is not null and tenant_uuid is not distinct from $2::uuid`;

const selectOfGroup = 'select role_uuid as uuid from group_roles where group_uuid = $1';

/** The roles of a user or group, and granting them to users. */
export default async function roleRoutes(app: FastifyInstance): Promise<void> {
  if (!app.resources.includes(roles)) return;
  const given = { params: uuidsIn('role', 'user'), querystring: companyQuery, response: { 200: detailSchema } };

  app.post<Given>('/api/v1/roles/:role/user/:user', {
    config: assign,
    schema: { tags, summary: 'Give a user a role.', ...given },
    handler: (request, reply) =>
      changeRights(request, reply, roles, async (db, scope) => {
        const { role, user } = request.params;
        await giveRole(db, scope, { user, tenant: await targetTenant(request, db) }, role);
      }),
  });

  app.delete<Given>('/api/v1/roles/:role/user/:user', {
    config: assign,
    schema: { tags, summary: 'Take a role from a user.', ...given },
    handler: (request, reply) =>
      changeRights(request, reply, roles, async (db, scope) => {
        const { role, user } = request.params;
        await takeRole(db, scope, { user, tenant: await targetTenant(request, db) }, role);
      }),
  });

  app.get<AboutRights & { Params: { readonly user: string } }>('/api/v1/roles/user/:user', {
    config: list,
    schema: {
      tags,
      summary: 'List the roles of a user, those of their groups included.',
      params: uuidsIn('user'),
      querystring: companyQuery,
      response: { 200: arraySchema(roles) },
    },
    handler: (request, reply) =>
      listBy(request, reply, roles, async (db) => {
        const values = [request.params.user, (await targetTenant(request, db)) ?? null];
        return (await db.query<{ uuid: string }>(selectOfUser, values)).map(({ uuid }) => uuid);
      }),
  });

  app.get<{ Params: { readonly group: string } }>('/api/v1/roles/group/:group', {
    config: list,
    schema: {
      tags,
      summary: 'List the roles of a group.',
      params: uuidsIn('group'),
      response: { 200: arraySchema(roles) },
    },
    handler: (request, reply) =>
      listBy(request, reply, roles, async (db) =>
        (await db.query<{ uuid: string }>(selectOfGroup, [request.params.group])).map(({ uuid }) => uuid),
      ),
  });
}
