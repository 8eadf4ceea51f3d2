import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';

/** The refresh tokens whose exchange has not been answered yet. */
export interface Exchanges {
  /** Marks a token until its answer has left. Throws `in_flight` while it is marked. */
  begin(token: string, reply: FastifyReply): void;
}

/**
 * Whoever knows a token only from the answer comes after the answer. So a second
 * use before it is a double submit of one browser, and no theft.
 */
export function exchangesUnderWay(): Exchanges {
  const tokens = new Set<string>();
  return {
    begin(token, reply) {
      if (tokens.has(token)) throw new ApiError('in_flight', { retryAfter: 1 });
      tokens.add(token);
      for (const event of ['finish', 'close']) reply.raw.once(event, () => tokens.delete(token));
    },
  };
}
