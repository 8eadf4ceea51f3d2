import fp from 'fastify-plugin';
import { mayDo, type RouteAccess } from '../auth/access.ts';
import { ApiError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route that does not say is refused when it is registered. */
    access?: RouteAccess;
  }
}

/** Decides on every request, before its body is read, whether it may go on. Closed by default. */
export default fp(
  async (app) => {
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.access === undefined)
        throw new Error(`${[method].flat().join()} ${url} does not say who may call it`);
    });
    const tenantScoped = new Set(app.resources.filter(({ scope }) => scope === 'tenant').map(({ name }) => name));
    app.addHook('onRequest', async (request) => {
      const access = request.routeOptions.config.access;
      if (request.is404 || access === 'public') return;
      await request.identify();
      if (access === 'signed-in') return;
      if (!access || !mayDo(app.resources, request.actor.type, access)) throw new ApiError('forbidden');
      if (tenantScoped.has(access.resource)) void request.tenant;
    });
  },
  { name: 'access', dependencies: ['identity'] },
);
