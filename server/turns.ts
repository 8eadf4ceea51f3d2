import type { BudgetName, Budgets } from './budgets.ts';
import { ApiError } from './errors.ts';

/** How many turns there are, and how they are shared. */
export interface TurnsOptions {
  readonly budgets: Budgets;
  /** How many at once, by rank: those of a later rank together hold no more than it says for theirs. */
  readonly atOnce: readonly number[];
  /** How many of them one caller may hold. */
  readonly perCaller: number;
  /** How long a caller waits for one at the most: the budget that says the milliseconds. */
  readonly patience: BudgetName;
}

/** Who asks for a turn. */
export interface Asking {
  /** Whom turns are shared between: those who hold none go first, then each in their order. */
  readonly caller: string;
  /** 0, the first, unless said: everybody of an earlier rank goes before. */
  readonly rank?: number;
  /** The budgets of waiting that this one counts against, each with whom it counts for; the first used up is named. */
  readonly waits: Readonly<Partial<Record<BudgetName, string>>>;
  /**
   * Aborted when whoever asked has gone: the place in the queue is given up, and `take` rejects with its reason. Where
   * it costs to make one, a function, called only for those who wait.
   */
  readonly signal?: AbortSignal | (() => AbortSignal) | undefined;
}

/** Gives a turn back. Further calls do nothing. */
export type Release = () => void;

export interface Turns {
  /** Resolves when it is the caller's turn. Throws `busy` where a budget of waiting is used up, or the wait was too long. */
  take(asking: Asking): Promise<Release>;
  /** How many wait now. */
  readonly waiting: number;
  /** How many hold a turn now. */
  readonly held: number;
}

interface Waiter {
  readonly asking: Asking;
  readonly resolve: (release: Release) => void;
}

/** Turns that callers share: however many one of them asks for, the next of another comes after one of theirs. */
export function fairTurns({ budgets, atOnce, perCaller, patience }: TurnsOptions): Turns {
  const queues = atOnce.map(() => new Map<string, Set<Waiter>>());
  const heldByRank = atOnce.map(() => 0);
  const heldByCaller = tally();
  const waitingFor = tally();
  let [held, waiting] = [0, 0];

  const isFree = ({ caller, rank = 0 }: Asking): boolean =>
    held < (atOnce[0] ?? 0) &&
    heldByRank.slice(rank).reduce((sum, n) => sum + n, 0) < (atOnce[rank] ?? 0) &&
    heldByCaller.of(caller) < perCaller;

  function hold({ caller, rank = 0 }: Asking, sign: 1 | -1): void {
    held += sign;
    heldByRank[rank] = (heldByRank[rank] ?? 0) + sign;
    heldByCaller.add(caller, sign);
  }

  function grant(asking: Asking): Release {
    hold(asking, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      hold(asking, -1);
      next();
    };
  }

  function next(): void {
    for (let found = nextWaiter(); found; found = nextWaiter()) {
      leave(found);
      found.resolve(grant(found.asking));
    }
  }

  function nextWaiter(): Waiter | undefined {
    for (const callers of queues) {
      for (const [caller, waiters] of callers) {
        const [first] = waiters;
        if (!first || !isFree(first.asking)) continue;
        // To the end of the round: the others come before this caller's next.
        callers.delete(caller);
        callers.set(caller, waiters);
        return first;
      }
    }
    return undefined;
  }

  function queueUp(waiter: Waiter): void {
    const { caller, rank = 0, waits } = waiter.asking;
    const callers = queues[rank];
    const waiters = callers?.get(caller) ?? new Set();
    callers?.set(caller, waiters.add(waiter));
    for (const [budget, whose] of Object.entries(waits)) waitingFor.add(`${budget} ${whose}`, 1);
    waiting += 1;
  }

  /** Answers whether it was still waiting. */
  function leave(waiter: Waiter): boolean {
    const { caller, rank = 0, waits } = waiter.asking;
    const callers = queues[rank];
    const waiters = callers?.get(caller);
    if (!waiters?.delete(waiter)) return false;
    if (waiters.size === 0) callers?.delete(caller);
    for (const [budget, whose] of Object.entries(waits)) waitingFor.add(`${budget} ${whose}`, -1);
    waiting -= 1;
    return true;
  }

  function wait(asking: Asking): Promise<Release> {
    const signal = typeof asking.signal === 'function' ? asking.signal() : asking.signal;
    signal?.throwIfAborted();
    const full = budgetsOf(asking.waits).find(
      ([budget, whose]) => waitingFor.of(`${budget} ${whose}`) >= budgets[budget],
    );
    if (full) throw new ApiError('busy', { budget: full[0], retryAfter: 1 });
    const { promise, resolve, reject } = Promise.withResolvers<Release>();
    const waiter = { asking, resolve };
    queueUp(waiter);
    const giveUp = (reason: unknown) => {
      if (leave(waiter)) reject(reason);
    };
    const gone = () => giveUp(signal?.reason);
    const late = setTimeout(() => giveUp(new ApiError('busy', { budget: patience, retryAfter: 1 })), budgets[patience]);
    signal?.addEventListener('abort', gone, { once: true });
    return promise.finally(() => {
      clearTimeout(late);
      signal?.removeEventListener('abort', gone);
    });
  }

  return {
    async take(asking) {
      return isFree(asking) ? grant(asking) : wait(asking);
    },
    get waiting() {
      return waiting;
    },
    get held() {
      return held;
    },
  };
}

const budgetsOf = (waits: Asking['waits']): [BudgetName, string][] => Object.entries(waits) as [BudgetName, string][];

/** Counts by name, which forgets the names that are back at nothing. */
function tally(): { of(name: string): number; add(name: string, n: number): void } {
  const counts = new Map<string, number>();
  return {
    of: (name) => counts.get(name) ?? 0,
    add(name, n) {
      const count = (counts.get(name) ?? 0) + n;
      if (count === 0) counts.delete(name);
      else counts.set(name, count);
    },
  };
}
