import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasBody } from '../http/body.ts';
import { callerOf } from '../http/caller.ts';
import { goneSignal } from '../http/gone.ts';
import { fairTurns } from '../turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route waits in a queue of its own, so it takes no turn here. */
    queuesItself?: boolean;
  }
  interface FastifyRequest {
    /** Waits until it is this request's turn to be worked on; at once where it has it already. Throws `busy`. */
    takeTurn(): Promise<void>;
    /** Gives that turn back; undefined while it has none. */
    endTurn: (() => void) | undefined;
  }
}

/**
 * Requests are worked on in turns that callers share, so that one who sends hundreds makes nobody else wait. A turn
 * begins when all of a request has come, so that slow senders hold none, and ends when its answer is written: also
 * for a client that has gone, since what was begun for it is still worked on.
 */
export default fp(
  async (app) => {
    const { budgets } = app;
    // Those without a session leave half of the turns to those with one.
    const atOnce = [budgets.requestsAtOnce, Math.max(1, Math.floor(budgets.requestsAtOnce / 2))];
    const perCaller = budgets.requestsAtOncePerCaller;
    const turns = fairTurns({ budgets, atOnce, perCaller, patience: 'requestWaitMs' });
    app.spending.watch('requestsAtOnce', () => turns.held);
    app.spending.watch('requestsWaiting', () => turns.waiting);

    app.decorateRequest('endTurn', undefined);
    app.decorateRequest('takeTurn', async function () {
      if (this.endTurn || this.routeOptions.config.queuesItself) return;
      const caller = callerOf(this);
      this.endTurn = await turns.take({
        caller,
        rank: this.identity ? 0 : 1,
        waits: { requestsWaitingPerCaller: caller, requestsWaiting: '' },
        signal: () => goneSignal(this),
      });
    });
    app.addHook('preParsing', async (request) => {
      if (!hasBody(request)) await request.takeTurn();
    });
    app.addHook('preValidation', (request) => request.takeTurn());
    for (const over of ['onSend', 'onResponse'] as const) {
      app.addHook(over, async (request: FastifyRequest) => request.endTurn?.());
    }
  },
  { name: 'turns', dependencies: ['errors'] },
);
