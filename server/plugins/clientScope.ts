import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a client may call a route that is for everybody who is signed in. */
    forClients?: boolean;
  }
}

/** A client does what its scope names: the account of its owner, their sessions and their consent are not among it. */
export default fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (!request.is404 && !isWithinScope(request)) throw new ApiError('forbidden');
    });
  },
  { name: 'clientScope', dependencies: ['access'] },
);

function isWithinScope({ identity, routeOptions: { config } }: FastifyRequest): boolean {
  const { access, forClients = false } = config;
  if (!identity?.scopes || access === 'public') return true;
  if (!access || access === 'signed-in') return forClients;
  return identity.scopes.includes(`${access.resource}:${access.action}`);
}
