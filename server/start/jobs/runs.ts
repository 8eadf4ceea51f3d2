import { setTimeout as sleep } from 'node:timers/promises';
import type { JobContext, NamedJob } from '../../engine/jobs/job.ts';
import type { Ledger } from './ledger.ts';

/** Runs of jobs in one process, one at a time per job. */
export interface Runs {
  /** Runs a job after its current run; resolves when it is done, failed or cancelled. */
  run(job: NamedJob): Promise<void>;
  /**
   * Starts no more runs and waits for current ones; after `patience` milliseconds it aborts their signal. Returns
   * whether all have ended; runs that ignore the signal are not awaited.
   */
  stop(patience: number): Promise<boolean>;
}

/** How long an aborted run may take to end. */
const givingUpMs = 1_000;

/** Opens runs with this context; a failed one is logged, and retried at the next tick. The ledger records each. */
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

/** Returns whether a promise became true in time. */
async function within(milliseconds: number, whether: Promise<boolean>): Promise<boolean> {
  const late = new AbortController();
  try {
    return await Promise.race([whether, sleep(milliseconds, false, { signal: late.signal })]);
  } finally {
    late.abort();
  }
}
