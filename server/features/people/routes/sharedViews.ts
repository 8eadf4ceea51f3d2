import type { FastifyInstance } from 'fastify';
import { isUsable } from '../../../../domain/lists/usableView.ts';
import savedViews from '../../../../schemas/resources/people/saved-views.ts';
import { ApiError } from '../../../base/errors.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';

/** A view that a colleague shares. */
interface SharedRow {
  readonly uuid: string;
  readonly owner_name: string;
  readonly columns: string;
  readonly name: string;
  readonly state: string;
}

interface OfList {
  Querystring: { resource: string };
}

const text = { type: 'string' } as const;

const sharedView = {
  title: 'SharedView',
  type: 'object',
  required: ['uuid', 'owner_name', 'columns', 'name', 'state'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' }, owner_name: text, columns: text, name: text, state: text },
} as const;

const answer = {
  title: 'SharedViews',
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: { results: { type: 'array', items: sharedView }, count: { type: 'integer' } },
} as const;

const querystring = {
  type: 'object',
  required: ['resource'],
  additionalProperties: false,
  properties: { resource: { type: 'string', maxLength: 60, description: 'The list, as in permissions: `invoices`.' } },
} as const;

const select = `
  select uuid, owner_name, columns, name, state from saved_views
  where tenant_id = $1 and resource = $2 and shared and owner <> $3 order by name, uuid limit 100`;

const remove = `delete from saved_views where tenant_id = $1 and uuid = $2 and shared returning 1`;

const deleted = { type: 'object', required: ['detail'], properties: { detail: text } } as const;

/** The views of a list that colleagues share: to use, and to delete for those who manage the company's users. */
export default async function sharedViewRoutes(app: FastifyInstance): Promise<void> {
  const path = '/api/v2/saved-views/shared';
  const tags = [savedViews.name];

  app.get<OfList>(path, {
    config: { access: { resource: savedViews.name, action: 'list' } },
    schema: {
      tags,
      summary: 'List the views of a list that others in the company share, as far as you may use their filters.',
      querystring,
      response: { 200: answer },
    },
    handler: async (request) => {
      const resource = app.resources.find(({ name }) => name === request.query.resource);
      if (!resource || !request.may(resource.name, 'list')) return { results: [], count: 0 };
      const visible = visibleIn(request, resource);
      const values = [request.tenant.id, resource.name, request.actor.uuid];
      const rows = await request.readInTenant((db) => db.query<SharedRow>(select, values));
      const results = rows.filter(({ state }) => isUsable(visible, state));
      return { results, count: results.length };
    },
  });

  app.delete<ByUuid>(`${path}/:uuid`, {
    config: { access: { resource: 'members', action: 'remove' } },
    schema: {
      tags,
      summary: 'Delete a view that someone in the company shares.',
      params: uuidParams,
      response: { 200: deleted },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const gone = await db.query(remove, [request.tenant.id, request.params.uuid]);
        if (gone.length === 0) throw new ApiError('not_found');
        return { detail: request.t('records.deleted') };
      }),
  });
}
