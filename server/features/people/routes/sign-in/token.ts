import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { leastBounds } from '../../../../../domain/schema/bounds.ts';
import { accessTokenSeconds } from '../../../../identity/links/tokens.ts';
import { formType, readParameters, sendTokenFailure, withCredentials } from '../../../../web/clientCredentials.ts';
import { linkGuess } from '../../../../identity/guesses/guesses.ts';
import { readBytes } from '../../../../limits/bodies/intake.ts';
import { signClientIn, type ClientCredentials } from '../../sign-in/clientSignIn.ts';

const body = {
  type: 'object',
  required: ['grant_type', 'client_id', 'client_secret'],
  additionalProperties: false,
  properties: {
    grant_type: { type: 'string', enum: ['client_credentials'] },
    client_id: { type: 'string', format: 'uuid', description: 'The `uuid` of the client.' },
    client_secret: { type: 'string', minLength: 1, maxLength: 200 },
    scope: {
      type: 'string',
      maxLength: 10_000,
      description: 'Permissions separated by spaces; all that the client was given, if it is omitted.',
    },
  },
  examples: [
    {
      grant_type: 'client_credentials',
      client_id: '0198f6b2-0000-7000-8000-000000000000',
      client_secret: 'umsec_4hCqJ0w2Vd5Yt8mYvR3kZbXo1sLpQeUaNfGhTiWjDcE',
      scope: 'users:list users:show',
    },
  ],
} as const;

const token = {
  title: 'ClientToken',
  type: 'object',
  required: ['access_token', 'token_type', 'expires_in', 'scope'],
  additionalProperties: false,
  properties: {
    access_token: { type: 'string' },
    token_type: { type: 'string', enum: ['Bearer'] },
    expires_in: { type: 'integer', description: 'In seconds.' },
    scope: { type: 'string', description: 'What the token is good for, as far as the owner of the client may do it.' },
  },
} as const;

/** Reads the credentials of a form, from its body or from the header. */
async function readForm(request: FastifyRequest, payload: Readable): Promise<object> {
  const { bytes: most, names } = request.routeOptions.config.bounds ?? leastBounds;
  const bytes = await readBytes(request, payload, most);
  await request.takeTurn();
  return withCredentials(readParameters(bytes, names), request.headers.authorization);
}

/** The sign-in of programs, by a client's secret, for one access token. */
export default async function tokenRoutes(app: FastifyInstance): Promise<void> {
  const { accessTokens, clock, guessing, pool } = app;
  // Only here, because no other route takes forms.
  app.addContentTypeParser(formType, readForm);

  app.post<{ Body: ClientCredentials }>('/api/v1/auth/token', {
    config: { access: 'public', queuesItself: true },
    errorHandler: sendTokenFailure,
    schema: {
      tags: ['auth'],
      summary: 'Sign in as a client (client credentials, RFC 6749 §4.4).',
      description:
        'A form may send the credentials as HTTP Basic authentication instead. The errors of a form also have `error` and `error_description` (RFC 6749 §5.2).',
      consumes: ['application/json', formType],
      body,
      response: { 200: token },
    },
    handler: async (request, reply) => {
      const guess = linkGuess(request, `client ${request.body.client_id.toLowerCase()}`);
      const { session, scopes } = await signClientIn({ pool, guessing, now: clock.now() }, request.body, guess);
      void reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
      return {
        access_token: await accessTokens.sign(session, clock.now()),
        token_type: 'Bearer',
        expires_in: accessTokenSeconds,
        scope: scopes.join(' '),
      };
    },
  });
}
