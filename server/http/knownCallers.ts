import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { callerAddress } from './caller.ts';

/** How many credentials are remembered. */
const remembered = 5_000;

/** What a request shows of who asks. */
interface Asking {
  readonly headers: Pick<IncomingMessage['headers'], 'authorization'>;
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>;
}

/**
 * Whose requests are, as far as it is known without looking anything up: of credentials that were good lately the
 * company or account, else the address. Good for sharing what there is, not for letting anybody in.
 */
export interface KnownCallers {
  of(request: Asking): string;
  /** Remembers whose credentials are, which were just found to be good. */
  remember(authorization: string, caller: string): void;
}

/** The callers that one process knows. */
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
