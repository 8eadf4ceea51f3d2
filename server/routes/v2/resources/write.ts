import type { FastifyInstance } from 'fastify';
import { urlOf } from '../../../../domain/schema/urlOf.ts';
import { answerRecord } from '../../../http/answerRecord.ts';
import { describedBy, keyIn, keyParams, type ByKey } from '../../../http/described.ts';
import { scopeOf } from '../../../http/requests.ts';
import { seenIn, seenInput } from '../../../http/seen.ts';
import { requireMatch } from '../../../plugins/versions.ts';
import { bodySchema, deletedManySchema, deletedSchema, writtenSchema } from '../../../resources/answers.ts';
import { checkInput } from '../../../resources/check.ts';
import { keysParameter } from '../../../resources/parameters.ts';
import { listed } from '../../../resources/query.ts';
import { deleteRecord, deleteRecords, insertRecord, updateRecord, type Input } from '../../../resources/write.ts';

/** Adding, replacing and deleting records of every resource that anybody may write. */
export default async function resourceWriteRoutes(app: FastifyInstance): Promise<void> {
  for (const { resource, url, tags, access } of describedBy(app, 'create')) {
    if (resource.slots?.includes('create')) continue;
    app.post<{ Body: Input }>(url, {
      config: { access, input: resource.schema },
      schema: {
        tags,
        summary: `Add one to the ${resource.name}.`,
        body: bodySchema(resource),
        response: { 201: writtenSchema(resource) },
      },
      handler: (request, reply) =>
        request.once(reply, async (db) => {
          const seen = seenIn(request, resource);
          const input = seenInput(request, resource);
          await checkInput(db, seen, scopeOf(request), input);
          const created = await insertRecord(db, seen, request.tenant.id, input, request.enclosed);
          return answerRecord(reply.code(201), created, request.t('records.saved'));
        }),
    });
  }

  for (const { resource, url, tags, access } of describedBy(app, 'edit')) {
    if (resource.slots?.includes('update')) continue;
    app.put<ByKey & { Body: Input }>(url, {
      config: { access, input: resource.schema },
      schema: {
        tags,
        summary: `Replace one of the ${resource.name} whole.`,
        params: keyParams(resource),
        body: bodySchema(resource),
        response: { 200: writtenSchema(resource) },
      },
      handler: (request, reply) =>
        request.inTenant(async (db) => {
          const key = keyIn(request);
          const seen = seenIn(request, resource);
          const input = seenInput(request, resource);
          await checkInput(db, seen, scopeOf(request), input, key);
          const match = requireMatch(request);
          const { tenant, enclosed } = request;
          const updated = await updateRecord(db, seen, tenant.id, key, input, match, enclosed);
          return answerRecord(reply, updated, request.t('records.saved'));
        }),
    });
  }

  for (const { resource, url, tags, access } of describedBy(app, 'delete')) {
    app.delete<ByKey>(url, {
      config: { access },
      schema: {
        tags,
        summary: `Delete one of the ${resource.name}.`,
        params: keyParams(resource),
        response: { 200: deletedSchema },
      },
      handler: (request) =>
        request.inTenant(async (db) => {
          await deleteRecord(db, seenIn(request, resource), request.tenant.id, keyIn(request), requireMatch(request));
          return { detail: request.t('records.deleted') };
        }),
    });

    app.delete<{ Querystring: { uuid: string } }>(urlOf(resource), {
      config: { access },
      schema: {
        tags,
        summary: `Delete several of the ${resource.name}: those that nothing points to.`,
        querystring: { type: 'object', required: ['uuid'], properties: { uuid: keysParameter('uuid') } },
        response: { 200: deletedManySchema },
      },
      handler: async (request) => {
        const keys = listed(request.query.uuid);
        const deletions = await request.inTenant((db) =>
          deleteRecords(db, seenIn(request, resource), request.tenant.id, keys),
        );
        const refused = deletions.flatMap(({ key, outcome }) =>
          outcome === 'deleted' ? [] : { uuid: key, code: outcome, detail: request.t(`errors.${outcome}`) },
        );
        return { deleted: deletions.flatMap(({ key, outcome }) => (outcome === 'deleted' ? key : [])), refused };
      },
    });
  }
}
