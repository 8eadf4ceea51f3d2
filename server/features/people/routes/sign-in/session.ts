import type { FastifyInstance } from 'fastify';
import { isKnownDevice } from '../../../../limits/deviceCookie.ts';
import { exchangesUnderWay } from '../../../../identity/sessions/exchanges.ts';
import { grant, grantedSchema } from '../../../../identity/sessions/grant.ts';
import { requireOwnOrigin } from '../../../../identity/realms/origin.ts';
import { meOf, meSchema } from '../../../../identity/sessions/me.ts';
import { clearSessionCookies, readRefreshCookie } from '../../../../identity/sessions/sessionCookies.ts';
import { visitOf } from '../../../../identity/sessions/visit.ts';
import { ApiError } from '../../../../base/errors.ts';
import { passwordGuess } from '../../../../identity/guesses/guesses.ts';
import { bearerSession } from '../../../../identity/identityPlugin.ts';
import { siteOf } from '../../../../base/site.ts';
import { signIn, type Credentials } from '../../sign-in/signIn.ts';
import type { Pool } from '../../../../database/pool/pool.ts';
import {
  rotate,
  takeBack,
  type Continuation,
  endSession,
  sessionOfRefreshToken,
} from '../../../../identity/sessions/sessions.ts';
import type { SessionStore } from '../../../../identity/sessions/sessionStore.ts';
import { inAuth, readInAuth } from '../../../../database/transaction.ts';

const credentials = {
  type: 'object',
  required: ['email', 'password'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254 },
    password: { type: 'string', minLength: 1, maxLength: 1000 },
    otp: { type: 'string', maxLength: 10, description: 'Required for users with a second factor.' },
  },
  examples: [{ email: 'ana@acme.test', password: 'ultramar-demo' }],
} as const;

const done = {
  type: 'object',
  required: ['detail'],
  additionalProperties: false,
  properties: { detail: { type: 'string' } },
} as const;

/** Sign-in, refresh and sign-out (design §5, §8). */
export default async function sessionRoutes(app: FastifyInstance): Promise<void> {
  const { clock, config, guessing, pool, sessions } = app;
  const exchanges = exchangesUnderWay();
  const tags = ['auth'];

  app.post<{ Body: Credentials }>('/api/v1/auth/login', {
    config: { access: 'public', queuesItself: true },
    onRequest: async (request) => requireOwnOrigin(request),
    schema: { tags, summary: 'Sign in.', body: credentials, response: { 200: grantedSchema } },
    handler: async (request, reply) => {
      const { body, language } = request;
      const guess = await passwordGuess(request, body.email);
      const services = { pool, guessing, site: siteOf(config), now: clock.now() };
      const arrival = { visit: visitOf(request), language, isKnown: isKnownDevice(request, body.email) };
      return grant(request, reply, await signIn(services, body, guess, arrival));
    },
  });

  app.get('/api/v1/auth/refresh', {
    config: { access: 'public' },
    onRequest: async (request) => requireOwnOrigin(request),
    schema: {
      tags,
      summary: 'Exchange the refresh token in the cookie for a new access token.',
      response: { 200: grantedSchema },
    },
    handler: async (request, reply) => {
      const token = readRefreshCookie(request);
      if (!token) throw new ApiError('unauthorized');
      try {
        const continued = await exchanges.during(token, reply, async () => {
          const next = await refresh({ pool, sessions, now: clock.now() }, token);
          if (reply.raw.destroyed) await undoRefresh(pool, token, next);
          return next;
        });
        return await grant(request, reply, continued);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'session_ended') clearSessionCookies(request, reply);
        throw error;
      }
    },
  });

  app.post('/api/v1/auth/logout', {
    config: { access: 'public' },
    onRequest: async (request) => requireOwnOrigin(request),
    schema: { tags, summary: 'Sign out.', response: { 200: done } },
    handler: async (request, reply) => {
      const session = await bearerSession(request).catch(() => undefined);
      await signOut({ pool, sessions }, { session, refreshToken: readRefreshCookie(request) });
      clearSessionCookies(request, reply);
      return { detail: request.t('auth.signed_out') };
    },
  });

  app.get('/api/v1/auth/me', {
    config: { access: 'signed-in', forClients: true },
    schema: { tags, summary: 'Get the signed-in user and their permissions.', response: { 200: meSchema } },
    handler: ({ identity }) => {
      if (!identity) throw new ApiError('unauthorized');
      return meOf(identity, identity.permissions, app.config);
    },
  });
}

/**
 * Continues a session by its refresh token. Throws `session_ended` for an invalid one (a reused one ends its session),
 * and `in_flight` during a concurrent exchange.
 */
async function refresh(
  { pool, sessions, now }: { pool: Pool; sessions: SessionStore; now: Date },
  token: string,
): Promise<Continuation> {
  const rotation = await inAuth(pool, {}, (db) => rotate(db, token, now));
  if (rotation === 'in_flight') throw new ApiError('in_flight', { retryAfter: 1 });
  if (!('ended' in rotation)) return rotation;
  if (rotation.ended !== undefined) sessions.forget(rotation.ended);
  throw new ApiError('session_ended');
}

/** Reverts `refresh` if the browser left before the answer, as on a reload. */
async function undoRefresh(pool: Pool, token: string, undelivered: Continuation): Promise<void> {
  await inAuth(pool, {}, (db) => takeBack(db, token, undelivered.refreshToken));
}

/** Ends the session of a refresh or access token, if any. */
async function signOut(
  { pool, sessions }: { pool: Pool; sessions: SessionStore },
  by: { refreshToken: string | undefined; session: string | undefined },
): Promise<void> {
  const session = by.session ?? (await sessionOf(pool, by.refreshToken));
  if (session === undefined) return;
  await inAuth(pool, {}, (db) => endSession(db, session, 'signed_out'));
  sessions.forget(session);
}

async function sessionOf(pool: Pool, refreshToken: string | undefined): Promise<string | undefined> {
  if (refreshToken === undefined) return undefined;
  return readInAuth(pool, (db) => sessionOfRefreshToken(db, refreshToken));
}
