import type { Socket } from 'node:net';

/** How long a client may continue sending after its answer. */
const lingerMs = 1_000;

/**
 * Ends a connection whose client may still be sending, after writing `last`. It is read for a moment more, because
 * closing a socket with unread input discards what the client has not read.
 */
export function hangUp(socket: Socket, last?: string): void {
  if (last === undefined) socket.end();
  else socket.end(last);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
