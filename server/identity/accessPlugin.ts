import fp from 'fastify-plugin';
import { mayDo, type RouteAccess } from './access.ts';
import { ApiError } from '../base/errors.ts';
import { isInTenant } from './scope.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route. A route without it fails at registration. */
    access?: RouteAccess;
  }
}

/** Checks access for every request before its body is read. Closed by default. */
export default fp(
  async (app) => {
    app.addHook('onRoute', ({ config, method, url }) => {
      if (config?.access === undefined)
        throw new Error(`${[method].flat().join()} ${url} does not say who may call it`);
    });
    const { resources, reports } = app;
    const scoped = new Map([
      ...resources.map((resource) => [resource.name, resource] as const),
      ...reports.map(({ guard, resource }) => [guard.name, resource] as const),
    ]);
    app.addHook('onRequest', async (request) => {
      const access = request.routeOptions.config.access;
      if (request.is404 || access === 'public') return;
      await request.identify();
      if (access === 'signed-in') return;
      const { identity } = request;
      if (!access || !identity) throw new ApiError('forbidden');
      const resource = scoped.get(access.resource);
      const isOfTenant = resource !== undefined && isInTenant(request, resource);
      // The user's own permissions are not known yet; those of their type are.
      const { all } = app.permissions.frameOf(identity.actor.type);
      if (isOfTenant && !identity.tenant && all.includes(`${access.resource}:${access.action}`)) void request.tenant;
      if (!mayDo(identity, access)) throw new ApiError('forbidden');
      if (isOfTenant) void request.tenant;
    });
  },
  { name: 'access', dependencies: ['identity'] },
);
