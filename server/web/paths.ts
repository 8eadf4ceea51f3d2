import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { ApiError } from '../base/errors.ts';

/** Reduces an absolute URL to its path: proxies may send it (RFC 9112 §3.2.2), and the router uses the path alone. */
export const originForm = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** Empty and dotted segments, and characters that programs interpret differently. */
// oxlint-disable-next-line no-control-regex -- control characters are among what is looked for
const odd = /\/\/|\/\.{1,2}(?:\/|$)|[\\\x00-\x1f\x7f]/;

/** Returns whether a path has one unambiguous meaning. */
export function isPlainPath(url: string): boolean {
  const [path = ''] = url.split('?');
  try {
    return path.startsWith('/') && !odd.test(path.includes('%') ? decodeURIComponent(path) : path);
  } catch {
    return false;
  }
}

/** Refuses ambiguous paths. */
export default fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      done(isPlainPath(request.url) ? undefined : new ApiError('not_found'));
    });
  },
  { name: 'paths', dependencies: ['errors'] },
);
