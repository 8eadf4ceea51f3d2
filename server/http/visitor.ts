import type { FastifyRequest } from 'fastify';
import { readOwnCookie } from '../auth/sessionCookies.ts';
import { ApiError } from '../errors.ts';
import { bearerSession } from '../plugins/identity.ts';
import type { Visitor } from '../usecases/invoices/view.ts';
import { goneSignal } from './gone.ts';

/** Whoever opens a public link of a company. Its own people are known by the token of their session, or by its browser. */
export async function visitorOf(request: FastifyRequest, tenant: string): Promise<Visitor> {
  return {
    signal: goneSignal(request),
    isOwn: (await tenantsOf(request)).includes(tenant),
    isPeeking: request.method === 'HEAD',
  };
}

/** The companies open to the session of a request: none without one, or with one that is not valid. */
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
