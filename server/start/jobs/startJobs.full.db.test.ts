import { TestClock } from 'pg-boss';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../tests/support/database.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { systemClock } from '../../base/clock.ts';
import { openPool } from '../../database/pool/pool.ts';
import type { JobContext, NamedJob } from '../../engine/jobs/job.ts';
import { startJobs, through, type Jobs } from './startJobs.ts';

/** A database whose ticks use a clock that the test sets, with workers. */
async function ticking() {
  const { url, ownerPool, drop } = await openDatabase();
  // pg-boss's clock is in its schema, so the server's login may create it for this test.
  await ownerPool.query(
    'grant create on schema pgboss to ultramar_server; alter function pgboss.job_now owner to ultramar_server',
  );
  const clock = new TestClock('2026-11-20T12:00:30Z');
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(line) });
  const stops: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const stop of stops) await stop();
    await drop();
  });
  return {
    logged,
    ownerPool,
    tick: (seconds: number) => clock.tick(seconds * 1_000),
    jump: (to: string) => clock.setTime(to),
    async start(...jobs: NamedJob[]): Promise<Jobs> {
      const pool = openPool(`${url}&options=${encodeURIComponent('-c pgboss.test_clock=on')}`);
      const db = { ...through(pool), setSessionStatements: async () => undefined };
      const started = await startJobs({
        jobs,
        pool,
        logger,
        clock: systemClock,
        budgets: defaultBudgets,
        ticking: { clock, db },
      });
      stops.push(async () => {
        await started.stop(0);
        await pool.end();
      });
      return started;
    },
  };
}

/** A job at five past twelve that counts its runs. */
function counting(work: (context: JobContext) => Promise<void> | void = () => undefined) {
  const counts = { begun: 0, ended: 0, atOnce: 0 };
  const job: NamedJob = {
    name: 'counting',
    every: '5 12 * * *',
    async work(context) {
      counts.begun += 1;
      counts.atOnce = Math.max(counts.atOnce, counts.begun - counts.ended);
      try {
        await work(context);
        return { done: {}, failed: 0 };
      } finally {
        counts.ended += 1;
      }
    },
  };
  return { job, counts };
}

test('a job runs immediately when a worker starts, and again on schedule', async () => {
  const { start, tick, jump } = await ticking();
  const { job, counts } = counting();
  await start(job);
  await expect.poll(() => counts.ended).toBe(1);
  await jump('2026-11-20T12:04:00Z');
  await tick(50);
  expect(counts.begun).toBe(1);
  await tick(60);
  await expect.poll(() => counts.ended).toBe(2);
});

test('of two workers each catches up, and one receives each tick', async () => {
  const { start, tick, jump, ownerPool } = await ticking();
  const [one, other] = [counting(), counting()];
  await start(one.job);
  await start(other.job);
  await expect.poll(() => [one.counts.ended, other.counts.ended]).toEqual([1, 1]);
  await jump('2026-11-20T12:04:50Z');
  await tick(120);
  const done = "select count(*)::int as count from pgboss.job where name = 'counting' and state = 'completed'";
  await expect.poll(async () => (await ownerPool.query(done)).rows).toEqual([{ count: 1 }]);
  expect(one.counts.begun + other.counts.begun).toBe(3);
});

test('one that fails is logged, and tried again at the next tick', async () => {
  const { start, tick, jump, logged } = await ticking();
  const { job, counts } = counting(() => {
    if (counts.begun < 3) throw new Error(`The ${counts.begun}. time it failed`);
  });
  await start(job);
  await expect.poll(() => logged.join()).toContain('The 1. time it failed');
  for (const [day, runs] of [
    ['20', 2],
    ['21', 3],
  ] as const) {
    await jump(`2026-11-${day}T12:04:50Z`);
    await tick(60);
    await expect.poll(() => counts.ended).toBe(runs);
  }
  expect(logged.join()).toContain('Job counting failed: its next tick tries again');
  expect(logged).toHaveLength(2);
});

test('it is never done twice at the same time in one process: a tick waits for the run before', async () => {
  const { start, tick, jump, ownerPool } = await ticking();
  const free = Promise.withResolvers<void>();
  const { job, counts } = counting(() => free.promise);
  await start(job);
  await jump('2026-11-20T12:04:50Z');
  await tick(60);
  const taken = "select count(*)::int as count from pgboss.job where name = 'counting' and state = 'active'";
  await expect.poll(async () => (await ownerPool.query(taken)).rows).toEqual([{ count: 1 }]);
  expect(counts).toMatchObject({ begun: 1, ended: 0 });
  free.resolve();
  await expect.poll(() => counts).toMatchObject({ ended: 2, atOnce: 1 });
});

test('a worker that stops lets the run under way finish, writes its tick down as done, and begins no other', async () => {
  const { start, tick, jump, ownerPool } = await ticking();
  const free = Promise.withResolvers<void>();
  const { job, counts } = counting(() => free.promise);
  const { stop } = await start(job);
  await jump('2026-11-20T12:04:50Z');
  await tick(60);
  const stopped = stop(60_000);
  free.resolve();
  await stopped;
  expect(counts).toMatchObject({ begun: 1, ended: 1 });
  const { rows } = await ownerPool.query("select state from pgboss.job where name = 'counting'");
  expect(rows).toEqual([{ state: 'completed' }]);
});

test('after the timeout the run is cancelled, and jobs that ignore that are abandoned', async () => {
  const { start, logged } = await ticking();
  const heeding = counting(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
  const deaf = counting(() => new Promise(() => undefined));
  const { stop } = await start({ ...heeding.job, name: 'heeding' }, { ...deaf.job, name: 'deaf' });
  await stop(0);
  expect(heeding.counts).toMatchObject({ begun: 1, ended: 1 });
  expect(deaf.counts).toMatchObject({ begun: 1, ended: 0 });
  expect(logged).toEqual([]);
});

test('a worker needs only the rights of its login for a full day of pg-boss', async () => {
  const { start, tick, jump, logged, ownerPool } = await ticking();
  const { job, counts } = counting();
  await start(job);
  for (const day of [20, 21, 22]) {
    await jump(`2026-11-${day}T12:04:50Z`);
    await tick(90);
  }
  await expect.poll(() => counts.ended).toBe(4);
  expect(logged).toEqual([]);
  // Ticks older than a day are gone: maintenance has run.
  const kept = "select count(*)::int as count from pgboss.job where name = 'counting'";
  await expect.poll(async () => (await ownerPool.query(kept)).rows[0].count).toBeLessThan(3);
});
