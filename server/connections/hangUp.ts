import type { Socket } from 'node:net';

/** How long a client may go on sending after it was told that nobody listens. */
const lingerMs = 1_000;

/**
 * Ends a connection whose client may still be sending, after `last` was written to it. It is read from for a moment
 * more: a socket that is closed with input unread takes back what its client has not read yet.
 */
export function hangUp(socket: Socket, last?: string): void {
  if (last === undefined) socket.end();
  else socket.end(last);
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
