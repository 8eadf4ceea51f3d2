import type { FastifyInstance } from 'fastify';
import { requireOwnOrigin } from '../../../../identity/realms/origin.ts';
import { newPasswordSchema } from '../../../../identity/passwords/passwordRules.ts';
import { detailSchema } from '../../../../web/detail.ts';
import { evenly } from '../../../../limits/constantTime.ts';
import { linkGuess, mailedLink } from '../../../../identity/guesses/guesses.ts';
import { refuseUnknown } from '../../../../engine/http/refuseUnknown.ts';
import { tokenSchema } from '../../invitations/tokenSchema.ts';
import { siteOf } from '../../../../base/site.ts';
import { forgotPassword } from '../../account/forgot.ts';
import { resetPassword } from '../../account/reset.ts';

const tags = ['auth'];

const forgotten = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: { email: { type: 'string', format: 'email', maxLength: 254 } },
  examples: [{ email: 'ana@acme.test' }],
} as const;

const renewed = {
  type: 'object',
  required: ['token', 'password'],
  additionalProperties: false,
  properties: { token: tokenSchema, password: newPasswordSchema },
  examples: [{ token: 'Vb1cU4lKq0mYt9e2nXhJz7sRw3oPd6aGf5iLk8yEuTc', password: 'three rivers by the harbor' }],
} as const;

/** POST auth/forgot and auth/reset: sets a new password by mail. */
export default async function passwordRoutes(app: FastifyInstance): Promise<void> {
  const { clock, config, guessing, pool, sessions } = app;
  const services = () => ({ pool, guessing, sessions, site: siteOf(config), now: clock.now() });

  app.post<{ Body: { email: string } }>('/api/v1/auth/forgot', {
    config: { access: 'public' },
    onRequest: async (request) => requireOwnOrigin(request),
    preValidation: refuseUnknown(forgotten),
    schema: {
      tags,
      summary: 'Ask for a link to choose a new password. The answer is the same for addresses without an account.',
      body: forgotten,
      response: { 202: detailSchema },
    },
    handler: async (request, reply) => {
      const { email } = request.body;
      const { keys, isKnown } = await mailedLink(request, email);
      await guessing.count(keys);
      request.endTurn?.();
      await evenly(() => forgotPassword(services(), { email, language: request.language, isKnown }));
      return reply.code(202).send({ detail: request.t('auth.link_mailed') });
    },
  });

  app.post<{ Body: { token: string; password: string } }>('/api/v1/auth/reset', {
    config: { access: 'public', queuesItself: true },
    onRequest: async (request) => requireOwnOrigin(request),
    preValidation: refuseUnknown(renewed),
    schema: {
      tags,
      summary: 'Choose a new password by a link that works once. Ends all sessions.',
      body: renewed,
      response: { 200: detailSchema },
    },
    handler: async (request) => {
      await resetPassword(services(), request.body, linkGuess(request, 'reset'));
      return { detail: request.t('auth.password_reset') };
    },
  });
}
