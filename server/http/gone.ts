import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** One for all: what each costs to make is seen where hundreds leave at once. */
const clientGone = new DOMException('the client has gone', 'AbortError');

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when whoever asked has gone: at once where they went before anybody wanted to know. All requests of a
 * connection share one. The framework's own is no help, being aborted too when a body has been read.
 */
export function goneSignal({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): AbortSignal {
  if (socket.destroyed) return AbortSignal.abort(clientGone);
  const known = signals.get(socket);
  if (known) return known;
  const gone = new AbortController();
  socket.once('close', () => gone.abort(clientGone));
  signals.set(socket, gone.signal);
  return gone.signal;
}
