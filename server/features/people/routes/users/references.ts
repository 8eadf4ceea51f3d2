import type { FastifyInstance, FastifyRequest } from 'fastify';
import { asAuth } from '../../../../database/asAuth.ts';
import { granterIn } from '../../../../web/requests.ts';
import { refuseUnknown } from '../../../../engine/http/refuseUnknown.ts';
import { siteOf } from '../../../../base/site.ts';
import { addReference, referencesOf, removeReference, type Reference } from '../../account/references.ts';

const url = '/api/v1/users';
const tags = ['users'];

const user = { type: 'string', format: 'uuid' } as const;
const kind = { type: 'string', pattern: '^[a-z]+$', maxLength: 40 } as const;
const value = { type: 'string', pattern: '^[A-Za-z0-9-]+$', maxLength: 100 } as const;
const detail = { type: 'string', description: 'A message for the user, in the language of the request.' } as const;

const ofUser = { type: 'object', required: ['uuid'], properties: { uuid: user } } as const;
const pair = { type: 'object', required: ['uuid', 'kind', 'value'], properties: { uuid: user, kind, value } } as const;

const reference = {
  title: 'UserReference',
  type: 'object',
  required: ['id', 'kind', 'value', 'since', 'may_take'],
  properties: {
    id: { type: 'string' },
    kind,
    value,
    since: { type: 'string', format: 'date-time' },
    given_by: { type: 'string', description: 'Who gave it, if known.' },
    may_take: { type: 'boolean', description: 'Whether you may take it: nobody takes rights beyond their own.' },
  },
  examples: [
    {
      id: 'tenant/acme',
      kind: 'tenant',
      value: 'acme',
      since: '2026-11-20T12:00:00.000Z',
      given_by: 'Rui Costa <rui@ultramar.test>',
      may_take: true,
    },
  ],
} as const;

const changed = {
  title: 'ChangedReferences',
  type: 'object',
  required: ['kind', 'value', 'changed', 'detail'],
  properties: {
    kind,
    value,
    changed: { type: 'array', items: user, description: 'The people for whom this was new.' },
    detail,
  },
} as const;

const body = {
  type: 'object',
  required: ['users', 'kind', 'value'],
  additionalProperties: false,
  properties: { users: { type: 'array', items: user, minItems: 1, maxItems: 100, uniqueItems: true }, kind, value },
  examples: [{ users: ['0198f6b2-0000-7000-8000-000000000000'], kind: 'tenant', value: 'acme' }],
} as const;

interface Pair {
  Params: Reference & { readonly uuid: string };
}

const referrerIn = (request: FastifyRequest) => ({
  actor: request.actor.name,
  site: siteOf(request.server.config),
  ...granterIn(request),
});

/** References of users: one of the kind `tenant` grants access to a company. */
export default async function referenceRoutes(app: FastifyInstance): Promise<void> {
  const access = { resource: 'users', action: 'refer' };

  app.get<{ Params: { uuid: string } }>(`${url}/:uuid/references`, {
    config: { access: { resource: 'users', action: 'show' } },
    schema: {
      tags,
      summary: 'List the references of one of the users.',
      params: ofUser,
      response: { 200: { type: 'array', items: reference } },
    },
    handler: async (request, reply) => {
      const found = await request.readOnPlatform((db) => referencesOf(db, request.params.uuid, granterIn(request)));
      const range = found.length === 0 ? '*' : `0-${found.length - 1}`;
      void reply.header('content-range', `references ${range}/${found.length}`);
      return found.map((one) => ({ id: `${one.kind}/${one.value}`, ...one }));
    },
  });

  app.post<{ Body: Reference & { readonly users: readonly string[] } }>(`${url}/references`, {
    config: { access },
    preValidation: refuseUnknown(body),
    schema: { tags, summary: 'Give several users a reference, all or none.', body, response: { 200: changed } },
    handler: (request, reply) =>
      request.onceOnPlatform(reply, async (db) => {
        const { users, ...given } = request.body;
        const added = await asAuth(db, (auth) => addReference(auth, users, given, referrerIn(request)));
        return { ...given, changed: added, detail: request.t('auth.access_granted') };
      }),
  });

  app.post<Pair>(`${url}/:uuid/reference/:kind/:value`, {
    config: { access },
    schema: { tags, summary: 'Give one of the users a reference.', params: pair, response: { 200: changed } },
    handler: (request, reply) =>
      request.onceOnPlatform(reply, async (db) => {
        const { uuid, ...given } = request.params;
        const added = await asAuth(db, (auth) => addReference(auth, [uuid], given, referrerIn(request)));
        return { ...given, changed: added, detail: request.t('auth.access_granted') };
      }),
  });

  app.delete<Pair>(`${url}/:uuid/reference/:kind/:value`, {
    config: { access },
    schema: { tags, summary: 'Take a reference from one of the users.', params: pair, response: { 200: changed } },
    handler: (request, reply) =>
      request.onceOnPlatform(reply, async (db) => {
        const { uuid, ...taken } = request.params;
        await asAuth(db, (auth) => removeReference(auth, uuid, taken, referrerIn(request)));
        return { ...taken, changed: [uuid], detail: request.t('auth.access_withdrawn') };
      }),
  });
}
