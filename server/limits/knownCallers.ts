import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Caller } from './connections/admission.ts';
import { clientAddressOf } from '../base/trustedProxies.ts';
import { callerAddress } from './caller.ts';

/** The number of credentials to remember. */
const remembered = 5_000;

/**
 * Identifies callers without look-ups: recently valid credentials map to company or account, anything else is a visitor
 * from its address. For sharing capacity, not for authorization.
 */
export interface KnownCallers {
  of(request: IncomingMessage): Caller;
  /** Remembers the caller of valid credentials. */
  remember(authorization: string, caller: string): void;
}

/** The callers known to one process; `addressOf` returns the address of a client, also behind a proxy. */
export function knownCallers(addressOf = clientAddressOf([])): KnownCallers {
  const callers = new LRUCache<string, string>({ max: remembered });
  return {
    of(request) {
      const { authorization } = request.headers;
      const known = authorization === undefined ? undefined : callers.get(authorization);
      if (known !== undefined) return { group: 'sessions', name: known };
      return { group: 'visitors', name: callerAddress(addressOf(request)) };
    },
    remember: (authorization, caller) => void callers.set(authorization, caller),
  };
}
