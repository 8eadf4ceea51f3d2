import fastifyRateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { readDeviceCookie } from './deviceCookie.ts';
import type { BudgetName } from './budgets.ts';
import { ApiError } from '../base/errors.ts';
import { callerAddress } from './caller.ts';
import { stopReading } from './bodies/stopReading.ts';
import { sendFailure } from '../base/failures/failures.ts';

/** Counts a request against a budget. Throws `too_many_requests`. */
type Spend = (request: FastifyRequest) => Promise<void>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route serves the console's pages and files, which have a separate limit. */
    isPage?: boolean;
  }
  interface FastifyInstance {
    readonly spendUnroutable: Spend;
  }
}

/**
 * The accounts, addresses or companies remembered per budget; beyond that, the least recent are forgotten. Each budget
 * has its own memory, so anonymous requests cannot displace accounts.
 */
const remembered = 50_000;

const addressOf = ({ ip }: FastifyRequest): string => callerAddress(ip);

/**
 * Limits requests per minute by proven identity: a session counts for its account and company, a known device for its
 * account, anything else for its address. Runs before everything else and before a body is read.
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
      // A refusal costs as much as the answer, and would report a busy server as dead.
      if (request.routeOptions.config.isHealthCheck) return;
      // The routes report why identification fails.
      if (request.headers.authorization !== undefined) await request.identify().catch(() => undefined);
      const { identity, routeOptions } = request;
      if (!identity && readDeviceCookie(request)) return forDevice(request);
      if (!identity) return routeOptions.config.isPage ? forPages(request) : forAddress(request);
      await forAccount(request);
      if (identity.tenant) await forTenant(request);
    });
    // Separate, because the framework reports the nearest proxy as their address.
    app.decorate('spendUnroutable', spending('requestsPerMinutePerAddress', addressOf));
  },
  { name: 'flood', dependencies: ['identity', 'guessing'] },
);

/** Answers a request whose URL the router cannot parse; hooks do not run for it. */
export async function refuseUnroutable(
  unreadable: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refused = await request.server.spendUnroutable(request).catch((beyond: unknown) => beyond);
  stopReading(request, reply);
  sendFailure(refused ?? unreadable, request, reply);
}
