import type { BudgetName, Budgets } from './budgets.ts';
import { beyond } from './errors.ts';
import { FairQueue, type Party, type Release, type Sharing } from './turns/fairQueue.ts';

export type { Release } from './turns/fairQueue.ts';

/** How many turns there are, how they are shared, and who waits for them. */
export interface TurnsOptions<Group extends string> extends Sharing<Group> {
  readonly budgets: Budgets;
  /** How long a caller waits for one at the most: the budget that says the milliseconds. */
  readonly patience: BudgetName;
}

/** Who asks for a turn. */
export interface Asking<Group extends string> extends Party<Group> {
  /** The budgets of waiting that this one counts against, each with whom it counts for; the first used up is named. */
  readonly waits: Readonly<Partial<Record<BudgetName, string>>>;
  /** Whether the caller stands for many, none of whom is to blame when it waits too long. */
  readonly isCrowd?: boolean;
  /**
   * Aborted when whoever asked has gone: the place in the queue is given up, and `take` rejects with its reason. Where
   * it costs to make one, a function, called only for those who wait.
   */
  readonly signal?: AbortSignal | (() => AbortSignal) | undefined;
}

export interface Turns<Group extends string> {
  /**
   * Resolves when it is the caller's turn. Where a budget of waiting is used up or the wait was too long, throws
   * `too_many_requests` if the caller's own requests are the reason, else `busy`.
   */
  take(asking: Asking<Group>): Promise<Release>;
  /** How many wait now. */
  readonly waiting: number;
  /** How many hold a turn now. */
  readonly held: number;
}

interface Waiter<Group extends string> extends Asking<Group> {
  /** Where it is counted while it waits. */
  readonly places: readonly string[];
  readonly resolve: (release: Release) => void;
}

/** Turns that callers share by the time they take: however much one of them asks for, the others get as much. */
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

  /** Not an `async` function, which would take three more turns of the microtask queue. */
  function wait(asking: Asking<Group>): Promise<Release> {
    return new Promise((resolve, reject) => {
      const signal = typeof asking.signal === 'function' ? asking.signal() : asking.signal;
      signal?.throwIfAborted();
      const budgetNames = budgetsOf(asking.waits);
      const places = budgetNames.map((budget) => `${budget} ${asking.waits[budget]}`);
      const full = budgetNames.find((budget, at) => (waitingFor.get(places[at] ?? '') ?? 0) >= budgets[budget]);
      if (full) throw beyond(full);
      const stopListening = () => {
        clearTimeout(late);
        signal?.removeEventListener('abort', gone);
      };
      const waiter: Waiter<Group> = {
        ...asking,
        places,
        resolve(release) {
          stopListening();
          resolve(release);
        },
      };
      const begunBefore = queue.begunBy(asking);
      queue.add(waiter);
      count(places, 1);
      const giveUp = (reasonOf: () => unknown) => {
        const reason = reasonOf();
        if (!queue.remove(waiter)) return;
        count(places, -1);
        stopListening();
        reject(reason);
      };
      /** Whether the caller had turns meanwhile, or has them now. */
      const isOwnDoing = () =>
        !asking.isCrowd && (queue.heldBy(asking.caller) > 0 || queue.begunBy(asking) > begunBefore);
      const gone = () => giveUp(() => signal?.reason);
      const late = setTimeout(() => giveUp(() => beyond(patience, isOwnDoing())), budgets[patience]);
      signal?.addEventListener('abort', gone, { once: true });
    });
  }

  return {
    take(asking) {
      const release = queue.tryBegin(asking);
      return release ? Promise.resolve(grant(release)) : wait(asking);
    },
    get waiting() {
      return waiting;
    },
    get held() {
      return queue.held;
    },
  };
}

const budgetsOf = (waits: Asking<string>['waits']): BudgetName[] => Object.keys(waits) as BudgetName[];
