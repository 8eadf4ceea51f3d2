import { LRUCache } from 'lru-cache';
import type { Budgets } from './budgets.ts';
import { fairTurns, type Asking } from './turns.ts';

/** Bytes of body and answer from which a request is large: it then takes this process several milliseconds. */
export const largeFrom = 65_536;

/** For how long whoever had a large answer from a route is expected to have another one, in milliseconds. */
const expectedFor = 60_000;

/** How many callers and routes are remembered. */
const remembered = 10_000;

/** After so many milliseconds without a request a caller is kept waiting by nobody's. */
const presentFor = 1_000;

/** Whoever takes longer waits for something else than the thread, in milliseconds. */
const longest = 1_000;

/** A refusal costs this part of what it would have cost to do what was asked. */
const ofRefusal = 1 / 8;

/** Whom requests are of, and how both share the time where they want more than there is. */
export const requestGroups = { sessions: { weight: 3 }, visitors: { weight: 1 } };

export type RequestGroup = keyof typeof requestGroups;

/** What is known of a request before it is worked on. */
export interface Expected {
  /** Whose it is. */
  readonly caller: string;
  readonly route: string;
  /** Bytes of its body. */
  readonly bytes: number;
}

/** What it came to. */
export interface Moved {
  readonly bytes: number;
  readonly isRefused: boolean;
}

/** A request that may be worked on. */
export interface Paced {
  /** Whether it keeps others waiting, and had to wait itself. */
  readonly isLarge: boolean;
  /** Notes that it has been dealt with; to be called once. */
  end(moved: Moved): void;
}

/** Requests that read or answer much, kept from keeping the others waiting. */
export interface LargeRequests {
  /** Waits until a request may be begun: at once unless it is large and others are there. Throws as `Turns.take` does. */
  take(expected: Expected, asking: Asking<RequestGroup>): Promise<Paced>;
  /** How many wait now. */
  readonly waiting: number;
}

/**
 * There is one thread for all: what a large request takes of it everybody else waits for. While others are there, such
 * requests are worked on one at a time, callers by turns, with pauses that suit their bytes. Large is what brings many
 * bytes, and what lately had many from the same route.
 */
export function paceLargeRequests(budgets: Budgets): LargeRequests {
  const turns = fairTurns({ budgets, atOnce: 1, perCaller: 1, groups: requestGroups, patience: 'requestWaitMs' });
  const expected = new LRUCache<string, true>({ max: remembered, ttl: expectedFor });
  const [latest, other] = [nobody(), nobody()];

  function isAlone(caller: string): boolean {
    const now = performance.now();
    if (caller !== latest.caller) Object.assign(other, latest);
    Object.assign(latest, { caller, at: now });
    return now - other.at > presentFor;
  }

  return {
    async take({ caller, route, bytes }, asking) {
      const name = `${caller} ${route}`;
      const isLarge = !isAlone(caller) && (bytes >= largeFrom || expected.has(name));
      const endTurn = isLarge ? await turns.take(asking) : undefined;
      const from = performance.now();
      const late = endTurn && setTimeout(endTurn, longest).unref();
      return {
        isLarge,
        end(moved) {
          if (moved.bytes - bytes >= largeFrom) expected.set(name, true);
          const weight = moved.bytes * (moved.isRefused ? ofRefusal : 1);
          const pause = (weight / budgets.largeBytesPerSecond) * 1_000 - (performance.now() - from);
          clearTimeout(late);
          if (endTurn) setTimeout(endTurn, Math.max(0, pause)).unref();
        },
      };
    },
    get waiting() {
      return turns.waiting;
    },
  };
}

const nobody = (): { caller: string; at: number } => ({ caller: '', at: -Infinity });
