import type { FastifyInstance } from 'fastify';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { answerRecord } from '../../http/answerRecord.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../http/requests.ts';
import { requireMatch } from '../../plugins/versions.ts';
import {
  bodySchema,
  deletedManySchema,
  deletedSchema,
  pageSchema,
  recordSchema,
  writtenSchema,
} from '../../resources/answers.ts';
import { listRecords } from '../../resources/list.ts';
import { keysParameter, querySchemaOf } from '../../resources/parameters.ts';
import { listed, listQueryOf } from '../../resources/query.ts';
import { readRecord } from '../../resources/read.ts';
import { checkInput } from '../../resources/check.ts';
import { deleteRecord, deleteRecords, insertRecord, updateRecord, type Input } from '../../resources/write.ts';

/** The plain routes of every tenant resource that does not bring its own. */
export default async function resourceRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources) {
    if ((resource.api.routes ?? 'crud') === 'crud' && resource.scope === 'tenant') crudRoutes(app, resource);
  }
}

function crudRoutes(app: FastifyInstance, resource: Resource): void {
  const url = urlOf(resource);
  const tags = [resource.name];
  const access = (action: string) => ({ access: { resource: resource.name, action } });
  const writing = (action: string) => ({ ...access(action), input: resource.schema });
  const body = bodySchema(resource);

  app.get(url, {
    config: access('list'),
    schema: {
      tags,
      summary: `Page through the ${resource.name}.`,
      querystring: querySchemaOf(resource),
      response: { 200: pageSchema(resource) },
    },
    handler: (request) => {
      const query = listQueryOf(resource, request.query as Record<string, unknown>);
      return request.readInTenant((db) => listRecords(db, resource, request.tenant.id, query));
    },
  });

  app.get<ByUuid>(`${url}/:uuid`, {
    config: access('show'),
    schema: {
      tags,
      summary: `Read one of the ${resource.name}.`,
      params: uuidParams,
      response: { 200: recordSchema(resource) },
    },
    handler: async (request, reply) => {
      const read = await request.readInTenant((db) => readRecord(db, resource, request.tenant.id, request.params.uuid));
      return answerRecord(reply, read);
    },
  });

  app.post<{ Body: Input }>(url, {
    config: writing('create'),
    schema: { tags, summary: `Add one to the ${resource.name}.`, body, response: { 201: writtenSchema(resource) } },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        await checkInput(db, resource, scopeOf(request), request.body);
        const created = await insertRecord(db, resource, request.tenant.id, request.body, request.enclosed);
        return answerRecord(reply.code(201), created, request.t('records.saved'));
      }),
  });

  app.put<ByUuid & { Body: Input }>(`${url}/:uuid`, {
    config: writing('edit'),
    schema: {
      tags,
      summary: `Replace one of the ${resource.name} whole.`,
      params: uuidParams,
      body,
      response: { 200: writtenSchema(resource) },
    },
    handler: (request, reply) =>
      request.inTenant(async (db) => {
        const { uuid } = request.params;
        await checkInput(db, resource, scopeOf(request), request.body, uuid);
        const updated = await updateRecord(
          db,
          resource,
          request.tenant.id,
          uuid,
          request.body,
          requireMatch(request),
          request.enclosed,
        );
        return answerRecord(reply, updated, request.t('records.saved'));
      }),
  });

  app.delete<ByUuid>(`${url}/:uuid`, {
    config: access('delete'),
    schema: {
      tags,
      summary: `Delete one of the ${resource.name}.`,
      params: uuidParams,
      response: { 200: deletedSchema },
    },
    handler: (request) =>
      request.inTenant(async (db) => {
        await deleteRecord(db, resource, request.tenant.id, request.params.uuid, requireMatch(request));
        return { detail: request.t('records.deleted') };
      }),
  });

  app.delete<{ Querystring: { uuid: string } }>(url, {
    config: access('delete'),
    schema: {
      tags,
      summary: `Delete several of the ${resource.name}: those that nothing points to.`,
      querystring: { type: 'object', required: ['uuid'], properties: { uuid: keysParameter('uuid') } },
      response: { 200: deletedManySchema },
    },
    handler: async (request) => {
      const keys = listed(request.query.uuid);
      const deletions = await request.inTenant((db) => deleteRecords(db, resource, keys));
      const refused = deletions.flatMap(({ key, outcome }) =>
        outcome === 'deleted' ? [] : { uuid: key, code: outcome, detail: request.t(`errors.${outcome}`) },
      );
      return { deleted: deletions.flatMap(({ key, outcome }) => (outcome === 'deleted' ? key : [])), refused };
    },
  });
}
