import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { pageSecurityPolicy, pageStyles, policyHash } from '../documents/page.ts';

/**
 * What an answer may do, where it is a page: run and load what is ours, with these scripts and styles beside the files of
 * the build.
 */
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
 * Lets the page of this answer run the scripts that are written in it, make styles while it runs (emotion), in elements
 * that carry the nonce that is answered, and show documents, which come with theirs.
 */
export function allowPage(reply: FastifyReply, page: string): string {
  const nonce = randomBytes(16).toString('base64');
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => ` ${policyHash(script)}`);
  const policy = policyOf(reply.server, scripts.join(''), ` 'nonce-${nonce}' ${pageStyles}`);
  void reply.header('content-security-policy', policy);
  return nonce;
}

/** Lets our own pages show this answer in a frame; it may run and load nothing. For rendered documents only. */
export function allowFraming(reply: FastifyReply): void {
  void reply.header('content-security-policy', documentPolicy).removeHeader('x-frame-options');
}

/** A mail is laid out by styles within it, and loads and runs nothing; a link in it opens a page of its own. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups; frame-ancestors 'self'";

/** Lets our own pages show this answer, a mail, in a frame. */
export function allowMailFrame(reply: FastifyReply): void {
  void reply.header('content-security-policy', mailPolicy).removeHeader('x-frame-options');
  // Its sandbox has an opaque origin, which cannot be keyed: browsers complain of the header.
  reply.removeHeader('origin-agent-cluster');
}

/** What helmet writes on every answer. Asked for once: its plugin for the framework puts it together anew for each. */
function headersOf(options: HelmetOptions): ReturnType<ServerResponse['getHeaders']> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, () => undefined);
  return answer.getHeaders();
}

/** Headers that keep answers to whoever asked for them, and cookies. */
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
      // What a route has to say for files and pictures takes the place of this one.
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
