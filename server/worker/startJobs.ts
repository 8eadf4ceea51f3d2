import pg from 'pg';
import type { ConstructorOptions, Db, PgBoss } from 'pg-boss';
import type { JobContext, NamedJob } from './job.ts';
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
  const runs = openRuns({ ...given, worker: workerName() });
  for (const job of jobs) void runs.run(job);
  const boss = await openBoss(given, ticking);
  const stop = async (patience: number): Promise<void> => {
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
