import type { FastifyInstance } from 'fastify';
import permissions from '../../../../../schemas/resources/people/permissions.ts';
import roles from '../../../../../schemas/resources/people/roles.ts';
import {
  changeRights,
  companyQuery,
  detailSchema,
  targetTenant,
  uuidsIn,
  type AboutRights,
} from '../../rights/rightsRequests.ts';
import { givePermission, takePermission } from '../../rights/permissions.ts';

const tags = [permissions.name];
const assign = { access: { resource: roles.name, action: 'assign' } };

interface Given extends AboutRights {
  Params: { readonly permission: string; readonly user: string };
}

/** Grants single permissions to users. */
export default async function permissionRoutes(app: FastifyInstance): Promise<void> {
  if (!app.resources.includes(permissions)) return;
  const given = { params: uuidsIn('permission', 'user'), querystring: companyQuery, response: { 200: detailSchema } };

  app.post<Given>('/api/v1/permissions/:permission/user/:user', {
    config: assign,
    schema: { tags, summary: 'Give a user a permission.', ...given },
    handler: (request, reply) =>
      // In the entered tenant, like roles; the catalogue is the platform's.
      changeRights(request, reply, roles, async (db, scope) => {
        const { permission, user } = request.params;
        await givePermission(db, scope, { user, tenant: await targetTenant(request, db) }, permission);
      }),
  });

  app.delete<Given>('/api/v1/permissions/:permission/user/:user', {
    config: assign,
    schema: { tags, summary: 'Take a permission from a user.', ...given },
    handler: (request, reply) =>
      changeRights(request, reply, roles, async (db, scope) => {
        const { permission, user } = request.params;
        await takePermission(db, scope, { user, tenant: await targetTenant(request, db) }, permission);
      }),
  });
}
