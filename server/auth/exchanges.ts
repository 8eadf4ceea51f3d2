import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors.ts';

/** The refresh tokens whose exchange has not been answered yet. */
export interface Exchanges {
  /** Exchanges a token, unless that is under way: then throws `in_flight`. It is until the answer has left. */
  during<T>(token: string, reply: FastifyReply, exchange: () => Promise<T>): Promise<T>;
}

/**
 * Whoever knows a token only from the answer comes after the answer. So a second
 * use before it is a double submit of one browser, and no theft.
 */
export function exchangesUnderWay(): Exchanges {
  const tokens = new Set<string>();
  return {
    async during(token, reply, exchange) {
      if (tokens.has(token)) throw new ApiError('in_flight', { retryAfter: 1 });
      tokens.add(token);
      const forget = () => tokens.delete(token);
      try {
        return await exchange();
      } finally {
        if (reply.raw.destroyed) forget();
        else for (const event of ['finish', 'close']) reply.raw.once(event, forget);
      }
    },
  };
}
