import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/** The ETag of a record's version: `"3"`. */
export const etagOf = (version: number): string => `"${version}"`;

/**
 * A check of a record's version, which throws `stale` when the request says by If-Match that it was made for another
 * (RFC 9110 §13.1.1).
 */
export function requireMatch(request: Pick<FastifyRequest, 'headers'>): (version: number) => void {
  return (version) => {
    const asked = request.headers['if-match'];
    if (asked === undefined || asked.trim() === '*') return;
    // Weak marks are forgiven: proxies that compress make strong tags weak.
    const tags = asked.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    if (!tags.includes(etagOf(version))) throw new ApiError('stale');
  };
}
