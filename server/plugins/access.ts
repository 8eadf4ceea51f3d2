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
    const { resources, reports } = app;
    const guarded = [...resources, ...reports.map(({ guard }) => guard)];
    const tenantScoped = new Set([
      ...resources.filter(({ scope }) => scope === 'tenant').map(({ name }) => name),
      ...reports.filter(({ resource }) => resource.scope === 'tenant').map(({ guard }) => guard.name),
    ]);
    app.addHook('onRequest', async (request) => {
      const access = request.routeOptions.config.access;
      if (request.is404 || access === 'public') return;
      await request.identify();
      if (access === 'signed-in') return;
      if (!access || !mayDo(guarded, request.actor.type, access)) throw new ApiError('forbidden');
      if (tenantScoped.has(access.resource)) void request.tenant;
    });
  },
  { name: 'access', dependencies: ['identity'] },
);
