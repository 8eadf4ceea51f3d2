import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { pageSecurityPolicy, pageStyles, policyHash } from './pagePolicy.ts';

/** The policy of a page: it runs and loads our own files, and these scripts and styles. */
const policyOf = ({ config }: FastifyInstance, scripts = '', styles = ''): string =>
  [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    `img-src 'self' data: blob:${config.flagsUrl ? ` ${new URL(config.flagsUrl).origin}` : ''}`,
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
 * Allows the page of this answer its inline scripts, styles with the answer's nonce (emotion), and framed documents.
 */
export function allowPage(reply: FastifyReply, page: string): string {
  const nonce = randomBytes(16).toString('base64');
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => ` ${policyHash(script)}`);
  const policy = policyOf(reply.server, scripts.join(''), ` 'nonce-${nonce}' ${pageStyles}`);
  void reply.header('content-security-policy', policy);
  return nonce;
}

/** Allows our pages to frame this answer, which may run and load nothing. For rendered documents only. */
export function allowFraming(reply: FastifyReply): void {
  void reply.header('content-security-policy', documentPolicy).removeHeader('x-frame-options');
}

/** A mail has inline styles and loads and runs nothing; its links open a new page. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'self'";

/** Allows our pages to frame this answer, a mail. */
export function allowMailFrame(reply: FastifyReply): void {
  void reply.header('content-security-policy', mailPolicy).removeHeader('x-frame-options');
  // A sandboxed page has an opaque origin, for which browsers reject this header.
  reply.removeHeader('origin-agent-cluster');
}

/** Computes helmet's headers once; its plugin would do so for each answer. */
function headersOf(options: HelmetOptions): ReturnType<ServerResponse['getHeaders']> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return answer.getHeaders();
}

/** Security headers of all answers, and cookies. */
export default fp(
  async (app) => {
    const overTls = app.config.apiProtocol === 'https';
    const headers = {
      ...headersOf({
        contentSecurityPolicy: false,
        frameguard: { action: 'deny' },
        hsts: overTls && { maxAge: 63_072_000, includeSubDomains: true },
        referrerPolicy: { policy: 'same-origin' },
      }),
      'content-security-policy': policyOf(app),
      // Routes for files and pictures override this.
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    };
    app.addHook('onRequest', (_, reply, done) => {
      void reply.headers(headers);
      done();
    });
    await app.register(fastifyCookie, { hook: false });
  },
  { name: 'security', dependencies: ['errors'] },
);
