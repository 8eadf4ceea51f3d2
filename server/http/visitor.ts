import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { bearerSession } from '../plugins/identity.ts';
import type { Visitor } from '../usecases/invoices/view.ts';
import { goneSignal } from './gone.ts';

/** Whoever opens a public link of a company. Its own people may, with the token of their session beside the hash. */
export async function visitorOf(request: FastifyRequest, tenant: string): Promise<Visitor> {
  return {
    signal: goneSignal(request),
    isOwn: (await tenantsOf(request)).includes(tenant),
    isPeeking: request.method === 'HEAD',
  };
}

/** The companies open to the session of a request: none without one, or with one that is not valid. */
async function tenantsOf(request: FastifyRequest): Promise<string[]> {
  if (request.headers.authorization === undefined) return [];
  try {
    const identity = await request.server.sessions.find(await bearerSession(request));
    return identity?.tenants.map(({ id }) => id) ?? [];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
