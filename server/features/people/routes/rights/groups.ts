import type { FastifyInstance } from 'fastify';
import groups from '../../../../../schemas/resources/people/groups.ts';
import { readIn } from '../../../../engine/http/resourceRequests.ts';
import { arraySchema, changeRights, detailSchema, listBy, uuidsIn } from '../../rights/rightsRequests.ts';
import { contentRange, withId } from '../../../../engine/http/simpleRest.ts';
import { addToGroup, joinGroup, leaveGroup, peopleOfGroup, removeFromGroup } from '../../rights/groups.ts';

const tags = [groups.name];
const edit = { access: { resource: groups.name, action: 'edit' } };

interface Member {
  Params: { readonly group: string; readonly user: string };
}

interface Held {
  Params: { readonly group: string; readonly permission: string };
}

const person = {
  title: 'GroupPerson',
  type: 'object',
  required: ['id', 'uuid', 'name', 'email'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', format: 'uuid' },
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string' },
    email: { type: 'string', format: 'email' },
  },
} as const;

const selectOfUser = 'select group_uuid as uuid from group_users where user_uuid = $1';

/** The members of a group, and its direct permissions. */
export default async function groupRoutes(app: FastifyInstance): Promise<void> {
  if (!app.resources.includes(groups)) return;
  const members = { params: uuidsIn('group', 'user'), response: { 200: detailSchema } };
  const held = { params: uuidsIn('group', 'permission'), response: { 200: detailSchema } };

  app.get<{ Params: { readonly group: string } }>('/api/v1/groups/:group/user', {
    config: { access: { resource: groups.name, action: 'show' } },
    schema: {
      tags,
      summary: 'List the people in a group.',
      params: uuidsIn('group'),
      response: { 200: { type: 'array', items: person } },
    },
    handler: async (request, reply) => {
      const found = await readIn(request, groups, (db) => peopleOfGroup(db, request.params.group));
      const page = { results: found.map((one) => withId(one)), count: found.length };
      void reply.header('content-range', contentRange('users', { page: 1, per_page: found.length || 1 }, page));
      return page.results;
    },
  });

  app.post<Member>('/api/v1/groups/:group/user/:user', {
    config: edit,
    schema: { tags, summary: 'Put a user into a group.', ...members },
    handler: (request, reply) =>
      changeRights(request, reply, groups, (db, scope) =>
        joinGroup(db, scope, request.params.group, request.params.user),
      ),
  });

  app.delete<Member>('/api/v1/groups/:group/user/:user', {
    config: edit,
    schema: { tags, summary: 'Take a user out of a group.', ...members },
    handler: (request, reply) =>
      changeRights(request, reply, groups, (db, scope) =>
        leaveGroup(db, scope, request.params.group, request.params.user),
      ),
  });

  app.post<Held>('/api/v1/groups/:group/permission/:permission', {
    config: edit,
    schema: { tags, summary: 'Give a group a permission.', ...held },
    handler: (request, reply) =>
      changeRights(request, reply, groups, (db, scope) =>
        addToGroup(db, scope, request.params.group, request.params.permission),
      ),
  });

  app.delete<Held>('/api/v1/groups/:group/permission/:permission', {
    config: edit,
    schema: { tags, summary: 'Take a permission from a group.', ...held },
    handler: (request, reply) =>
      changeRights(request, reply, groups, (db, scope) =>
        removeFromGroup(db, scope, request.params.group, request.params.permission),
      ),
  });

  app.get<{ Params: { readonly user: string } }>('/api/v1/groups/user/:user', {
    config: { access: { resource: groups.name, action: 'list' } },
    schema: {
      tags,
      summary: 'List the groups that a user is in.',
      params: uuidsIn('user'),
      response: { 200: arraySchema(groups) },
    },
    handler: (request, reply) =>
      listBy(request, reply, groups, async (db) =>
        (await db.query<{ uuid: string }>(selectOfUser, [request.params.user])).map(({ uuid }) => uuid),
      ),
  });
}
