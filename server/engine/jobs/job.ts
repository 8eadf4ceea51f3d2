import type { BaseLogger } from 'pino';
import type { Job as LedgerEntry } from '../../../schemas/resources/platform/jobs.ts';
import type { Budgets } from '../../limits/budgets.ts';
import type { Clock } from '../../base/clock.ts';
import type { Pool } from '../../database/pool/pool.ts';
import type { Mailing } from '../../mail/mailTransport.ts';

/** The context of a job. Features add what their own jobs use. */
export interface JobContext {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly budgets: Budgets;
  readonly logger: BaseLogger;
  /** How mail is sent; without a server it is stored. */
  readonly mailing?: Mailing | undefined;
  /** The name of this worker in the ledger: host, process and start time. */
  readonly worker: string;
  /** Aborts when the worker stops waiting; the rest is left to the next tick. */
  readonly signal: AbortSignal;
}

/** Counts of a job's results by name: `{ issued: 12 }`. The screen of jobs has words for each. */
export type Done = Readonly<Partial<Record<NonNullable<LedgerEntry['done']>[number]['what'], number>>>;

/** The result of a run. */
export interface Outcome {
  readonly done: Done;
  /** The number of companies that failed; errors are logged, and the next run retries. */
  readonly failed: number;
}

/**
 * A repeated job: `server/features/<feature>/jobs/<name>.ts` exports one as `job`. Several workers may run it concurrently, and one may die at
 * any moment, so its state is in our own tables.
 */
export interface Job {
  /** The schedule as cron in UTC; it also runs when a worker starts. */
  readonly every: string;
  /** The pause between runs in milliseconds, for a job that users wait for. */
  readonly pauseMs?: number;
  work(context: JobContext): Promise<Outcome>;
}

/** A job with the name of its file. */
export type NamedJob = Job & { readonly name: string };
