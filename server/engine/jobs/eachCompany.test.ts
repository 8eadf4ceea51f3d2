import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { defaultBudgets } from '../../limits/budgets.ts';
import { systemClock } from '../../base/clock.ts';
import { openPool } from '../../database/pool/pool.ts';
import { eachCompany } from './eachCompany.ts';
import type { JobContext } from './job.ts';

const companies = Array.from({ length: 7 }, (_, index) => ({
  id: `company ${index}`,
  time_zone: 'UTC',
  is_suspended: false,
}));

/** A job's context with an unused pool, and its log. */
function contextOf(budgets: Partial<JobContext['budgets']> = {}) {
  const [logged, stopping]: [string[], AbortController] = [[], new AbortController()];
  const context: JobContext = {
    pool: openPool('postgresql:///none'),
    clock: systemClock,
    budgets: { ...defaultBudgets, companiesAtOnce: 3, ...budgets },
    logger: pino({}, { write: (line) => void logged.push(line) }),
    worker: 'test',
    signal: stopping.signal,
  };
  return { context, logged, stop: () => stopping.abort(new Error('The worker stops')) };
}

/** Work that ends one company at a time on request; counts what is running. */
function held() {
  const ends: (() => void)[] = [];
  const counts = { begun: 0, most: 0 };
  const work = async () => {
    counts.begun += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    counts.most = Math.max(counts.most, ends.length);
    await promise;
    return { issued: 1 };
  };
  const endOne = async () => {
    ends.shift()?.();
    await turn();
  };
  return { work, counts, endOne };
}

test('companies are processed up to the budget concurrently, and all are processed', async () => {
  const [{ context }, { work, counts, endOne }] = [contextOf(), held()];
  const outcome = eachCompany(context, companies, work);
  for (let ended = 0; ended < companies.length; ended += 1) {
    await turn();
    expect(counts.begun).toBe(Math.min(ended + 3, companies.length));
    await endOne();
  }
  expect([await outcome, counts.most]).toEqual([{ done: { companies: 7, issued: 7 }, failed: 0 }, 3]);
});

test('two jobs on one pool share the budget', async () => {
  const [{ context }, { work, counts, endOne }] = [contextOf(), held()];
  const outcomes = [eachCompany(context, companies, work), eachCompany(context, companies, work)];
  for (let ended = 0; ended < 2 * companies.length; ended += 1) {
    await turn();
    await endOne();
  }
  expect((await Promise.all(outcomes)).map(({ done }) => done.companies)).toEqual([7, 7]);
  expect(counts.most).toBe(3);
});

test.each([
  [10, 5],
  [5, 2],
  [1, 1],
])('of %i connections at most %i are used, for any budget', async (databaseConnections, most) => {
  const { context } = contextOf({ companiesAtOnce: 100, databaseConnections });
  const { work, counts, endOne } = held();
  const outcome = eachCompany(context, companies, work);
  await turn();
  for (const _ of companies) await endOne();
  await outcome;
  expect(counts.most).toBe(most);
});

test('one that fails keeps none of the others, and is tried once more after them', async () => {
  const { context, logged } = contextOf();
  const tried: string[] = [];
  const outcome = await eachCompany(context, companies, async ({ id }) => {
    tried.push(id);
    await turn();
    const isSecond = tried.filter((one) => one === id).length === 2;
    if (id === 'company 0' || (id === 'company 1' && !isSecond)) throw new Error('an unexpected error');
    return { issued: 1 };
  });
  expect(outcome).toEqual({ done: { companies: 6, issued: 6 }, failed: 1 });
  expect(tried).toEqual([...companies.map(({ id }) => id), 'company 0', 'company 1']);
  expect(logged.map((line) => JSON.parse(line).tenant)).toEqual(['company 0']);
});

test('when the worker stops, no other company starts, and current work is awaited', async () => {
  const [{ context, logged, stop }, { work, counts, endOne }] = [contextOf(), held()];
  const outcome = eachCompany(context, companies, work);
  let hasEnded = false;
  const message = outcome.catch((error: Error) => error.message).finally(() => (hasEnded = true));
  await turn();
  stop();
  for (let ended = 0; ended < 2; ended += 1) await endOne();
  expect(hasEnded).toBe(false);
  await endOne();
  expect([await message, counts.begun, logged]).toEqual(['The worker stops', 3, []]);
});
