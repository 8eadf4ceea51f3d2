import type { Budgets } from '../budgets.ts';
import type { Pool } from '../db/pool.ts';
import type { JobContext } from './job.ts';

/** Waits until one more may begin; answers how to say that it has ended. */
type Begin = () => Promise<() => void>;

/** Whose turn it is on each pool: all jobs of a process share what they may take of its connections. */
const begins = new WeakMap<Pool, Begin>();

/** How many companies jobs work on at once. Each takes one connection; half of the pool stays free for requests. */
export const companiesAtOnce = ({ companiesAtOnce: most, databaseConnections }: Budgets): number =>
  Math.max(1, Math.min(most, Math.floor(databaseConnections / 2)));

/**
 * Does something with each of these, in their order, with as many at once as `companiesAtOnce` says for all jobs on the
 * pool. Where it throws, no other is begun by the same lane; its error is thrown when all that was begun has ended.
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
  // Each lane takes the next of the rest.
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
