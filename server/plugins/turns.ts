import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { callerOf } from '../http/caller.ts';
import { goneSignal } from '../http/gone.ts';
import { hasBody } from '../http/intake.ts';
import { paceLargeRequests, requestGroups, type Paced, type RequestGroup } from '../largeRequests.ts';
import { fairTurns } from '../turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route waits in a queue of its own, so it takes no turn here. */
    queuesItself?: boolean;
  }
  interface FastifyRequest {
    /** Waits until it is this request's turn to be worked on; at once where it has it already. Throws as `Turns.take` does. */
    takeTurn(): Promise<void>;
    /** Gives that turn back; undefined while it has none. */
    endTurn: (() => void) | undefined;
    /** How it goes among the large requests, until it is answered. */
    paced: Paced | undefined;
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
    const { requestsAtOnce: atOnce, requestsAtOncePerCaller: perCaller } = budgets;
    // However many turns the others want, those with a session find half of them free, and visitors an eighth.
    const groups = {
      sessions: { ...requestGroups.sessions, reserved: Math.floor(atOnce / 2) },
      visitors: { ...requestGroups.visitors, reserved: Math.floor(atOnce / 8) },
    };
    const turns = fairTurns({ budgets, atOnce, perCaller, groups, patience: 'requestWaitMs' });
    const large = paceLargeRequests(budgets);
    app.spending.watch('requestsAtOnce', () => turns.held);
    app.spending.watch('requestsWaiting', () => turns.waiting + large.waiting);

    app.decorateRequest('endTurn', undefined);
    app.decorateRequest('paced', undefined);
    app.decorateRequest('takeTurn', async function () {
      const { config } = this.routeOptions;
      if (this.paced || config.queuesItself || config.isHealthCheck) return;
      const caller = callerOf(this);
      const waits = { requestsWaitingPerCaller: caller, requestsWaiting: '' };
      const group: RequestGroup = this.identity ? 'sessions' : 'visitors';
      const asking = { group, caller, waits, signal: () => goneSignal(this) };
      const { method, url } = this.routeOptions;
      const expected = { caller, route: `${method} ${url}`, bytes: this.bytesMoved };
      // All visitors together are one there: they may come from any number of addresses.
      this.paced = await large.take(expected, this.identity ? asking : { ...asking, caller: '', isCrowd: true });
      // A large one has had its turn among its like, and holds none that others need.
      if (!this.paced.isLarge) this.endTurn = await turns.take(asking);
    });
    // By callbacks, as every request comes by: promises would be most of what these cost.
    app.addHook('preParsing', (request, _, __, done) => {
      if (hasBody(request)) done();
      else void takeTurn(request, done);
    });
    app.addHook('preValidation', (request, _, done) => {
      if (request.paced) pause(request, done);
      else void takeTurn(request, done);
    });
    app.addHook('preHandler', (request, _, done) => pause(request, done));
    app.addHook('preSerialization', (request, _, __, done) => pause(request, done));
    app.addHook('onSend', (request, reply, _, done) => {
      endTurn(request, reply);
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      endTurn(request, reply);
      done();
    });
  },
  { name: 'turns', dependencies: ['errors'] },
);

async function takeTurn(request: FastifyRequest, done: (refused?: Error) => void): Promise<void> {
  try {
    await request.takeTurn();
  } catch (refused) {
    return done(refused as Error);
  }
  pause(request, done);
}

/** Reading, validating, working on and writing what is large are steps between which others are served. */
function pause({ paced }: FastifyRequest, goOn: () => void): void {
  if (paced?.isLarge) setImmediate(goOn);
  else goOn();
}

function endTurn(request: FastifyRequest, { statusCode }: FastifyReply): void {
  request.endTurn?.();
  request.paced?.end({ bytes: request.bytesMoved, isRefused: statusCode >= 400 });
  request.paced = undefined;
}
