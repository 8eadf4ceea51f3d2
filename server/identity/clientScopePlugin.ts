import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../base/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a client may call a route that is open to all signed-in users. */
    forClients?: boolean;
  }
}

/** A client acts within its scope, which excludes its owner's account, sessions and consent. */
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
