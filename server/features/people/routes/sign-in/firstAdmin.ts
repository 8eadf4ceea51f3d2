import type { FastifyInstance } from 'fastify';
import { grant, grantedSchema } from '../../../../identity/sessions/grant.ts';
import { requireOwnOrigin } from '../../../../identity/realms/origin.ts';
import { newPasswordSchema } from '../../../../identity/passwords/passwordRules.ts';
import { visitOf } from '../../../../identity/sessions/visit.ts';
import { linkGuess } from '../../../../identity/guesses/guesses.ts';
import { checkFirstAdminLink, createFirstAdmin, type FirstAdmin } from '../../sign-in/firstAdmin.ts';

const path = '/api/v1/auth/first-admin';
const token = {
  type: 'string',
  maxLength: 1000,
  description: 'The token from the link that the server prints at start.',
} as const;

const firstAdmin = {
  type: 'object',
  required: ['token', 'name', 'email', 'password'],
  additionalProperties: false,
  properties: {
    token,
    name: { type: 'string', minLength: 1, maxLength: 200 },
    email: { type: 'string', format: 'email', maxLength: 254 },
    password: newPasswordSchema,
  },
} as const;

const link = {
  type: 'object',
  required: ['expires_at'],
  additionalProperties: false,
  properties: { expires_at: { type: 'string', format: 'date-time' } },
} as const;

/** The one-time link for the first administrator of an installation (design §4). */
export default async function firstAdminRoutes(app: FastifyInstance): Promise<void> {
  const { clock, guessing, pool } = app;
  const tags = ['auth'];

  app.get<{ Querystring: { token: string } }>(path, {
    config: { access: 'public' },
    schema: {
      tags,
      summary: 'Check whether the link for the first administrator is valid.',
      querystring: { required: ['token'], properties: { token } },
      response: { 200: link },
    },
    handler: async (request) => ({ expires_at: await checkFirstAdminLink(pool, request.query.token, clock.now()) }),
  });

  app.post<{ Body: FirstAdmin }>(path, {
    config: { access: 'public', queuesItself: true },
    onRequest: async (request) => requireOwnOrigin(request),
    schema: {
      tags,
      summary: 'Create the first administrator and sign in. Works once.',
      body: firstAdmin,
      response: { 200: grantedSchema },
    },
    handler: async (request, reply) => {
      const services = { pool, guessing, now: clock.now(), visit: visitOf(request) };
      const guess = linkGuess(request, 'first admin');
      return grant(request, reply, await createFirstAdmin(services, request.body, guess));
    },
  });
}
