import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identity } from '../../../../identity/actor.ts';
import { ApiError } from '../../../../base/errors.ts';
import { detailSchema } from '../../../../web/detail.ts';
import { uuidParams, type ByUuid } from '../../../../web/requests.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../../sign-in/sessions.ts';

const tags = ['auth'];
const path = '/api/v1/auth/sessions';
const instant = { type: 'string', format: 'date-time' } as const;

const session = {
  title: 'Session',
  type: 'object',
  required: ['uuid', 'created_at', 'last_used_at', 'is_current'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    device: { type: 'string', description: 'Browser and system, as the browser says.' },
    address: { type: 'string', description: 'The network it was opened from: the address without its last part.' },
    language: { type: 'string', description: 'The first language that the browser asked for.' },
    created_at: instant,
    last_used_at: {
      ...instant,
      description: 'When its access was last renewed, which happens every ten minutes of use.',
    },
    is_current: { type: 'boolean' },
  },
} as const;

const page = {
  type: 'object',
  required: ['results', 'count'],
  additionalProperties: false,
  properties: { results: { type: 'array', items: session }, count: { type: 'integer' } },
  examples: [
    {
      results: [
        {
          uuid: '0198f6b2-0000-7000-8000-000000000000',
          device: 'Firefox, Windows',
          address: '203.0.113.0/24',
          language: 'pt-BR',
          created_at: '2026-11-20T15:00:00.000Z',
          last_used_at: '2026-11-20T15:40:00.000Z',
          is_current: true,
        },
      ],
      count: 1,
    },
  ],
} as const;

function identityOf({ identity }: FastifyRequest): Identity {
  if (!identity) throw new ApiError('unauthorized');
  return identity;
}

/** GET and DELETE auth/sessions: lists sessions, and signs out elsewhere. */
export default async function sessionsRoutes(app: FastifyInstance): Promise<void> {
  const { clock, pool, sessions } = app;

  app.get(path, {
    config: { access: 'signed-in' },
    schema: { tags, summary: 'List the signed-in user’s open sessions.', response: { 200: page } },
    handler: async (request) => {
      const results = await ownSessions(pool, identityOf(request), clock.now());
      return { results, count: results.length };
    },
  });

  app.delete<ByUuid>(`${path}/:uuid`, {
    config: { access: 'signed-in' },
    schema: { tags, summary: 'Sign out one of them.', params: uuidParams, response: { 200: detailSchema } },
    handler: async (request) => {
      await endOwnSession({ pool, sessions }, identityOf(request), request.params.uuid);
      return { detail: request.t('auth.session_ended') };
    },
  });

  app.delete(path, {
    config: { access: 'signed-in' },
    schema: { tags, summary: 'Sign out all but the one that asks.', response: { 200: detailSchema } },
    handler: async (request) => {
      const count = await endOtherSessions({ pool, sessions }, identityOf(request));
      return { detail: request.t(count > 0 ? 'auth.sessions_ended' : 'auth.no_other_session', { count }) };
    },
  });
}
