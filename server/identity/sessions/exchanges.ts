import type { FastifyReply } from 'fastify';
import { ApiError } from '../../base/errors.ts';

/** Refresh tokens whose exchange has not been answered. */
export interface Exchanges {
  /** Exchanges a token, or throws `in_flight` if an exchange is running; it runs until the answer has been sent. */
  during<T>(token: string, reply: FastifyReply, exchange: () => Promise<T>): Promise<T>;
}

/** A thief knows the next token only after the answer, so a second use before it is a double submit of one browser. */
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
