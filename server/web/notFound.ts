import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../base/errors.ts';

/** The methods of a route pattern. */
interface KnownRoute {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** All routes, to distinguish a wrong method from a wrong path. */
class KnownRoutes {
  readonly #routes = new Map<string, KnownRoute>();

  add({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void {
    if (url.includes('*')) return;
    const route = this.#routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const name of [method].flat()) route.methods.add(name);
    this.#routes.set(url, route);
  }

  methodsOf(path: string): string[] {
    return [...this.#routes.values()]
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ methods }) => [...methods]);
  }
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll('.', String.raw`\.`)));
  return new RegExp(`^${parts.join('/')}$`);
}

/** Answers requests without a route: 405 with the allowed methods, or 404. */
export default fp(
  async (app) => {
    const routes = new KnownRoutes();
    app.addHook('onRoute', (route) => routes.add(route));
    app.setNotFoundHandler((request, reply) => {
      const methods = routes.methodsOf(request.url.split('?')[0] ?? '');
      if (methods.length === 0 || methods.includes(request.method)) throw new ApiError('not_found');
      void reply.header('allow', [...new Set(methods)].join(', '));
      throw new ApiError('method_not_allowed');
    });
  },
  { name: 'notFound', dependencies: ['errors'] },
);
