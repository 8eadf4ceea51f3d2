import type { IncomingMessage } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Load balancers ask for the route: it waits in no queue and counts against no budget, so its answer must be cheap. */
    isHealthCheck?: boolean;
  }
}

/** Where load balancers and the console ask how the server is. */
export const healthPaths = { live: '/health/live', ready: '/health/ready', api: '/api/v1/health-check' } as const;

const all: ReadonlySet<string | undefined> = new Set(Object.values(healthPaths));

/** Whether a request is a health check, as far as its URL tells, before a route is found for it. */
export const isHealthCheck = ({ url, method }: Pick<IncomingMessage, 'url' | 'method'>): boolean =>
  (method === 'GET' || method === 'HEAD') && all.has(url?.split('?', 1)[0]);
