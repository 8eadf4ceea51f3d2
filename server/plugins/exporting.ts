import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { callerOf } from '../http/caller.ts';
import { goneSignal } from '../http/gone.ts';
import { fairTurns, type Asking } from '../turns.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Files written from lists, which go on long after their request has given back its turn. */
    readonly exporting: {
      /** Waits until a file may be begun; its turn ends when the answer has gone. Throws `busy`. */
      take(request: FastifyRequest, reply: FastifyReply): Promise<void>;
      /** Reads a page of one: one at a time, callers by turns, however many are being written. Throws `busy`. */
      readPage<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T>;
    };
  }
}

/** `app.exporting`: how much of the process the files of lists take, beside requests that are answered at once. */
export default fp(
  async (app) => {
    const { budgets } = app;
    const { exportsAtOnce, exportsAtOncePerCaller } = budgets;
    const files = fairTurns({
      budgets,
      atOnce: [exportsAtOnce],
      perCaller: exportsAtOncePerCaller,
      patience: 'requestWaitMs',
    });
    const pages = fairTurns({ budgets, atOnce: [1], perCaller: 1, patience: 'requestWaitMs' });
    app.spending.watch('exportsAtOnce', () => files.held);

    app.decorate('exporting', {
      async take(request, { raw }) {
        const end = await files.take(askingOf(request));
        if (raw.destroyed) end();
        else raw.once('close', end);
      },
      async readPage(request, read) {
        const end = await pages.take(askingOf(request));
        try {
          return await read();
        } finally {
          end();
        }
      },
    });
  },
  { name: 'exporting', dependencies: ['errors'] },
);

function askingOf(request: FastifyRequest): Asking {
  const caller = callerOf(request);
  const waits = { requestsWaitingPerCaller: caller, requestsWaiting: '' };
  return { caller, waits, signal: () => goneSignal(request) };
}
