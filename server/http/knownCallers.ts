import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { callerAddress } from './caller.ts';

/** The number of credentials to remember. */
const remembered = 5_000;

/** The credentials of a request. */
interface Credentials {
  readonly headers: Pick<IncomingMessage['headers'], 'authorization'>;
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/**
 * Identifies callers without look-ups: recently valid credentials map to company or account, anything else to the
 * address. For sharing capacity, not for authorization.
 */
export interface KnownCallers {
  of(request: Credentials): string;
  /** Remembers the caller of valid credentials. */
  remember(authorization: string, caller: string): void;
}

/** The callers known to one process. */
export function knownCallers(): KnownCallers {
  const callers = new LRUCache<string, string>({ max: remembered });
  return {
    of({ headers: { authorization }, socket }) {
      const known = authorization === undefined ? undefined : callers.get(authorization);
      return known ?? callerAddress(socket.remoteAddress);
    },
    remember: (authorization, caller) => void callers.set(authorization, caller),
  };
}
