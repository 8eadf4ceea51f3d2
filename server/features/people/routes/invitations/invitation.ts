import type { FastifyInstance } from 'fastify';
import { grant, grantedSchema } from '../../../../identity/sessions/grant.ts';
import { requireOwnOrigin } from '../../../../identity/realms/origin.ts';
import { visitOf } from '../../../../identity/sessions/visit.ts';
import { linkGuess, passwordGuess } from '../../../../identity/guesses/guesses.ts';
import { refuseUnknown } from '../../../../engine/http/refuseUnknown.ts';
import { tokenSchema } from '../../invitations/tokenSchema.ts';
import { acceptInvitation, type Acceptance } from '../../invitations/acceptInvitation.ts';

const acceptance = {
  type: 'object',
  required: ['token', 'password', 'terms'],
  additionalProperties: false,
  properties: {
    token: tokenSchema,
    name: { type: 'string', minLength: 1, maxLength: 200, description: 'Required for a new account.' },
    password: {
      type: 'string',
      minLength: 1,
      maxLength: 1000,
      description:
        'Of the account that the address has, else the one of the new account, by the rules for new passwords.',
    },
    terms: { type: 'string', maxLength: 20, description: 'The version of the terms and the license that was shown.' },
  },
  examples: [
    {
      token: 'Vb1cU4lKq0mYt9e2nXhJz7sRw3oPd6aGf5iLk8yEuTc',
      name: 'Bia Lima',
      password: 'three rivers by the harbor',
      terms: '2026-11',
    },
  ],
} as const;

/** POST auth/invitation: accepts an invitation, with a new or the existing account. */
export default async function invitationRoutes(app: FastifyInstance): Promise<void> {
  const { clock, guessing, pool } = app;
  app.post<{ Body: Acceptance }>('/api/v1/auth/invitation', {
    config: { access: 'public', queuesItself: true },
    onRequest: async (request) => requireOwnOrigin(request),
    preValidation: refuseUnknown(acceptance),
    schema: {
      tags: ['auth'],
      summary: 'Accept an invitation and sign in. Works once.',
      body: acceptance,
      response: { 200: grantedSchema },
    },
    handler: async (request, reply) => {
      const services = { pool, guessing, now: clock.now(), language: request.language, visit: visitOf(request) };
      const guess = async (email: string | undefined) =>
        email === undefined ? linkGuess(request, 'invitation') : passwordGuess(request, email);
      return grant(request, reply, await acceptInvitation(services, request.body, guess));
    },
  });
}
