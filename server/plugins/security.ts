import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { pageSecurityPolicy } from '../documents/page.ts';
import { ApiError } from '../errors.ts';

/** Requests a minute from one address: far above what a person does, far below what a flood does. */
const limits = { signedIn: 600_000, anonymous: 6_000 };

const isSignedIn = (request: FastifyRequest): boolean => request.headers.authorization !== undefined;

const documentPolicy = `${pageSecurityPolicy}; frame-ancestors 'self'`;

/** Lets our own pages show this answer in a frame; it may run and load nothing. For rendered documents only. */
export function allowFraming(reply: FastifyReply): void {
  void reply.header('content-security-policy', documentPolicy).removeHeader('x-frame-options');
}

/** Headers that keep pages to themselves, cookies, and a limit on floods. */
export default fp(
  async (app) => {
    const overTls = app.config.apiProtocol === 'https';
    await app.register(fastifyHelmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          // The console's styles are made at run time (emotion); scripts never are.
          styleSrc: ["'self'", "'unsafe-inline'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          fontSrc: ["'self'"],
          objectSrc: ["'none'"],
          frameSrc: ["'self'"],
          frameAncestors: ["'none'"],
          baseUri: ["'self'"],
          formAction: ["'self'"],
          ...(overTls && { upgradeInsecureRequests: [] }),
        },
      },
      frameguard: { action: 'deny' },
      hsts: overTls && { maxAge: 63_072_000, includeSubDomains: true },
      referrerPolicy: { policy: 'same-origin' },
    });
    await app.register(fastifyCookie);
    await app.register(fastifyRateLimit, {
      timeWindow: '1 minute',
      max: (request) => (isSignedIn(request) ? limits.signedIn : limits.anonymous),
      keyGenerator: (request) => `${request.ip} ${isSignedIn(request)}`,
      allowList: (request) => !request.url.startsWith('/api/'),
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_, { ttl }) => new ApiError('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
    });
  },
  { name: 'security', dependencies: ['errors'] },
);
