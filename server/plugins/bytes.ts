import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../errors.ts';
import { bodyBytes, hasBody } from '../http/body.ts';
import { callerOf } from '../http/caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose bytes in flight this request counts among, and how many of them are its. */
    bytesInFlight: { readonly caller: string; count: number } | undefined;
  }
}

/**
 * What a caller has in memory here: bodies on their way in until they are dealt with, answers on their way out until
 * they are read. Whoever has too much of it gets no more for the moment.
 */
export default fp(
  async (app) => {
    const { bytesInFlight: most, bytesInFlightPerCaller: mostPerCaller } = app.budgets;
    const ofCallers = new Map<string, number>();
    let inAll = 0;
    app.spending.watch('bytesInFlight', () => inAll);

    function add(request: FastifyRequest, bytes: number): void {
      const entry = (request.bytesInFlight ??= { caller: callerOf(request), count: 0 });
      const { caller } = entry;
      entry.count += bytes;
      inAll += bytes;
      const left = (ofCallers.get(caller) ?? 0) + bytes;
      if (left === 0) ofCallers.delete(caller);
      else ofCallers.set(caller, left);
    }

    app.decorateRequest('bytesInFlight', undefined);
    app.addHook('preParsing', async (request) => {
      const bytes = hasBody(request) ? bodyBytes(request) : 0;
      const caller = callerOf(request);
      if (inAll + bytes > most) throw new ApiError('busy', { budget: 'bytesInFlight', retryAfter: 1 });
      if ((ofCallers.get(caller) ?? 0) + bytes > mostPerCaller)
        throw new ApiError('busy', { budget: 'bytesInFlightPerCaller', retryAfter: 1 });
      if (bytes > 0) add(request, bytes);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      if (request.bytesInFlight) add(request, -request.bytesInFlight.count);
      const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
      // Small ones are in the socket's own buffer before anybody could count them.
      if (bytes < smallAnswer || reply.raw.destroyed) return;
      add(request, bytes);
      reply.raw.once('close', () => add(request, -bytes));
    });
  },
  { name: 'bytes', dependencies: ['errors'] },
);

const smallAnswer = 65_536;
