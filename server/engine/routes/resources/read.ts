import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describedBy, keyParams, readerOf, readIn, type ByKey, keyIn } from '../../http/resourceRequests.ts';
import { refuseHidden, visibleIn } from '../../http/visibleFields.ts';
import { pageSchema, recordSchema } from '../../resources/answers.ts';
import { querySchemaOf } from '../../lists/parameters.ts';
import { listQueryOf } from '../../lists/query.ts';
import { finderOf, readOne, stateOf } from '../../resources/finder.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { answerRecord } from '../../http/answerRecord.ts';
import { etagOf } from '../../http/versions.ts';

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

/** Answers one record, from the cache if its state is unchanged. Throws `not_found`. */
async function showRecord(request: FastifyRequest<ByKey>, reply: FastifyReply, resource: Resource): Promise<unknown> {
  const { answers } = request.server;
  const [reader, key, visible] = [readerOf(request, resource), keyIn(request, resource), visibleIn(request, resource)];
  const name = `${reader.tenant.id} ${resource.name} ${key}`;
  // Partial views of a record are not cached.
  const before = visible === resource ? answers.get(name) : undefined;
  if (before && before.state === (await readIn(request, resource, (db) => stateOf(db, resource, reader, key)))) {
    return answers.send(reply, name, before);
  }
  const { state, ...found } = await readIn(request, resource, (db) => readOne(db, visible, reader, key));
  if (state === undefined || found.version === undefined || visible !== resource) return answerRecord(reply, found);
  return answers.send(reply, name, { ...found, state, etag: etagOf(found.version) });
}
