import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { ConstructorOptions, Db, PgBoss } from 'pg-boss';
import type { JobContext, NamedJob } from './job.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { openRuns, type Runs } from './runs.ts';
import { schema } from '../db/ticks.ts';
import { workerName } from './workerName.ts';

/** Jobs being done. */
export interface Jobs {
  /** Lets what is under way finish, `patience` milliseconds at most, and does no more. */
  stop(patience: number): Promise<void>;
}

export interface JobsOptions extends Omit<JobContext, 'signal' | 'worker'> {
  readonly jobs: readonly NamedJob[];
  /** What ticks go by in a test: its clock, and connections that know of it. */
  readonly ticking?: Pick<ConstructorOptions, 'clock' | 'db'>;
}

/** Seconds between two looks whether there is a tick; each look is a statement of each worker. */
const lookEvery = 5;

/** A tick says only that it is time: of those that nobody took, one is kept. */
const ofTicks = {
  policy: 'short',
  // Whoever fails tries again at the next one.
  retryLimit: 0,
  // For as long as pg-boss allows: a run that catches up may take hours, and whoever died holds up no other tick.
  expireInSeconds: 23 * 60 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
} as const;

/**
 * Does each job once, at once, and then whenever it is time. Of many workers on one database one is told of a tick. The
 * tables of pg-boss have to be there; its statements go by `pool`, so that they take no connection of their own.
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
    // Where all has ended, its tick is written down as done; else that is left to nobody.
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

/** Pauses; answers whether to go on, which is not so once it is stopped. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<boolean> =>
  sleep(milliseconds, true, { signal }).catch(() => false);

/** Does a job that somebody waits for again and again, shortly after it was done. */
async function repeat(job: NamedJob, runs: Runs, signal: AbortSignal): Promise<void> {
  do await runs.run(job);
  while (await pause(job.pauseMs ?? 0, signal));
}

/** Does the jobs that administrators ask for. */
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
  // Only workers need it, and reading it takes a while.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    schema,
    db: through(pool),
    // Its tables are the owner's: `prepareTicks` makes them, and nobody else may rebuild their indexes.
    migrate: false,
    reindex: false,
    monitorVacuum: false,
    // We have none.
    flowIntervalSeconds: 60 * 60,
    cronWorkerIntervalSeconds: lookEvery,
    ...ticking,
  });
  // Without listeners these would end the process. It looks again by itself.
  boss.on('error', (err) => logger.warn({ err }, 'Whether it is time for a job cannot be told'));
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message));
  return boss;
}

/** The way of pg-boss to the database: it reads values as pg does by itself. */
export const through = (pool: pg.Pool): Db => ({
  executeSql: (text, values) => pool.query({ text, ...(values && { values }), types: pg.types }),
});

async function listen(boss: PgBoss, job: NamedJob, runs: Runs): Promise<void> {
  await boss.createQueue(job.name, ofTicks);
  await boss.schedule(job.name, job.every);
  await boss.work(job.name, { pollingIntervalSeconds: lookEvery }, () => runs.run(job));
}
