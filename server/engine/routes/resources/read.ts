import type { FastifyInstance } from 'fastify';
import { describedBy, keyParams, readerOf, readIn, type ByKey } from '../../http/resourceRequests.ts';
import { refuseHidden, visibleIn } from '../../http/visibleFields.ts';
import { showRecord } from '../../http/showRecord.ts';
import { pageSchema, recordSchema } from '../../resources/answers.ts';
import { querySchemaOf } from '../../lists/parameters.ts';
import { listQueryOf } from '../../lists/query.ts';
import { finderOf } from '../../resources/finder.ts';

/** The list of every resource, and single records. */
export default async function resourceReadRoutes(app: FastifyInstance): Promise<void> {
  const lists = describedBy(app, 'list').map(async (list) => ({ ...list, finder: await finderOf(list.resource) }));
  for (const { resource, url, tags, access, finder } of await Promise.all(lists)) {
    const { find, parameters = {} } = finder;
    app.get<{ Querystring: Record<string, unknown> }>(url, {
      config: { access },
      schema: {
        tags,
        summary: `List ${resource.name}.`,
        querystring: querySchemaOf(resource, parameters),
        response: { 200: pageSchema(resource) },
      },
      handler: (request) => {
        const visible = visibleIn(request, resource);
        refuseHidden(resource, visible, request.query);
        const query = listQueryOf(visible, request.query, Object.keys(parameters));
        return readIn(request, resource, (db) => find(db, readerOf(request, resource), query, visible));
      },
    });
  }

  for (const { resource, url, tags, access } of describedBy(app, 'show')) {
    app.get<ByKey>(url, {
      config: { access },
      schema: {
        tags,
        summary: resource.single ? `Read the ${resource.name}.` : `Read one of the ${resource.name}.`,
        params: keyParams(resource),
        response: { 200: recordSchema(resource) },
      },
      handler: (request, reply) => showRecord(request, reply, resource),
    });
  }
}
