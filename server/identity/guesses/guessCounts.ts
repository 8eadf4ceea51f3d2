import type { Pool } from '../../database/pool/pool.ts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Budgets } from '../../limits/budgets.ts';
import { atOnceInAuth } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';

/** The counting period in seconds. */
const period = 15 * 60;

/** In this order, so that a refusal for an address consumes nothing of an account. */
const guessBudgets = [
  'guessesPerAddress',
  'guessesPerAccountAndAddress',
  'guessesPerAccount',
  'guessesPerDevice',
  'linksPerAddress',
  'linksPerAccount',
  'linksPerDevice',
  'searchesPerTenant',
  'searchesPerAccount',
  'accessRequestsPerAccount',
  'paymentPagesPerInvoice',
  'paymentsPerClientLink',
  'paymentsPerUser',
  'connectionChecksPerTenant',
] as const;

type GuessBudget = (typeof guessBudgets)[number];

/** The budgets that a guess counts against, with its key in each. */
export type GuessKeys = Readonly<Partial<Record<GuessBudget, string>>>;

/** Counts guesses in the database, shared by all processes. */
export interface GuessCounts {
  /** Throws `too_many_requests` if this process knows that a budget is exhausted. */
  refuse(keys: GuessKeys): void;
  /**
   * Counts a guess before it is tried, so that concurrent guesses cannot bypass the limit. Throws `too_many_requests`.
   */
  add(keys: GuessKeys): Promise<void>;
  /** Returns what a correct guess consumed, and resets the device or address. */
  giveBack(keys: GuessKeys): Promise<void>;
  /** Deletes expired counts, a limited number at a time. */
  clear(): Promise<void>;
}

/** The number of refusals that a process remembers. */
const remembered = 10_000;

/** The number of expired counts deleted at a time. */
const cleared = 50_000;

/** Counts stored in the table `sign_in_attempts`. */
export function guessCounts(pool: Pool, budgets: Budgets): GuessCounts {
  const refusedUntil = new Map<string, number>();
  const limiters = new Map(guessBudgets.map((budget) => [budget, limiter(pool, budget, budgets[budget])]));

  /** The limiters of the keys, in order. */
  const each = (keys: GuessKeys): { budget: GuessBudget; key: string; counts: RateLimiterPostgres }[] =>
    guessBudgets.flatMap((budget) => {
      const [key, counts] = [keys[budget], limiters.get(budget)];
      return key === undefined || !counts ? [] : [{ budget, key, counts }];
    });

  function remember(name: string, until: number): void {
    const [oldest] = refusedUntil.keys();
    if (refusedUntil.size >= remembered && oldest !== undefined) refusedUntil.delete(oldest);
    refusedUntil.set(name, until);
  }

  function refuse(keys: GuessKeys): void {
    for (const { budget, key } of each(keys)) {
      const wait = (refusedUntil.get(`${budget} ${key}`) ?? 0) - Date.now();
      if (wait > 0) throw tooMany(budget, wait);
      refusedUntil.delete(`${budget} ${key}`);
    }
  }

  return {
    refuse,
    async add(keys) {
      // Checked again, so that a refusal by one budget consumes no other.
      refuse(keys);
      for (const { budget, key, counts } of each(keys)) {
        try {
          await counts.consume(key);
        } catch (refused) {
          if (!(refused instanceof RateLimiterRes)) throw refused;
          remember(`${budget} ${key}`, Date.now() + refused.msBeforeNext);
          throw tooMany(budget, refused.msBeforeNext);
        }
      }
    },
    async giveBack(keys) {
      for (const { budget, key, counts } of each(keys)) {
        const isShared = budget === 'guessesPerAccount' || budget === 'guessesPerAddress';
        if (isShared) await counts.reward(key);
        else await counts.delete(key);
        if (!isShared) refusedUntil.delete(`${budget} ${key}`);
      }
    },
    async clear() {
      await atOnceInAuth(pool, (db) => db.query(clearExpired, [Date.now(), cleared]));
    },
  };
}

const clearExpired = `
  delete from sign_in_attempts where key in
    (select key from sign_in_attempts where expire <= $1 order by expire limit $2 for update skip locked)`;

function limiter(pool: Pool, budget: GuessBudget, points: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: { query: (statement: LibraryStatement) => countInAuth(pool, statement) },
    storeType: 'client',
    tableName: 'sign_in_attempts',
    tableCreated: true,
    // The library's own clean-up reads the whole table, per limiter.
    clearExpiredByTimeout: false,
    keyPrefix: budget,
    points,
    duration: period,
  });
}

/** The library's statement for a pg client. */
interface LibraryStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

async function countInAuth(
  pool: Pool,
  { text, values }: LibraryStatement,
): Promise<{ rows: object[]; rowCount: number }> {
  const rows = await atOnceInAuth(pool, (db) => db.query(text, values));
  return { rows, rowCount: rows.length };
}

const tooMany = (budget: GuessBudget, milliseconds: number): ApiError =>
  new ApiError('too_many_requests', { budget, retryAfter: Math.ceil(milliseconds / 1000) });
