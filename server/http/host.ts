import type { FastifyRequest } from 'fastify';

/**
 * The host a request is addressed to, as proxies pass it on. `X-Forwarded-Host` is believed of none: many pass one on
 * that the client made up, and a cache would then keep one company's answer under the address of another.
 */
export const hostOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers.host ?? '';
