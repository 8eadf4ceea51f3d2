import type { FastifyRequest } from 'fastify';
import { readOwnCookie } from '../../../identity/sessions/sessionCookies.ts';
import { ApiError } from '../../../base/errors.ts';
import { bearerSession } from '../../../identity/identityPlugin.ts';
import type { Visitor } from '../public/publicPage.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';

/** Identifies the visitor of a public link. The company's own people are recognised by their token or browser. */
export async function visitorOf(request: FastifyRequest, tenant: string): Promise<Visitor> {
  return {
    signal: goneSignal(request),
    isOwn: (await tenantsOf(request)).includes(tenant),
    isPeeking: request.method === 'HEAD',
  };
}

/** Returns the companies of a request's session; none without a valid one. */
async function tenantsOf(request: FastifyRequest): Promise<string[]> {
  try {
    const hasToken = request.headers.authorization !== undefined;
    const session = hasToken ? await bearerSession(request) : readOwnCookie(request);
    const identity = session === undefined ? undefined : await request.server.sessions.find(session);
    return identity?.tenants.map(({ id }) => id) ?? [];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
