import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../base/errors.ts';

/** The ETag of a record's version: `"3"`. */
export const etagOf = (version: number): string => `"${version}"`;

/** Returns a check of a record's version, which throws `stale` if If-Match names another (RFC 9110 §13.1.1). */
export function requireMatch(request: Pick<FastifyRequest, 'headers'>): (version: number) => void {
  return (version) => {
    const header = request.headers['if-match'];
    if (header === undefined || header.trim() === '*') return;
    // Weak tags are accepted, because compressing proxies weaken them.
    const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (!tags.includes(etagOf(version))) throw new ApiError('stale');
  };
}
