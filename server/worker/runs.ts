import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext, NamedJob } from './job.ts';
import type { Ledger } from './ledger.ts';

/** The runs of jobs in one process: of one job, one at a time. */
export interface Runs {
  /** Does a job, behind its run that is under way; resolves when it is done, also where it failed or is not done any more. */
  run(job: NamedJob): Promise<void>;
  /**
   * Begins no more, and lets what is under way finish: after `patience` milliseconds its signal is aborted. Answers
   * whether all has ended; what heeds no signal is not waited for.
   */
  stop(patience: number): Promise<boolean>;
}

/** For how long whoever was told to give up may take to do so. */
const givingUpMs = 1_000;

/**
 * Runs that are given this context; one that fails is logged, and tried again when it is run again. A ledger is told of each.
 */
export function openRuns(context: Omit<JobContext, 'signal'>, ledger?: Ledger): Runs {
  const last = new Map<string, Promise<void>>();
  const given = new AbortController();
  const { signal } = given;
  let isStopping = false;

  async function attempt(job: NamedJob): Promise<void> {
    if (isStopping) return;
    await ledger?.begun(job);
    try {
      const outcome = await job.work({ ...context, signal });
      await ledger?.ended(job, outcome);
    } catch (err) {
      if (signal.aborted) return;
      context.logger.error({ err }, `Job ${job.name} failed: its next tick tries again`);
      await ledger?.ended(job, err instanceof Error ? err : new Error(String(err)));
    }
  }

  return {
    run(job) {
      const run = (last.get(job.name) ?? Promise.resolve()).then(() => attempt(job));
      last.set(job.name, run);
      return run;
    },
    async stop(patience) {
      isStopping = true;
      const ended = Promise.all(last.values()).then(() => true);
      if (await within(patience, ended)) return true;
      given.abort(new Error('The worker stops'));
      return within(givingUpMs, ended);
    },
  };
}

/** Whether something came true in time. */
async function within(milliseconds: number, whether: Promise<boolean>): Promise<boolean> {
  const late = new AbortController();
  try {
    return await Promise.race([whether, sleep(milliseconds, false, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}
