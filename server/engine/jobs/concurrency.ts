import type { Budgets } from '../../limits/budgets.ts';
import type { Pool } from '../../database/pool/pool.ts';
import type { JobContext } from './job.ts';

/** Waits for a free place; returns how to release it. */
type Begin = () => Promise<() => void>;

/** Places per pool: all jobs of a process share its connections. */
const begins = new WeakMap<Pool, Begin>();

/**
 * The number of companies that jobs work on concurrently. Each takes a connection; half of the pool stays free for requests.
 */
export const companiesAtOnce = ({ companiesAtOnce: most, databaseConnections }: Budgets): number =>
  Math.max(1, Math.min(most, Math.floor(databaseConnections / 2)));

/**
 * Runs work for each item in order, with `companiesAtOnce` in parallel for all jobs on the pool. After an error its
 * lane stops; the error is thrown when all running work has ended.
 */
export async function severalAtOnce<T>(
  { pool, budgets }: Pick<JobContext, 'pool' | 'budgets'>,
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const most = companiesAtOnce(budgets);
  const begin = begins.get(pool) ?? limitTo(most);
  begins.set(pool, begin);
  const rest = all.values();
  // Each lane takes the next item.
  const lane = async () => {
    for (const one of rest) {
      const end = await begin();
      await work(one).finally(end);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.min(most, all.length) }, lane));
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}

function limitTo(most: number): Begin {
  const waiting: (() => void)[] = [];
  let begun = 0;
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else begun -= 1;
  };
  return async () => {
    if (begun < most) begun += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return end;
  };
}
