import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  commandTo,
  isForStatus,
  likelyCommandTo,
  permissionsFor,
  requestableStatuses,
} from '../../../domain/actions/commands.ts';
import { commandRequests, statusInput, type CommandRequest } from '../../../domain/actions/requests.ts';
import { shownOnceIn } from '../../../domain/schema/shownOnce.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import type { Actions } from '../../../schemas/actions.ts';
import type { ObjectSchema, Resource } from '../../../schemas/resource.ts';
import { ReadLast } from '../../database/queries/readLast.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import { answerRecord, messageFor } from '../http/answerRecord.ts';
import { chosenIn, manyQuerySchema, type ManyQuery } from '../http/selectedRecords.ts';
import { keyIn, keyParams, readerOf, scopeIn, writeIn, writeOnceIn, type ByKey } from '../http/resourceRequests.ts';
import { outcomeOf, outcomeSchema } from '../http/outcomes.ts';
import { refuseUnknown } from '../http/refuseUnknown.ts';
import { visibleIn } from '../http/visibleFields.ts';
import { requireMatch } from '../http/versions.ts';
import { writtenSchema } from '../resources/answers.ts';
import { fileOf, type BulkCommand } from '../commands/judge.ts';
import { performLast, performMany, previewMany, previewOne } from '../commands/perform.ts';
import { finderOf, type FindFile } from '../resources/finder.ts';
import { keysOpen } from '../resources/rows.ts';
import type { Input } from '../resources/columnValues.ts';

/** The routes of every declared command: for one record, and in bulk. */
export default async function commandRoutes(app: FastifyInstance): Promise<void> {
  const acting = app.resources.map(async (resource) => ({ resource, finder: await finderOf(resource) }));
  for (const { resource, finder } of await Promise.all(acting)) {
    const requests = commandRequests(resource);
    const own = requests.filter(({ isByStatus: shared }) => !shared);
    for (const [, sharing] of Map.groupBy(own, ({ one }) => one)) ofOne(app, resource, sharing);
    for (const request of requests) {
      if (request.command.preview) previewed(app, resource, request, request.command.preview);
      if (request.many !== undefined) ofMany(app, resource, request, request.many, finder);
    }
    if (resource.actions?.byStatus) byStatus(app, resource, resource.actions, resource.actions.byStatus);
  }
}

type CommandRoute = ByKey & { Body: Input | undefined };

const routeOf = (path: string): string => path.replace(/\{(\w+)\}/, ':$1');

const bodyOf = ({ command: { input } }: CommandRequest) => input && { body: writeSchema(input) };

/** The body of a command without required input may be absent. */
async function defaultToEmpty(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

/** Prepares a body for validation: it may be absent, and strict ones keep unknown properties. */
const beforeValidation = ({ api }: Resource, { command: { input } }: CommandRequest) =>
  input && {
    preValidation: [...(input.required?.length ? [] : [defaultToEmpty]), ...(api.strict ? [refuseUnknown(input)] : [])],
  };

const summaryOf = ({ name, command }: CommandRequest, of: string): string =>
  command.summary ?? `${name.charAt(0).toUpperCase()}${name.slice(1)} ${of}.`;

/** The path of a command, or of several for different statuses: the first that applies to the record's. */
function ofOne(app: FastifyInstance, resource: Resource, sharing: readonly CommandRequest[]): void {
  const [first] = sharing;
  if (!first) return;
  const properties = sharing.map(({ command: { input } }) => input?.properties ?? {});
  const together = { ...first.command.input, properties: Object.assign({}, ...properties) };
  const all = sharing.length > 1 ? { ...first, command: { ...first.command, input: together as ObjectSchema } } : first;
  const choose = (record: object) => (sharing.find(({ command }) => isForStatus(command, record)) ?? first).name;
  const needs = (name: string) => sharing.find((each) => each.name === name)?.command.needs;
  app[first.command.post === undefined ? 'put' : 'post']<CommandRoute>(routeOf(first.one), {
    config: {
      access: { resource: resource.name, action: first.command.needs },
      shownOnce: shownOnceIn(resource.schema),
    },
    ...beforeValidation(resource, all),
    schema: {
      tags: [resource.name],
      summary: summaryOf(first, `one of the ${resource.name}`),
      ...(first.command.brief && { description: 'The answer leaves out the lines.' }),
      params: keyParams(resource),
      ...bodyOf(all),
      response: { 200: writtenSchema(resource) },
    },
    handler: async (request, reply) => {
      const { prepare } = await fileOf(resource, first.name);
      return answerOne(request, reply, resource, {
        choose: (record) => permitted(request, resource, choose(record), needs),
        likely: first.name,
        input: request.body ?? {},
        prepared: await prepare?.(request, keyIn(request, resource)),
      });
    },
  });
}

function previewed(app: FastifyInstance, resource: Resource, requested: CommandRequest, answer: ObjectSchema): void {
  app.post<CommandRoute>(`${routeOf(requested.one)}/preview`, {
    config: { access: { resource: resource.name, action: requested.command.needs } },
    ...beforeValidation(resource, requested),
    schema: {
      tags: [resource.name],
      summary: `Preview: ${summaryOf(requested, `one of the ${resource.name}`)}`,
      params: keyParams(resource),
      ...bodyOf(requested),
      response: { 200: answer },
    },
    handler: (request) =>
      writeIn(request, resource, (db) =>
        previewOne({
          db,
          scope: scopeIn(request, resource),
          resource: visibleIn(request, resource),
          choose: () => requested.name,
          key: keyIn(request, resource),
          input: request.body ?? {},
          requireVersion: requireMatch(request),
        }),
      ),
  });
}

/** The path of all commands that lead to a status: the record determines the command. */
function byStatus(
  app: FastifyInstance,
  resource: Resource,
  actions: Actions,
  { put, ...described }: NonNullable<Actions['byStatus']>,
): void {
  const statuses = requestableStatuses(actions);
  const examples = [{ status: statuses[0] }];
  app.put<ByKey & { Body: Input & { status: string } }>(routeOf(urlOf({ api: { ...resource.api, path: put } })), {
    config: { access: { resource: resource.name, action: 'show' } },
    schema: {
      tags: [resource.name],
      ...described,
      params: keyParams(resource),
      body: { ...statusInput(statuses, actions), examples },
      response: { 200: writtenSchema(resource) },
    },
    handler: (request, reply) => {
      const { status, ...input } = request.body;
      const may = (action: string) => request.may(resource.name, action);
      if (!permissionsFor(actions, status).some(may)) throw new ApiError('forbidden');
      const needs = (name: string) => actions.commands[name]?.needs;
      const choose = (record: object) => permitted(request, resource, commandTo(actions, status, record), needs);
      return answerOne(request, reply, resource, { choose, likely: likelyCommandTo(actions, status), input });
    },
  });
}

/** Returns the command that a record's status selects. Throws `forbidden` if the actor may not perform it. */
function permitted<Name extends string | undefined>(
  request: FastifyRequest,
  resource: Resource,
  name: Name,
  needs: (name: string) => string | undefined,
): Name {
  const needed = name === undefined ? undefined : needs(name);
  if (needed !== undefined && !request.may(resource.name, needed)) throw new ApiError('forbidden');
  return name;
}

function answerOne(
  request: FastifyRequest<ByKey>,
  reply: FastifyReply,
  resource: Resource,
  command: Pick<BulkCommand, 'choose' | 'likely' | 'input' | 'prepared'>,
): Promise<object> {
  const options = {
    scope: scopeIn(request, resource),
    resource: visibleIn(request, resource),
    ...command,
    requireVersion: requireMatch(request),
  };
  return writeOnceIn(request, reply, resource, async (db) => {
    const last = await performLast({ db, ...options, key: keyIn(request, resource) });
    return new ReadLast(async () => {
      const changed = await last.ask();
      const message = request.t(`resources.${resource.name}.actions.${changed.command}.done`);
      return answerRecord(reply, changed, messageFor(request, message, changed.notices));
    });
  });
}

/** Performs a command on records by key or by filter. */
function ofMany(
  app: FastifyInstance,
  resource: Resource,
  requested: CommandRequest,
  path: string,
  finder: FindFile,
): void {
  app.put<{ Querystring: ManyQuery; Body: Input | undefined }>(path, {
    config: { access: { resource: resource.name, action: requested.command.needs } },
    ...beforeValidation(resource, requested),
    schema: {
      tags: [resource.name],
      summary: summaryOf(
        requested,
        `several of the ${resource.name}; records the command is not allowed for are skipped`,
      ),
      querystring: manyQuerySchema(resource, finder),
      ...bodyOf(requested),
      response: { 200: outcomeSchema(resource, 'done') },
    },
    handler: (request, reply) => {
      const [visible, reader] = [visibleIn(request, resource), readerOf(request, resource)];
      const keysIn = chosenIn(request, resource, finder);
      const resultOf = (work: typeof performMany) => async (db: Db) => {
        const keys = await keysIn(db);
        const open = await keysOpen(db, visible, reader.tenant.id, keys);
        const { done, refused, notices, forecasts } = await work({
          db,
          scope: reader,
          resource: visible,
          choose: () => requested.name,
          keys: open,
          input: request.body ?? {},
        });
        const closed = keys.filter((one) => !open.includes(one));
        const notFound = closed.map((one) => ({ key: one, error: new ApiError('not_found') }));
        return outcomeOf(request, resource, 'done', { done, refused: [...refused, ...notFound], notices, forecasts });
      };
      return request.query.preview
        ? writeIn(request, resource, resultOf(previewMany))
        : writeOnceIn(request, reply, resource, resultOf(performMany));
    },
  });
}
