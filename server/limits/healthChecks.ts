import type { IncomingMessage } from 'node:http';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Load balancers call the route: it bypasses queues and budgets, so its answer must be cheap. */
    isHealthCheck?: boolean;
  }
}

/** The health checks of load balancers and the console. */
export const healthPaths = { live: '/health/live', ready: '/health/ready', api: '/api/v1/health-check' } as const;

const all: ReadonlySet<string | undefined> = new Set(Object.values(healthPaths));

/** Returns whether a request is a health check by URL, before routing. */
export const isHealthCheck = ({ url, method }: Pick<IncomingMessage, 'url' | 'method'>): boolean =>
  (method === 'GET' || method === 'HEAD') && all.has(url?.split('?', 1)[0]);
