import type { FastifyInstance } from 'fastify';
import users from '../../../../../schemas/resources/people/users.ts';
import { normalEmail } from '../../../../identity/accountName.ts';
import { ApiError } from '../../../../base/errors.ts';
import { answerRecord } from '../../../../engine/http/answerRecord.ts';
import { readerOf, scopeIn } from '../../../../engine/http/resourceRequests.ts';
import { visibleIn } from '../../../../engine/http/visibleFields.ts';
import {
  contentRange,
  fromSimpleRest,
  schemaWithId,
  simpleRestQuery,
  withId,
} from '../../../../engine/http/simpleRest.ts';
import { listedSchema, recordSchema } from '../../../../engine/resources/answers.ts';
import { querySchemaOf } from '../../../../engine/lists/parameters.ts';
import { listQueryOf } from '../../../../engine/lists/query.ts';
import { finderOf } from '../../../../engine/resources/finder.ts';
import { recordsOf } from '../../../../engine/resources/records.ts';

const url = '/api/v1/users';
const tags = ['users'];

const reference = {
  type: 'object',
  required: ['kind', 'value'],
  properties: {
    kind: { type: 'string', pattern: '^[a-z]+$', maxLength: 40 },
    value: { type: 'string', pattern: '^[A-Za-z0-9-]+$', maxLength: 100 },
  },
} as const;

const address = {
  type: 'object',
  required: ['email'],
  properties: { email: { type: 'string', format: 'email', maxLength: 254 } },
} as const;

const keyOfEmail = 'select uuid from users where lower(email) = $1';

/** Finds users by what they belong to, and by e-mail. */
export default async function findUserRoutes(app: FastifyInstance): Promise<void> {
  const [{ find, parameters = {} }, { read }] = await Promise.all([finderOf(users), recordsOf(users)]);
  const { properties: ours } = querySchemaOf(users);

  app.get<{ Params: { kind: string; value: string }; Querystring: Record<string, unknown> }>(
    `${url}/references/:kind/:value`,
    {
      config: { access: { resource: 'users', action: 'list' } },
      schema: {
        tags,
        summary: 'List the users who have a reference.',
        params: reference,
        querystring: simpleRestQuery(users, ours),
        response: {
          200: {
            type: 'array',
            items: schemaWithId(users, listedSchema(users) as typeof users.schema),
            headers: {
              'Content-Range': { type: 'string', description: 'The range of these records and the total number.' },
            },
          },
        },
      },
      handler: async (request, reply) => {
        const { kind, value } = request.params;
        const query = fromSimpleRest(users, ours, request.query);
        const visible = visibleIn(request, users);
        const listQuery = listQueryOf(visible, { ...query, reference: `${kind}/${value}` }, Object.keys(parameters));
        const found = await request.readOnPlatform((db) => find(db, readerOf(request, users), listQuery, visible));
        void reply.header('content-range', contentRange(users.name, query, found));
        return found.results.map((record) => withId(record));
      },
    },
  );

  app.get<{ Params: { email: string } }>(`${url}/email/:email`, {
    config: { access: { resource: 'users', action: 'show' } },
    schema: {
      tags,
      summary: 'Get the user with an e-mail address.',
      params: address,
      response: { 200: schemaWithId(users, recordSchema(users)) },
    },
    handler: async (request, reply) => {
      const found = await request.readOnPlatform(async (db) => {
        const [user] = await db.query<{ uuid: string }>(keyOfEmail, [normalEmail(request.params.email)]);
        if (!user) throw new ApiError('not_found');
        return read(db, scopeIn(request, users), user.uuid);
      });
      return withId(answerRecord(reply, found));
    },
  });
}
