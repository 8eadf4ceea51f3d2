import type { BudgetName, Budgets } from '../budgets.ts';
import { beyond } from '../../base/errors.ts';
import { FairQueue, type Party, type Release, type Sharing } from './fairQueue.ts';

export type { Release } from './fairQueue.ts';

/** The number of turns, their sharing, and the waiting budgets. */
export interface TurnsOptions<Group extends string> extends Sharing<Group> {
  readonly budgets: Budgets;
  /** The budget with the maximum wait in milliseconds. */
  readonly patience: BudgetName;
}

export interface TurnRequest<Group extends string> extends Party<Group> {
  /** The waiting budgets it counts against, each with its key; the first exceeded one is reported. */
  readonly waits: Readonly<Partial<Record<BudgetName, string>>>;
  /** Whether the caller represents many, none of whom is responsible for a long wait. */
  readonly isCrowd?: boolean;
  /**
   * Aborts when the client leaves: the place is released and `take` rejects. A function is called only when waiting,
   * because creating a signal has a cost.
   */
  readonly signal?: AbortSignal | (() => AbortSignal) | undefined;
}

export interface Turns<Group extends string> {
  /**
   * Resolves with a turn. Beyond a waiting budget it throws `too_many_requests` if the caller's own requests are the
   * reason, else `busy`.
   */
  take(request: TurnRequest<Group>): Promise<Release>;
  /** The number of waiting callers. */
  readonly waiting: number;
  /** The number of turns in use. */
  readonly held: number;
}

interface Waiter<Group extends string> extends TurnRequest<Group> {
  /** The counters of its wait. */
  readonly places: readonly string[];
  readonly resolve: (release: Release) => void;
}

/** Turns shared by the time they take, so that one caller cannot displace others. */
export function fairTurns<Group extends string>(options: TurnsOptions<Group>): Turns<Group> {
  const { budgets, patience } = options;
  const queue = new FairQueue<Group, Waiter<Group>>(options);
  const waitingFor = new Map<string, number>();
  let waiting = 0;

  const grant = (release: Release): Release => {
    return () => {
      release();
      for (let found = queue.next(); found; found = queue.next()) {
        count(found.item.places, -1);
        found.item.resolve(grant(found.release));
      }
    };
  };

  function count(places: readonly string[], sign: 1 | -1): void {
    waiting += sign;
    for (const place of places) {
      const left = (waitingFor.get(place) ?? 0) + sign;
      if (left === 0) waitingFor.delete(place);
      else waitingFor.set(place, left);
    }
  }

  /** Not `async`, which would take three more microtasks. */
  function wait(request: TurnRequest<Group>): Promise<Release> {
    return new Promise((resolve, reject) => {
      const signal = typeof request.signal === 'function' ? request.signal() : request.signal;
      signal?.throwIfAborted();
      const budgetNames = budgetsOf(request.waits);
      const places = budgetNames.map((budget) => `${budget} ${request.waits[budget]}`);
      const full = budgetNames.find((budget, at) => (waitingFor.get(places[at] ?? '') ?? 0) >= budgets[budget]);
      if (full) throw beyond(full);
      const stopListening = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', gone);
      };
      const waiter: Waiter<Group> = {
        ...request,
        places,
        resolve(release) {
          stopListening();
          resolve(release);
        },
      };
      const begunBefore = queue.begunBy(request);
      queue.add(waiter);
      count(places, 1);
      const giveUp = (reasonOf: () => unknown) => {
        const reason = reasonOf();
        if (!queue.remove(waiter)) return;
        count(places, -1);
        stopListening();
        reject(reason);
      };
      /** Returns whether the caller had turns meanwhile, or has some now. */
      const isOwnDoing = () =>
        !request.isCrowd && (queue.turnsOf(request.caller) > 0 || queue.begunBy(request) > begunBefore);
      const gone = () => giveUp(() => signal?.reason);
      const late = setTimeout(() => giveUp(() => beyond(patience, isOwnDoing())), budgets[patience]);
      signal?.addEventListener('abort', gone, { once: true });
    });
  }

  return {
    take(request) {
      const release = queue.tryBegin(request);
      return release ? Promise.resolve(grant(release)) : wait(request);
    },
    get waiting() {
      return waiting;
    },
    get held() {
      return queue.held;
    },
  };
}

const budgetsOf = (waits: TurnRequest<string>['waits']): BudgetName[] => Object.keys(waits) as BudgetName[];
