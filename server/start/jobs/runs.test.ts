import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { defaultBudgets } from '../../limits/budgets.ts';
import { systemClock } from '../../base/clock.ts';
import { openPool } from '../../database/pool/pool.ts';
import type { JobContext, NamedJob, Outcome } from '../../engine/jobs/job.ts';
import { openRuns } from './runs.ts';

const open = () =>
  openRuns({
    pool: openPool('postgresql:///none'),
    clock: systemClock,
    budgets: defaultBudgets,
    logger: pino({ enabled: false }),
    worker: 'test',
  });

/** A job whose runs end on request. */
function held(name = 'held') {
  const runs: { signal: AbortSignal; end: () => void }[] = [];
  const work = ({ signal }: JobContext) => {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    signal.addEventListener('abort', () => reject(signal.reason));
    runs.push({ signal, end: () => resolve({ done: {}, failed: 0 }) });
    return promise;
  };
  return { job: { name, every: '* * * * *', work } satisfies NamedJob, runs };
}

/** Returns whether a promise is still pending after all microtasks. */
const isPending = (promise: Promise<unknown>) => Promise.race([promise.then(() => false), turn(true)]);

test('runs of one job come one after the other, those of two beside each other', async () => {
  const [one, other, all] = [held('one'), held('other'), open()];
  const [, second] = [all.run(one.job), all.run(one.job), all.run(other.job)];
  await turn();
  expect([one.runs.length, other.runs.length]).toEqual([1, 1]);
  one.runs[0]?.end();
  await turn();
  expect(one.runs).toHaveLength(2);
  expect(await isPending(second)).toBe(true);
  one.runs[1]?.end();
  await second;
});

test('stopping waits for current work, and starts neither waiting nor new work', async () => {
  const [{ job, runs }, all] = [held(), open()];
  const waiting = [all.run(job), all.run(job)];
  await turn();
  const stopped = all.stop(60_000);
  expect(await isPending(stopped)).toBe(true);
  runs[0]?.end();
  expect(await stopped).toBe(true);
  expect(runs[0]?.signal.aborted).toBe(false);
  await Promise.all([...waiting, all.run(job)]);
  expect(runs).toHaveLength(1);
});

test('after its timeout it cancels current work', async () => {
  const [{ job, runs }, all] = [held(), open()];
  const run = all.run(job);
  await turn();
  expect(await all.stop(0)).toBe(true);
  await run;
  expect(runs[0]?.signal.aborted).toBe(true);
});
