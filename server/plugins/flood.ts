import fastifyRateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readDeviceCookie } from '../auth/deviceCookie.ts';
import type { BudgetName } from '../budgets.ts';
import { ApiError } from '../errors.ts';
import { callerAddress } from '../http/caller.ts';
import { stopReading } from '../http/stopReading.ts';
import { sendFailure } from './errors.ts';

/** Counts a request against a budget. Throws `too_many_requests`. */
type Spend = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers the console's pages and files, which are counted apart. */
    isPage?: boolean;
  }
  interface FastifyInstance {
    readonly spendUnroutable: Spend;
  }
}

/**
 * How many accounts, addresses or companies are remembered of one budget; beyond, those not heard of for the longest
 * time are forgotten, and begin anew. Anonymous ones push out no account: each budget has a memory of its own.
 */
const remembered = 50_000;

const addressOf = ({ ip }: FastifyRequest): string => callerAddress(ip);

/**
 * How many requests a minute are answered, by what a request proves and by nothing that it only says: those of a
 * session count for its account and company, those of a browser that has signed in before for that account, all others
 * for their address. Decided before anything else, and before a body is read.
 */
export default fp(
  async (app) => {
    await app.register(fastifyRateLimit, { global: false });
    const spending = (budget: BudgetName, keyOf: (request: FastifyRequest) => string): Spend => {
      const max = app.budgets[budget];
      const options: RateLimitOptions = { max, timeWindow: 60_000, cache: remembered, keyGenerator: keyOf };
      const count = app.createRateLimit(options);
      return async (request) => {
        const counted = await count(request);
        if (counted.isAllowed || !counted.isExceeded) return;
        throw new ApiError('too_many_requests', { budget, retryAfter: counted.ttlInSeconds });
      };
    };
    const forAccount = spending('requestsPerMinutePerAccount', ({ identity }) => identity?.actor.uuid ?? '');
    const forTenant = spending('requestsPerMinutePerTenant', ({ identity }) => identity?.tenant?.id ?? '');
    const forDevice = spending('requestsPerMinutePerDevice', (request) => readDeviceCookie(request)?.account ?? '');
    const forAddress = spending('requestsPerMinutePerAddress', addressOf);
    const forPages = spending('pagesPerMinutePerAddress', addressOf);

    app.addHook('onRequest', async (request) => {
      // A refusal would cost as much as the answer, and would take a server for dead because others ask it much.
      if (request.routeOptions.config.isHealthCheck) return;
      // What it fails by is told by the routes that ask for it.
      if (request.headers.authorization !== undefined) await request.identify().catch(() => undefined);
      const { identity, routeOptions } = request;
      if (!identity && readDeviceCookie(request)) return forDevice(request);
      if (!identity) return routeOptions.config.isPage ? forPages(request) : forAddress(request);
      await forAccount(request);
      if (identity.tenant) await forTenant(request);
    });
    // Apart, as the framework names the nearest proxy as their address.
    app.decorate('spendUnroutable', spending('requestsPerMinutePerAddress', addressOf));
  },
  { name: 'flood', dependencies: ['identity', 'guessing'] },
);

/** Answers a request whose URL no router can read: it meets none of the hooks. */
export async function refuseUnroutable(
  unreadable: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refused = await request.server.spendUnroutable(request).catch((beyond: unknown) => beyond);
  stopReading(request, reply);
  sendFailure(refused ?? unreadable, request, reply);
}
