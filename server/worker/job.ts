import type { BaseLogger } from 'pino';
import type { Budgets } from '../budgets.ts';
import type { Clock } from '../clock.ts';
import type { Pool } from '../db/pool.ts';
import type { Mailing } from '../mail/mailing.ts';

/** What a job is given. */
export interface JobContext {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly budgets: Budgets;
  readonly logger: BaseLogger;
  /** How mail leaves; where no server is named, it is kept. */
  readonly mailing?: Mailing | undefined;
  /** Which worker this is, for whoever keeps a ledger: its host, its process and when that began. */
  readonly worker: string;
  /** Aborted when the worker cannot wait any longer: what is not done by then is left to the next tick. */
  readonly signal: AbortSignal;
}

/** How much was done of what, by names that the job chooses: `{ issued: 12 }`. */
export type Done = Readonly<Record<string, number>>;

/** What a run of a job came to. */
export interface Outcome {
  readonly done: Done;
  /** How many companies it failed with: the errors are in the log, and the next run tries again. */
  readonly failed: number;
}

/**
 * Something that is done again and again: `server/jobs/<name>.ts` exports one as `job`. Any number of workers may be at
 * it at once, and one may die at any moment: what is done and what is not stands in our own tables.
 */
export interface Job {
  /** When it is done, as cron says it in UTC; and once more when a worker starts. */
  readonly every: string;
  /** Of what somebody waits for: how long a worker pauses before it is done again, in milliseconds. */
  readonly pauseMs?: number;
  work(context: JobContext): Promise<Outcome>;
}

/** A job, under the name of its file. */
export type NamedJob = Job & { readonly name: string };
