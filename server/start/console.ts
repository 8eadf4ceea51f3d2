import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { showsMails } from '../features/delivery/mails/shownMails.ts';
import { allowPage } from '../web/security.ts';

const builtConsole = fileURLToPath(new URL('../../dist', import.meta.url));
const year = 365 * 24 * 60 * 60 * 1000;

/** Files with a hash in their name never change. */
const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Pages are not served as files, because each answer contains its own nonce. */
const isFile = (path: string): boolean => /\.(?!html$)[a-z0-9]+$/i.test(path);

function missingPage(request: FastifyRequest): string {
  const text = request.t('errors.console_missing');
  return `<!doctype html><html lang="${request.language}"><meta charset="utf-8"><title>Ultramar</title><p>${text}</p></html>`;
}

/** Returns the page of a path: the area's, which names its files, or the common one; undefined before the build. */
async function pageOf(root: string, path: string): Promise<string | undefined> {
  const read = (name: string) => readFile(join(root, `${name}.html`), 'utf8').catch(() => undefined);
  return (await read(path.split('/')[1] ?? '')) ?? (await read('index'));
}

/** Tells the console where to load flags. The configuration refuses characters that end an attribute. */
const flagsMeta = (url: string): string => `<meta name="flags-url" content="${url.replaceAll('&', '&amp;')}">`;

/** Tells the console that mails are stored and shown to their recipients. */
const mailsMeta = '<meta name="demo-mails" content="shown">';

/** Tells the console that mails are stored and not sent. */
const storedMeta = '<meta name="mails" content="stored">';

async function sendPage(root: string, path: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const page = await pageOf(root, path);
  void reply.type('text/html; charset=utf-8');
  if (page === undefined) {
    void reply.code(503).header('retry-after', '10');
    return missingPage(request);
  }
  // Without an ETag, because a cached page would keep an old nonce.
  void reply.header('cache-control', 'no-cache');
  const withNonce = page.replace('CSP_NONCE', allowPage(reply, page));
  const { flagsUrl, smtpUrl } = reply.server.config;
  const metas = [
    ...(flagsUrl === undefined ? [] : [flagsMeta(flagsUrl)]),
    ...(showsMails(reply.server) ? [mailsMeta] : []),
    ...(smtpUrl === undefined ? [storedMeta] : []),
  ];
  return metas.length === 0 ? withNonce : withNonce.replace('</head>', () => `${metas.join('')}</head>`);
}

/** Serves the built console: files unchanged, and the page for every path outside `/api`, on any host. */
export default fp<{ root?: string }>(
  async (app, { root = builtConsole }) => {
    await app.register(fastifyStatic, { root, serve: false, preCompressed: true, index: false, suppressWarning: true });
    app.get('/*', { config: { access: 'public', isPage: true }, schema: { hide: true } }, (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      if (path === '/api' || path.startsWith('/api/')) return reply.callNotFound();
      if (!isFile(path)) return sendPage(root, path, request, reply);
      return isHashed(path)
        ? reply.sendFile(path, { maxAge: year, immutable: true })
        : reply.sendFile(path, { maxAge: 60 * 60 * 1000 });
    });
  },
  { name: 'console', dependencies: ['access', 'security'] },
);
