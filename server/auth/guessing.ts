import type { Pool } from '../db/pool.ts';
import type { Budgets } from '../budgets.ts';
import type { Spending } from '../spending.ts';
import { fairTurns } from '../turns.ts';
import { guessCounts, type GuessCounts, type GuessKeys } from './guessCounts.ts';

/** Somebody's guess at what they must know to get in. */
export interface Guess {
  /** What it counts against. */
  readonly keys: GuessKeys;
  /** Whom turns are shared between. */
  readonly caller: string;
  /** Whether a device makes it that has been let in before: it waits for no stranger. */
  readonly isKnown: boolean;
  /** Made when it has to wait; aborted when whoever guesses has gone. */
  readonly signal: () => AbortSignal;
}

/** The one door for everything that can be guessed: passwords, links, tokens. */
export interface Guessing extends Pick<GuessCounts, 'clear'> {
  /** Counts what is right or wrong for nobody, as asking for a link by mail. Throws `too_many_requests`. */
  count(keys: GuessKeys): Promise<void>;
  /**
   * Tries a guess in its turn, once it is counted; a right one gives back what it took. Throws what `attempt` does,
   * which is how a wrong guess is told, and `too_many_requests` or `busy` without having tried.
   */
  try<T>(guess: Guess, attempt: () => Promise<T>): Promise<T>;
}

/** The door of a process: as passwords cost 19 MiB and 10 ms each, few are checked at once. */
export function openGuessing(pool: Pool, budgets: Budgets, spending: Spending): Guessing {
  const counts = guessCounts(pool, budgets);
  const most = budgets.passwordChecksAtOnce;
  const groups = { known: { weight: Infinity }, strangers: { weight: 1 } };
  const turns = fairTurns({ budgets, atOnce: most, perCaller: most, groups, patience: 'passwordWaitMs' });
  spending.watch('passwordChecksAtOnce', () => turns.held);
  spending.watch('passwordChecksWaiting', () => turns.waiting);
  return {
    clear: counts.clear,
    count: counts.add,
    async try({ keys, caller, isKnown, signal }, attempt) {
      counts.refuse(keys);
      const group = isKnown ? 'known' : 'strangers';
      const endTurn = await turns.take({
        group,
        caller,
        waits: { passwordChecksWaitingPerCaller: caller, passwordChecksWaiting: group },
        signal,
      });
      try {
        // Counted in its turn: guesses hold no more connections than passwords are checked at once, whoever guesses.
        await counts.add(keys);
        const result = await attempt();
        await counts.giveBack(keys);
        return result;
      } finally {
        endTurn();
      }
    },
  };
}
