import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { callerOf } from '../caller.ts';
import { goneSignal } from '../abortSignal.ts';
import { hasBody } from '../bodies/intake.ts';
import { paceLargeRequests, requestGroups, type Paced, type RequestGroup } from './largeRequests.ts';
import { fairTurns } from './turns.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route has its own queue and takes no turn here. */
    queuesItself?: boolean;
  }
  interface FastifyRequest {
    /** Waits for the request's turn; returns immediately if it has one. Throws like `Turns.take`. */
    takeTurn(): Promise<void>;
    /** Releases the turn; undefined while there is none. */
    endTurn: (() => void) | undefined;
    /** The request's state among large requests, until it is answered. */
    paced: Paced | undefined;
  }
}

/**
 * Processes requests in turns that callers share, so that hundreds from one caller delay nobody else. A turn starts
 * when the whole request has arrived, so slow senders hold none, and ends when its answer is written, also if the
 * client has left.
 */
export default fp(
  async (app) => {
    const { budgets } = app;
    const { requestsAtOnce: atOnce, requestsAtOncePerCaller: perCaller } = budgets;
    // Requests with a session always have half of the turns, visitors an eighth.
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
      const turn = { group, caller, waits, signal: () => goneSignal(this) };
      const { method, url } = this.routeOptions;
      const expected = { caller, route: `${method} ${url}`, bytes: this.bytesMoved };
      // All visitors count as one caller here, because they may use any number of addresses.
      this.paced = await large.take(expected, this.identity ? turn : { ...turn, caller: '', isCrowd: true });
      // A large request has a turn among large ones and holds no ordinary one.
      if (!this.paced.isLarge) this.endTurn = await turns.take(turn);
    });
    // Callbacks, because promises would dominate the cost.
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

/** Yields to other requests between reading, validating, processing and writing a large request. */
function pause({ paced }: FastifyRequest, goOn: () => void): void {
  if (paced?.isLarge) setImmediate(goOn);
  else goOn();
}

function endTurn(request: FastifyRequest, { statusCode }: FastifyReply): void {
  request.endTurn?.();
  request.paced?.end({ bytes: request.bytesMoved, isRefused: statusCode >= 400 });
  request.paced = undefined;
}
