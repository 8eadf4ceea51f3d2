import { LRUCache } from 'lru-cache';
import type { Budgets } from '../budgets.ts';
import { fairTurns, type TurnRequest } from './turns.ts';

/** The size of body and answer from which a request is large: it then takes several milliseconds of the process. */
export const largeFrom = 65_536;

/** How long, in milliseconds, another large answer is expected for the same caller and route. */
const expectedFor = 60_000;

/** The number of callers and routes to remember. */
const remembered = 10_000;

/** After this many milliseconds without a request a caller no longer counts as present. */
const presentFor = 1_000;

/**
 * The longest time that a request is charged, in milliseconds; longer ones wait for something other than the thread.
 */
const longest = 1_000;

/** The cost of a refusal relative to the request. */
const ofRefusal = 1 / 8;

/** The groups of callers, and their shares of the time when both are busy. */
export const requestGroups = { sessions: { weight: 3 }, visitors: { weight: 1 } };

export type RequestGroup = keyof typeof requestGroups;

/** What is known of a request before it is processed. */
export interface Expected {
  /** Its caller. */
  readonly caller: string;
  readonly route: string;
  /** The size of its body. */
  readonly bytes: number;
}

/** What a request used. */
export interface MovedDates {
  readonly bytes: number;
  readonly isRefused: boolean;
}

/** A request that may be processed. */
export interface Paced {
  /** Whether it is large and had to wait. */
  readonly isLarge: boolean;
  /** Records its end; to be called once. */
  end(moved: MovedDates): void;
}

/** Limits the effect of large requests on others. */
export interface LargeRequests {
  /**
   * Waits until a request may start: immediately unless it is large and others are present. Throws like `Turns.take`.
   */
  take(expected: Expected, request: TurnRequest<RequestGroup>): Promise<Paced>;
  /** The number of waiting requests. */
  readonly waiting: number;
}

/**
 * All requests share one thread. While other callers are present, large requests run one at a time, callers by turns,
 * with pauses in proportion to their bytes. A request is large by its body, or by recent answers of the same route.
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
    async take({ caller, route, bytes }, request) {
      const name = `${caller} ${route}`;
      const isLarge = !isAlone(caller) && (bytes >= largeFrom || expected.has(name));
      const endTurn = isLarge ? await turns.take(request) : undefined;
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
