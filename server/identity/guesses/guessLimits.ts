import type { Pool } from '../../database/pool/pool.ts';
import type { Budgets } from '../../limits/budgets.ts';
import type { Spending } from '../../limits/budgetUse.ts';
import { fairTurns } from '../../limits/turns/turns.ts';
import { guessCounts, type GuessCounts, type GuessKeys } from './guessCounts.ts';

/** A guess at a secret that grants access. */
export interface Guess {
  /** The budgets it counts against. */
  readonly keys: GuessKeys;
  /** The caller that turns are shared between. */
  readonly caller: string;
  /** Whether it comes from a known device, which does not wait for unknown ones. */
  readonly isKnown: boolean;
  /** Called if the guess has to wait; aborts when the client leaves. */
  readonly signal: () => AbortSignal;
}

/** Guards everything that can be guessed: passwords, links, tokens. */
export interface Guessing extends Pick<GuessCounts, 'clear'> {
  /**
   * Counts a request that is neither right nor wrong, such as asking for a link by mail. Throws `too_many_requests`.
   */
  count(keys: GuessKeys): Promise<void>;
  /**
   * Counts a guess and tries it in its turn; a correct one is not charged. Throws what `attempt` throws for a wrong
   * one, and `too_many_requests` or `busy` without an attempt.
   */
  try<T>(guess: Guess, attempt: () => Promise<T>): Promise<T>;
}

/** Opens the guard of a process. Each password check needs 19 MiB and 10 ms, so few run concurrently. */
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
        // Counted in its turn, so that guesses hold no more connections than password checks.
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
