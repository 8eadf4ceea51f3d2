import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Shared, because creating one per request is costly when hundreds leave simultaneously. */
const clientGone = new DOMException('the client has gone', 'AbortError');

const signals = new WeakMap<Socket, AbortSignal>();

/**
 * Returns a signal that aborts when the client leaves, immediately if it already has. Requests of a connection share
 * one. The framework's own also aborts after the body is read.
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
