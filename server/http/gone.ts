import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Aborted when whoever asked has gone: at once where they went before anybody wanted to know. All requests of a
 * connection share one. The framework's own is no help, being aborted too when a body has been read.
 */
export function goneSignal({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): AbortSignal {
  if (socket.destroyed) return AbortSignal.abort();
  const known = signals.get(socket);
  if (known) return known;
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  signals.set(socket, gone.signal);
  return gone.signal;
}
