import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { beyond, type ApiError } from '../../base/errors.ts';
import { callerOf } from '../caller.ts';
import { goneSignal } from '../abortSignal.ts';
import { fairTurns } from '../turns/turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller that the request's bytes in flight count for, their number, and whether the answer is written. */
    bytesInFlight: { readonly caller: string; count: number; isAnswered: boolean } | undefined;
    /** The bytes of its body and answer so far. */
    bytesMoved: number;
    /** Counts received bytes of the body. Throws `too_many_requests` or `busy` above the limit. */
    countBytes(bytes: number): void;
    /** Waits until more bytes of the body may be read. Throws if that takes too long. */
    awaitBytes(bytes: number): Promise<void>;
  }
  interface FastifyInstance {
    /**
     * Waits until more bytes of a request's body may be read; discarded bodies come last. Callers share the rate. It
     * also serves requests without a route, which have no decoration.
     */
    readonly awaitBytes: (request: FastifyRequest, bytes: number, use: 'read' | 'discard') => Promise<void>;
  }
}

/** Smaller answers fit the socket's own buffer. */
const smallAnswer = 65_536;

/**
 * Limits the memory of each caller: bodies until they are processed, answers until they are read. Requests without a
 * session share half of the total.
 */
export default fp(
  async (app) => {
    const { bytesInFlight: most, bytesInFlightPerCaller: mostPerCaller } = app.budgets;
    const ofCallers = new Map<string, number>();
    let inAll = 0;
    app.spending.watch('bytesInFlight', () => inAll);

    const entryOf = (request: FastifyRequest) =>
      (request.bytesInFlight ??= { caller: callerOf(request), count: 0, isAnswered: false });

    function add(request: FastifyRequest, bytes: number): void {
      const entry = entryOf(request);
      const left = (ofCallers.get(entry.caller) ?? 0) + bytes;
      entry.count += bytes;
      inAll += bytes;
      if (bytes > 0) request.bytesMoved += bytes;
      if (left === 0) ofCallers.delete(entry.caller);
      else ofCallers.set(entry.caller, left);
    }

    app.decorateRequest('bytesInFlight', undefined);
    app.decorateRequest('bytesMoved', 0);
    const groups = { read: { weight: Infinity }, discard: { weight: 1 } };
    const intake = fairTurns({ budgets: app.budgets, atOnce: 1, perCaller: 1, groups, patience: 'requestWaitMs' });
    app.decorate('awaitBytes', async (request, bytes, use) => {
      const { caller } = entryOf(request);
      const signal = () => goneSignal(request);
      const end = await intake.take({ group: use, caller, waits: {}, signal });
      setTimeout(end, (bytes / app.budgets.intakeBytesPerSecond) * 1_000).unref();
    });
    app.decorateRequest('awaitBytes', function (bytes) {
      return app.awaitBytes(this, bytes, 'read');
    });
    app.decorateRequest('countBytes', function (bytes) {
      const { caller, isAnswered } = entryOf(this);
      // The rest of a refused body is discarded.
      if (isAnswered) return;
      const ofCaller = ofCallers.get(caller) ?? 0;
      if (ofCaller + bytes > mostPerCaller) throw beyond('bytesInFlightPerCaller');
      if (inAll + bytes > (this.identity ? most : most / 2)) throw beyond('bytesInFlight');
      if (bytes > 0) add(this, bytes);
    });
    // Before a body is read, and before an answer is built. Callbacks are faster than promises here.
    app.addHook('preParsing', (request, _, __, done) => {
      if (request.routeOptions.config.isHealthCheck) return done();
      try {
        request.countBytes(0);
        done();
      } catch (error) {
        done(error as ApiError);
      }
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const entry = entryOf(request);
      if (entry.count > 0) add(request, -entry.count);
      entry.isAnswered = true;
      const bytes = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;
      if (bytes >= smallAnswer && !reply.raw.destroyed) {
        add(request, bytes);
        reply.raw.once('close', () => add(request, -bytes));
      }
      done();
    });
  },
  { name: 'bytes', dependencies: ['errors'] },
);
