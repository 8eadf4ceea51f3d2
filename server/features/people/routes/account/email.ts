import type { FastifyInstance } from 'fastify';
import { requireOwnOrigin } from '../../../../identity/realms/origin.ts';
import { detailSchema } from '../../../../web/detail.ts';
import { evenly } from '../../../../limits/constantTime.ts';
import { linkGuess, mailedLink, passwordGuess } from '../../../../identity/guesses/guesses.ts';
import { refuseUnknown } from '../../../../engine/http/refuseUnknown.ts';
import { tokenSchema } from '../../invitations/tokenSchema.ts';
import { siteOf } from '../../../../base/site.ts';
import { askForEmail } from '../../account/changeEmail.ts';
import { confirmEmail } from '../../account/confirmEmail.ts';

const tags = ['auth'];
const path = '/api/v1/auth/email';

const emailBody = {
  type: 'object',
  required: ['email', 'current_password'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', format: 'email', maxLength: 254, description: 'The new address.' },
    current_password: { type: 'string', minLength: 1, maxLength: 1000 },
  },
  examples: [{ email: 'ana.souza@acme.test', current_password: 'ultramar-demo' }],
} as const;

const confirmed = {
  type: 'object',
  required: ['token'],
  additionalProperties: false,
  properties: { token: tokenSchema },
  examples: [{ token: 'Vb1cU4lKq0mYt9e2nXhJz7sRw3oPd6aGf5iLk8yEuTc' }],
} as const;

/** POST auth/email and auth/email/confirm: changes an account's address after confirmation by mail. */
export default async function emailRoutes(app: FastifyInstance): Promise<void> {
  const { clock, config, guessing, pool, sessions } = app;

  app.post<{ Body: { email: string; current_password: string } }>(path, {
    config: { access: 'signed-in' },
    preValidation: refuseUnknown(emailBody),
    schema: {
      tags,
      summary:
        'Ask for another address of the signed-in user’s account. It is mailed a link, and used once that is followed.',
      body: emailBody,
      response: { 202: detailSchema },
    },
    handler: async (request, reply) => {
      const { actor, body, language } = request;
      await guessing.count((await mailedLink(request, actor.email)).keys);
      // The mail's recipient may not be the user who asks.
      await guessing.count({ linksPerAccount: app.accountName(body.email) });
      request.endTurn?.();
      const guess = () => passwordGuess(request, actor.email);
      const services = { pool, guessing, guess, site: siteOf(config), now: clock.now() };
      await evenly(() => askForEmail(services, actor, { ...body, language }));
      return reply.code(202).send({ detail: request.t('auth.email_asked') });
    },
  });

  app.post<{ Body: { token: string } }>(`${path}/confirm`, {
    config: { access: 'public', queuesItself: true },
    onRequest: async (request) => requireOwnOrigin(request),
    preValidation: refuseUnknown(confirmed),
    schema: {
      tags,
      summary: 'Confirm the new address of an account by its link. Works once.',
      body: confirmed,
      response: { 200: detailSchema },
    },
    handler: async (request) => {
      const services = { pool, guessing, sessions, language: request.language, now: clock.now() };
      const email = await confirmEmail(services, request.body.token, linkGuess(request, 'email'));
      return { detail: request.t('auth.email_confirmed', { email }) };
    },
  });
}
