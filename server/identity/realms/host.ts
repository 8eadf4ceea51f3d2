import type { FastifyRequest } from 'fastify';

/**
 * Returns the host of a request as proxies pass it. `X-Forwarded-Host` is ignored, because clients can forge it, and a
 * cache would keep one company's answer under another's address.
 */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers.host ?? '';
