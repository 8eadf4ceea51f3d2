import { randomBytes } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { pageSecurityPolicy, pageStyles } from '../documents/page.ts';

/** What an answer may do, where it is a page: run and load what is ours, with these styles beside the files of the build. */
const policyOf = ({ config }: FastifyInstance, styles = ''): string =>
  [
    "default-src 'self'",
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "object-src 'none'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    ...(config.apiProtocol === 'https' ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const documentPolicy = `${pageSecurityPolicy}; frame-ancestors 'self'`;

/**
 * Lets the page of this answer make styles while it runs (emotion), in elements that carry the nonce that is answered,
 * and show documents, which come with theirs.
 */
export function allowStyles(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64');
  void reply.header('content-security-policy', policyOf(reply.server, ` 'nonce-${nonce}' ${pageStyles}`));
  return nonce;
}

/** Lets our own pages show this answer in a frame; it may run and load nothing. For rendered documents only. */
export function allowFraming(reply: FastifyReply): void {
  void reply.header('content-security-policy', documentPolicy).removeHeader('x-frame-options');
}

/** Headers that keep answers to whoever asked for them, and cookies. */
export default fp(
  async (app) => {
    const overTls = app.config.apiProtocol === 'https';
    const policy = policyOf(app);
    app.addHook('onRequest', (_, reply, done) => {
      void reply.header('content-security-policy', policy);
      // What a route has to say for files and pictures takes the place of this one.
      void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      done();
    });
    await app.register(fastifyHelmet, {
      // Written above: the plugin would put the same text together for every request.
      contentSecurityPolicy: false,
      frameguard: { action: 'deny' },
      hsts: overTls && { maxAge: 63_072_000, includeSubDomains: true },
      referrerPolicy: { policy: 'same-origin' },
    });
    await app.register(fastifyCookie, { hook: false });
  },
  { name: 'security', dependencies: ['errors'] },
);
