import type { FastifyRequest } from 'fastify';

/** Whether a request carries a body. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** How many bytes of body are to be expected: as many as are announced, and what the route takes where none are. */
export function bodyBytes({ headers, routeOptions }: Pick<FastifyRequest, 'headers' | 'routeOptions'>): number {
  const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
  const most = (isForm && routeOptions.config.form?.limits.bytes) || routeOptions.bodyLimit;
  const announced = Number(headers['content-length'] ?? most);
  return Math.min(announced, most);
}
