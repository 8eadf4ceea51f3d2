import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConstructorOptions, Db, PgBoss } from 'pg-boss';
import type { JobContext, NamedJob } from '../../engine/jobs/job.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { openRuns, type Runs } from './runs.ts';
import { schema } from '../../database/schema/ticks.ts';
import { workerName } from './workerName.ts';

/** Running jobs. */
export interface Jobs {
  /** Waits for current runs, at most `patience` milliseconds, and starts no more. */
  stop(patience: number): Promise<void>;
}

export interface JobsOptions extends Omit<JobContext, 'signal' | 'worker'> {
  readonly jobs: readonly NamedJob[];
  /** The clock and connections of ticks in a test. */
  readonly ticking?: Pick<ConstructorOptions, 'clock' | 'db'>;
}

/** Seconds between polls; each poll is a statement per worker. */
const lookEvery = 5;

/** A tick only says that it is time: of missed ones, one is kept. */
const ofTicks = {
  policy: 'short',
  // A failed job waits for its next tick.
  retryLimit: 0,
  // The maximum of pg-boss: catching up may take hours, and a dead worker blocks no other tick.
  expireInSeconds: 23 * 60 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
} as const;

/**
 * Runs each job once at the start, then on schedule. One worker receives each tick. The tables of pg-boss must exist;
 * its statements use `pool`, so they need no extra connection.
 */
export async function startJobs({ jobs, ticking, ...given }: JobsOptions): Promise<Jobs> {
  const worker = workerName();
  const ledger = openLedger({ ...given, worker });
  const runs = openRuns({ ...given, worker }, ledger);
  const stopping = new AbortController();
  for (const job of jobs) void (job.pauseMs === undefined ? runs.run(job) : repeat(job, runs, stopping.signal));
  void doRequested(jobs, { runs, ledger, signal: stopping.signal });
  const boss = await openBoss(given, ticking);
  const stop = async (patience: number): Promise<void> => {
    stopping.abort();
    // If all runs have ended, their ticks are marked as done.
    const hasEnded = await runs.stop(patience);
    if (hasEnded) await Promise.all(jobs.map(({ name }) => boss.offWork(name, { wait: true })));
    await boss.stop({ graceful: false });
  };
  try {
    await boss.start();
    for (const job of jobs) await listen(boss, job, runs);
    return { stop };
  } catch (error) {
    await stop(0);
    throw error;
  }
}

/** Waits; returns whether to continue, which is false after a stop. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  sleep(milliseconds, true, { signal }).catch(() => false);

/** Repeats a job that users wait for, with short pauses. */
async function repeat(job: NamedJob, runs: Runs, signal: AbortSignal): Promise<void> {
  do await runs.run(job);
  while (await pause(job.pauseMs ?? 0, signal));
}

/** Runs the jobs that administrators request. */
async function doRequested(
  jobs: readonly NamedJob[],
  { runs, ledger, signal }: { runs: Runs; ledger: Ledger; signal: AbortSignal },
): Promise<void> {
  while (await pause(lookEvery * 1_000, signal)) {
    const names = await ledger.requested();
    for (const job of jobs) if (names.includes(job.name)) void runs.run(job);
  }
}

async function openBoss({ pool, logger }: Pick<JobContext, 'pool' | 'logger'>, ticking: JobsOptions['ticking']) {
  // QueryResult on demand, because only workers need it and loading is slow.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    schema,
    db: through(pool),
    // The owner creates its tables (`prepareTicks`).
    migrate: false,
    reindex: false,
    monitorVacuum: false,
    // We use no flows.
    flowIntervalSeconds: 60 * 60,
    cronWorkerIntervalSeconds: lookEvery,
    ...ticking,
  });
  // Without a listener these errors would end the process. pg-boss retries by itself.
  boss.on('error', (err) => logger.warn({ err }, 'Cannot poll for due jobs'));
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  return boss;
}

/** pg-boss's access to the database: it parses values as pg does by default. */
export const through = (pool: pg.Pool): Db => ({
  executeSql: (text, values) => pool.query({ text, ...(values && { values }), types: pg.types }),
});

async function listen(boss: PgBoss, job: NamedJob, runs: Runs): Promise<void> {
  await boss.createQueue(job.name, ofTicks);
  await boss.schedule(job.name, job.every);
  await boss.work(job.name, { pollingIntervalSeconds: lookEvery }, () => runs.run(job));
}
