import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { ApiError } from '../errors.ts';

/** An absolute address as its path: proxies are sent such (RFC 9112 §3.2.2), and routes are found by the path alone. */
export const originForm = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** Empty and dotted segments, and characters that no address of ours has: files and programs read them each their way. */
// oxlint-disable-next-line no-control-regex -- control characters are among what is looked for
const odd = /\/\/|\/\.{1,2}(?:\/|$)|[\\\x00-\x1f\x7f]/;

/** Whether the path of an address, however it is written, names one thing and no other. */
export function isPlainPath(url: string): boolean {
  const [path = ''] = url.split('?');
  try {
    return path.startsWith('/') && !odd.test(path.includes('%') ? decodeURIComponent(path) : path);
  } catch {
    return false;
  }
}

/** There is nothing at an address that could be read in more than one way, whoever reads it. */
export default fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      done(isPlainPath(request.url) ? undefined : new ApiError('not_found'));
    });
  },
  { name: 'paths', dependencies: ['errors'] },
);
