import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../base/errors.ts';
import { hostOf } from './host.ts';

/** Refuses cross-site requests that carry our cookie. Browsers that send no origin send no cross-site POST. */
export function requireOwnOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const { apiHost } = request.server.config;
  if (site === 'cross-site') throw new ApiError('origin_forbidden');
  if (origin === undefined) return;
  const host = URL.parse(origin)?.host;
  const isOurs = host !== undefined && (host === hostOf(request) || host === apiHost || host.endsWith(`.${apiHost}`));
  if (!isOurs) throw new ApiError('origin_forbidden');
}
