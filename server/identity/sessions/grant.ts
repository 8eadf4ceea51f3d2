import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../base/errors.ts';
import { setDeviceCookie } from '../../limits/deviceCookie.ts';
import { meOf, meSchema, type Me } from './me.ts';
import { tenantNamesOf, tenantIfOwn } from '../realms/resolveTenant.ts';
import { setSessionCookies } from './sessionCookies.ts';
import type { Continuation } from './sessions.ts';
import { accessTokenSeconds } from '../links/tokens.ts';

/** The answer of every way of signing in (design §5). */
export const grantedSchema = {
  type: 'object',
  required: ['access_token', 'token_type', 'expires_in', 'user'],
  additionalProperties: false,
  properties: {
    access_token: { type: 'string' },
    token_type: { type: 'string', enum: ['Bearer'] },
    expires_in: { type: 'integer', description: 'In seconds.' },
    user: meSchema,
  },
  examples: [{ access_token: 'eyJhbGciOi...', token_type: 'Bearer', expires_in: 600, user: meSchema.examples[0] }],
} as const;

interface Granted {
  access_token: string;
  token_type: 'Bearer';
  expires_in: number;
  user: Me;
}

/**
 * Issues an access token in the answer, the refresh token in its cookie, and cookies that identify the browser at the
 * next sign-in and at public links. Throws `session_ended`.
 */
export async function grant(request: FastifyRequest, reply: FastifyReply, continued: Continuation): Promise<Granted> {
  const { accessTokens, clock, config, permissions, sessions } = request.server;
  const identity = await sessions.find(continued.session);
  if (!identity) throw new ApiError('session_ended');
  setSessionCookies(request, reply, continued);
  setDeviceCookie(request, reply, identity.actor.email);
  return {
    access_token: await accessTokens.sign(continued.session, clock.now()),
    token_type: 'Bearer',
    expires_in: accessTokenSeconds,
    user: meOf(identity, permissions.of(identity, tenantIfOwn(tenantNamesOf(request), identity.tenants)), config),
  };
}
