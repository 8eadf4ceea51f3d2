import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { commandTo, permissionsFor, statusesAsked } from '../../../domain/actions/commands.ts';
import { commandRequests, statusInput, type CommandRequest } from '../../../domain/actions/requests.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import type { Actions } from '../../../schemas/actions.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { mayDo } from '../../auth/access.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { answerRecord } from '../../http/answerRecord.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../http/requests.ts';
import { seenIn } from '../../http/seen.ts';
import { failureOf } from '../../plugins/errors.ts';
import { requireMatch } from '../../plugins/versions.ts';
import { performedSchema, writtenSchema } from '../../resources/answers.ts';
import { perform, performOne, preview, type Performed } from '../../resources/perform.ts';
import { keysParameter } from '../../resources/parameters.ts';
import { listed } from '../../resources/query.ts';
import { keysOpen } from '../../resources/rows.ts';
import type { Input } from '../../resources/write.ts';

/** The routes of every command that a resource declares: for one record, and for many where it is done to many. */
export default async function commandRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources) {
    for (const request of commandRequests(resource)) {
      if (!request.isByStatus) ofOne(app, resource, request);
      if (request.many !== undefined) ofMany(app, resource, request, request.many);
    }
    if (resource.actions?.byStatus) byStatus(app, resource, resource.actions, resource.actions.byStatus);
  }
}

type Asking = ByUuid & { Body: Input | undefined };

const routeOf = (path: string): string => path.replace('{uuid}', ':uuid');

const bodyOf = ({ command: { input } }: CommandRequest) => input && { body: writeSchema(input) };

/** Who has nothing to say to a command that needs nothing may leave the body out. */
async function sayNothing(request: FastifyRequest): Promise<void> {
  request.body ??= {};
}

const needless = ({ command: { input } }: CommandRequest) =>
  input && !input.required?.length && { preValidation: sayNothing };

const summaryOf = ({ name, command }: CommandRequest, of: string): string =>
  command.summary ?? `${name.charAt(0).toUpperCase()}${name.slice(1)} ${of}.`;

function ofOne(app: FastifyInstance, resource: Resource, asked: CommandRequest): void {
  app.put<Asking>(routeOf(asked.one), {
    config: { access: { resource: resource.name, action: asked.command.needs } },
    ...needless(asked),
    schema: {
      tags: [resource.name],
      summary: summaryOf(asked, `one of the ${resource.name}`),
      params: uuidParams,
      ...bodyOf(asked),
      response: { 200: writtenSchema(resource) },
    },
    handler: (request, reply) => answerOne(request, reply, resource, () => asked.name, request.body ?? {}),
  });
}

/** The one path of all commands that lead to a status: which of them is meant depends on the record too. */
function byStatus(
  app: FastifyInstance,
  resource: Resource,
  actions: Actions,
  { put, ...said }: NonNullable<Actions['byStatus']>,
): void {
  const statuses = statusesAsked(actions);
  const examples = [{ status: statuses[0] }];
  app.put<ByUuid & { Body: Input & { status: string } }>(routeOf(urlOf({ api: { ...resource.api, path: put } })), {
    config: { access: { resource: resource.name, action: 'show' } },
    schema: {
      tags: [resource.name],
      ...said,
      params: uuidParams,
      body: { ...statusInput(statuses, actions), examples },
      response: { 200: writtenSchema(resource) },
    },
    handler: (request, reply) => {
      const { status, ...input } = request.body;
      const may = (action: string) => mayDo(app.resources, request.actor.type, { resource: resource.name, action });
      if (!permissionsFor(actions, status).some(may)) throw new ApiError('forbidden');
      return answerOne(request, reply, resource, (record) => commandTo(actions, status, record), input);
    },
  });
}

function answerOne(
  request: FastifyRequest<ByUuid>,
  reply: FastifyReply,
  resource: Resource,
  choose: (record: object) => string | undefined,
  input: Input,
): Promise<object> {
  const asked = {
    scope: scopeOf(request),
    resource: seenIn(request, resource),
    choose,
    input,
    requireVersion: requireMatch(request),
  };
  return request.once(reply, async (db) => {
    const changed = await performOne({ db, ...asked, key: request.params.uuid });
    const said = request.t(`resources.${resource.name}.actions.${changed.command}.done`);
    return answerRecord(reply, changed, said);
  });
}

function ofMany(app: FastifyInstance, resource: Resource, asked: CommandRequest, path: string): void {
  const command = `${resource.name}.${asked.name}`;
  app.put<{ Querystring: { uuid: string; preview?: boolean }; Body: Input | undefined }>(path, {
    config: { access: { resource: resource.name, action: asked.command.needs } },
    ...needless(asked),
    schema: {
      tags: [resource.name],
      summary: summaryOf(asked, `several of the ${resource.name}: those it is not refused for`),
      querystring: {
        type: 'object',
        required: ['uuid'],
        properties: {
          uuid: keysParameter('uuid'),
          preview: { type: 'boolean', default: false, description: 'Only tells what would be done and what refused.' },
        },
      },
      ...bodyOf(asked),
      response: { 200: performedSchema },
    },
    handler: (request, reply) => {
      const { uuid, preview: isPreview } = request.query;
      const keys = listed(uuid);
      const seen = seenIn(request, resource);
      const become = (work: typeof perform) => async (db: Transaction) => {
        const open = await keysOpen(db, seen, request.tenant.id, keys);
        const { done, refused } = await work(db, scopeOf(request), command, open, request.body ?? {});
        const closed = keys.filter((key) => !open.includes(key));
        const notFound = closed.map((key) => ({ key, error: new ApiError('not_found') }));
        return wordedFor(request, { done, refused: [...refused, ...notFound] });
      };
      return isPreview ? request.inTenant(become(preview)) : request.once(reply, become(perform));
    },
  });
}

/** Of a refusal for what was entered, what is wrong with it is told. */
const wordedFor = (request: FastifyRequest, { done, refused }: Performed): object => ({
  done,
  refused: refused.map(({ key, error }) => {
    const { code, detail, errors = {} } = failureOf(error, request);
    return { uuid: key, code, detail: Object.values(errors)[0] ?? detail };
  }),
});
