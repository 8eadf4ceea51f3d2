import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commentsOf, isCommenter } from '../../../../domain/company/comments.ts';
import { comment, commentReader, commentText } from '../../../../schemas/parts/company/comments.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { writeSchema } from '../../../../domain/schema/writeSchema.ts';
import { ApiError } from '../../../base/errors.ts';
import { requireMatch } from '../../../engine/http/versions.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';
import { membersWith, type Colleague } from '../../people/index.ts';
import type { Db } from '../../../database/transaction.ts';
import { readComments } from '../comments/read.ts';
import { requireRecord, type Discussed } from '../comments/record.ts';
import { deleteComment, editComment, writeComment, type Writing } from '../comments/write.ts';

const commentParams = {
  ...uuidParams,
  required: ['uuid', 'comment'],
  properties: { ...uuidParams.properties, comment: { type: 'string', format: 'uuid' } },
} as const;

interface ByComment {
  Params: { uuid: string; comment: string };
}
interface WithText {
  Body: { text: string };
}

const listOf = (title: string, items: object) => ({
  title,
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: { results: { type: 'array', items }, count: { type: 'integer' } },
});

const written = {
  title: 'WrittenComment',
  type: 'object',
  required: ['uuid', 'version', 'detail'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    version: { type: 'integer' },
    detail: { type: 'string' },
  },
} as const;

const deleted = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } } as const;

const comments = listOf('Comments', comment);
const readers = listOf('CommentReaders', commentReader);
const body = writeSchema(commentText);

/** The comments on records of each resource that has any, for those who work for the company and read the record. */
export default async function commentRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources) if (resource.comments) routesOf(app, resource);
}

/** Comments are no business of a company's clients, who read some of the same records. */
async function requireCommenter({ actor }: FastifyRequest): Promise<void> {
  if (!isCommenter(actor.type)) throw new ApiError('forbidden');
}

function routesOf(app: FastifyInstance, resource: Resource): void {
  const { name } = resource;
  const of = `one of the ${name}`;
  const tags = ['comments'];
  const all = commentsOf(resource, ':uuid');
  const guard = { config: { access: { resource: name, action: 'show' } }, onRequest: requireCommenter };
  const discussedIn = (request: FastifyRequest<ByUuid>): Discussed => ({
    resource: visibleIn(request, resource),
    tenant: request.tenant.id,
    record: request.params.uuid.toLowerCase(),
  });
  const readersIn = (request: FastifyRequest, db: Db): Promise<Colleague[]> =>
    membersWith(db, request.tenant.id, `${name}:show`, app.permissions.frameOf);
  const writingIn = (request: FastifyRequest, db: Db): Writing => ({
    actor: request.actor,
    budgets: app.budgets,
    readers: () => readersIn(request, db),
  });

  app.get<ByUuid>(all, {
    ...guard,
    schema: {
      tags,
      summary: `List the comments on ${of}, the oldest first.`,
      params: uuidParams,
      response: { 200: comments },
    },
    handler: async (request) => {
      const results = await request.readInTenant((db) => readComments(db, discussedIn(request), request.actor.uuid));
      return { results, count: results.length };
    },
  });

  app.get<ByUuid>(`${all}/readers`, {
    ...guard,
    schema: {
      tags,
      summary: `List the people whom a comment on ${of} may mention: those who may read it.`,
      params: uuidParams,
      response: { 200: readers },
    },
    handler: async (request) => {
      const results = await request.readInTenant(async (db) => {
        await requireRecord(db, discussedIn(request));
        return named(await readersIn(request, db));
      });
      return { results, count: results.length };
    },
  });

  app.post<ByUuid & WithText>(all, {
    ...guard,
    schema: {
      tags,
      summary: `Comment on ${of}, for the people of the company alone.`,
      params: uuidParams,
      body,
      response: { 201: written },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const done = await writeComment(db, discussedIn(request), request.body.text, writingIn(request, db));
        void reply.code(201);
        return { ...done, detail: request.t('comments.written') };
      }),
  });

  app.put<ByComment & WithText>(`${all}/:comment`, {
    ...guard,
    schema: {
      tags,
      summary: `Edit your comment on ${of}.`,
      params: commentParams,
      body,
      response: { 200: written },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const editing = { ...writingIn(request, db), requireVersion: requireMatch(request) };
        const { comment: key } = request.params;
        const done = await editComment(db, discussedIn(request), key, request.body.text, editing);
        return { ...done, detail: request.t('comments.edited') };
      }),
  });

  app.delete<ByComment>(`${all}/:comment`, {
    ...guard,
    schema: {
      tags,
      summary: `Delete a comment on ${of}: your own, or as who manages the users of the company.`,
      params: commentParams,
      response: { 200: deleted },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        await deleteComment(db, discussedIn(request), request.params.comment, {
          user: request.actor.uuid,
          isAdministrator: request.may('members', 'remove'),
          requireVersion: requireMatch(request),
        });
        return { detail: request.t('comments.deleted') };
      }),
  });
}

/** People of one name also have their email. */
function named(people: readonly Colleague[]) {
  const byName = Map.groupBy(people, ({ name }) => name);
  return people.map(({ uuid, name, email }) => ({
    uuid,
    name,
    ...((byName.get(name)?.length ?? 0) > 1 && { email }),
  }));
}
