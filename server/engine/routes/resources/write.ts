import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shownOnceIn } from '../../../../domain/schema/shownOnce.ts';
import { urlOf } from '../../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';
import { undone } from '../../../database/rollback.ts';
import { ApiError } from '../../../base/errors.ts';
import { answerRecord, messageFor } from '../../http/answerRecord.ts';
import { chosenIn, manyQuerySchema, type ManyQuery } from '../../http/selectedRecords.ts';
import {
  describedBy,
  keyIn,
  keyParams,
  readerOf,
  scopeIn,
  writeIn,
  writeOnceIn,
  type ByKey,
} from '../../http/resourceRequests.ts';
import { savedText } from '../../http/savedText.ts';
import { outcomeOf, outcomeSchema } from '../../http/outcomes.ts';
import { readStrictly, requireFilled } from '../../http/patch.ts';
import { visibleIn, visibleInput } from '../../http/visibleFields.ts';
import { requireMatch } from '../../http/versions.ts';
import { today } from '../../../../domain/dates/today.ts';
import { bodySchema, deletedSchema, writtenSchema } from '../../resources/answers.ts';
import { inUse } from '../../commands/refusal.ts';
import { refusedPlainly, requirePlainly } from '../../writing/plainVerbs.ts';
import { finderOf, readOne } from '../../resources/finder.ts';
import { distinctKeys } from '../../resources/read.ts';
import { tableOf } from '../../resources/storage.ts';
import { type Input } from '../../resources/columnValues.ts';
import { deleteRecord, deleteRecords } from '../../writing/write.ts';
import { creatorOf, updaterOf, type Making } from '../../writing/writers.ts';

/** Creating, replacing and deleting records of every writable resource. */
export default async function resourceWriteRoutes(app: FastifyInstance): Promise<void> {
  const day = today(app.clock.now(), 'UTC');
  const made = describedBy(app, 'create').map(async (one) => ({ ...one, file: await creatorOf(one.resource) }));
  for (const { resource, url, tags, access, file } of await Promise.all(made)) {
    const { create, prepare, late: columns, described } = file;
    app.post<{ Body: Input }>(url, {
      config: { access, input: resource.schema, shownOnce: shownOnceIn(resource.schema) },
      ...strictly(resource),
      schema: {
        tags,
        summary: `Create one of the ${resource.name}.`,
        ...described,
        body: bodySchema(resource, day),
        response: { 201: writtenSchema(resource) },
      },
      handler: async (request, reply) => {
        const prepared = await prepare?.(request, { input: visibleInput(request, resource) });
        return writeOnceIn(
          request,
          reply,
          resource,
          async (db) => {
            requireFilled(request, resource);
            const created = await create(db, { ...makingIn(request, resource), prepared });
            return answerRecord(reply.code(201), created, savedText(request, resource, created));
          },
          columns && (({ uuid }) => ({ table: tableOf(resource.name), columns, uuid: String(uuid) })),
        );
      },
    });
  }

  const replaced = describedBy(app, 'edit').map(async (one) => ({ ...one, file: await updaterOf(one.resource) }));
  for (const { resource, url, tags, access, file } of await Promise.all(replaced)) {
    const { update, prepare, described } = file;
    app.put<ByKey & { Body: Input }>(url, {
      config: { access, input: resource.schema },
      ...strictly(resource),
      schema: {
        tags,
        summary: resource.single ? `Replace the ${resource.name}.` : `Replace one of the ${resource.name}.`,
        ...described,
        params: keyParams(resource),
        body: bodySchema(resource, day),
        response: { 200: writtenSchema(resource) },
      },
      handler: async (request, reply) => {
        const key = keyIn(request, resource);
        const prepared = await prepare?.(request, { input: visibleInput(request, resource), key });
        return writeOnceIn(request, reply, resource, async (db) => {
          const target = { key, requireVersion: requireMatch(request) };
          if (resource.api.strict) await requireAsFilled(request, resource, db);
          const updated = await update(db, { ...makingIn(request, resource), ...target, prepared });
          return answerRecord(
            reply,
            updated,
            messageFor(request, savedText(request, resource, updated), updated.notices),
          );
        });
      },
    });
  }

  const deleted = describedBy(app, 'delete').map(async (one) => ({ ...one, finder: await finderOf(one.resource) }));
  for (const { resource, url, tags, access, finder } of await Promise.all(deleted)) {
    app.delete<ByKey>(url, {
      config: { access },
      schema: {
        tags,
        summary: `Delete one of the ${resource.name}.`,
        params: keyParams(resource),
        response: { 200: deletedSchema },
      },
      handler: (request, reply) =>
        writeOnceIn(request, reply, resource, async (db) => {
          const [visible, scope, one] = [
            visibleIn(request, resource),
            scopeIn(request, resource),
            keyIn(request, resource),
          ];
          await requirePlainly(db, visible, 'delete', scope, [one]);
          await deleteRecord(db, visible, scope.tenant.id, one, requireMatch(request));
          return { detail: request.t('records.deleted') };
        }),
    });

    app.delete<{ Querystring: ManyQuery }>(urlOf(resource), {
      config: { access },
      schema: {
        tags,
        summary: `Delete several of the ${resource.name}; records in use are skipped.`,
        querystring: manyQuerySchema(resource, finder),
        response: { 200: outcomeSchema(resource, 'deleted') },
      },
      handler: (request, reply) => {
        const keysIn = chosenIn(request, resource, finder);
        const work = async (db: Db) => deleteSeveral(db, request, resource, await keysIn(db));
        return request.query.preview
          ? writeIn(request, resource, (db) => undone(db, () => work(db)))
          : writeOnceIn(request, reply, resource, work);
      },
    });
  }
}

/** Whether to refuse instead of dropping properties. */
const strictly = (resource: Resource) =>
  resource.api.strict && { preValidation: async (request: FastifyRequest) => readStrictly(request, resource) };

/** Throws `validation` if the body changes read-only properties. */
async function requireAsFilled(request: FastifyRequest<ByKey>, resource: Resource, db: Db): Promise<void> {
  const visible = visibleIn(request, resource);
  const { record } = await readOne(db, visible, readerOf(request, resource), keyIn(request, resource));
  requireFilled(request, resource, record);
}

/** Deletes those of the records that can be, and reports why others stay. */
async function deleteSeveral(
  db: Db,
  request: FastifyRequest,
  resource: Resource,
  keys: readonly string[],
): Promise<object> {
  const [visible, scope] = [visibleIn(request, resource), scopeIn(request, resource)];
  const kept = await refusedPlainly(db, visible, 'delete', scope, distinctKeys(keys));
  const stay = new Set(kept.map(({ key }) => key));
  const rest = distinctKeys(keys).filter((key) => !stay.has(key));
  const tried = await deleteRecords(db, visible, scope.tenant.id, rest);
  return outcomeOf(request, resource, 'deleted', {
    done: tried.flatMap(({ key, outcome }) => (outcome === 'deleted' ? key : [])),
    refused: [
      ...kept,
      ...tried.flatMap(({ key, outcome }) => {
        if (outcome === 'deleted') return [];
        return { key, error: outcome === 'in_use' ? inUse(resource) : new ApiError(outcome) };
      }),
    ],
  });
}

/** Converts a request to a write, as the user sees the resource. */
const makingIn = (request: FastifyRequest<{ Body: Input }>, resource: Resource): Making => ({
  resource: visibleIn(request, resource),
  scope: scopeIn(request, resource),
  input: visibleInput(request, resource),
  enclosed: request.enclosed,
});
