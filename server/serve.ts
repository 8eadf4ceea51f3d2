import { answerRequests } from './answerRequests.ts';
import { fixedClock, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { doJobs } from './doJobs.ts';
import { terminal } from './logLines.ts';
import { startDatabase } from './startDatabase.ts';
import { closeAll, type Close } from './started.ts';
import { checkTicks } from './db/ticks.ts';

/** The product, answering requests and doing its jobs, as its role says. */
export interface Running {
  /** Lets the requests and jobs under way finish, then closes everything. */
  stop(): Promise<void>;
}

/** How long what is under way may take to finish when the server stops. */
const drainMs = 10_000;

/**
 * Starts all there is: the database (unless one is given), its schema, the server that listens, and the jobs.
 * `say` hears what an operator should know; `onLost` is called when the embedded database is gone for good; `clock` is the
 * configuration's unless another is given.
 * What was started is stopped again when a later step fails.
 */
export async function serve(
  config: Config,
  say: (line: string) => void,
  onLost: (error: unknown) => void,
  clock: Clock = config.clock ? fixedClock(config.clock) : systemClock,
): Promise<Running> {
  const closing: Close[] = [];
  try {
    const pool = await startDatabase(config, { say, onLost, clock, closing });
    if (config.role !== 'api') await checkTicks(pool);
    const logger = { level: config.logLevel, ...(!config.production && { stream: terminal }) };
    const started = { config, pool, clock, logger, drainMs, say };
    const requests: Close[] = [];
    const jobs: Close[] = [];
    // Both at once: each may take its time.
    closing.push(async () => {
      const ended = await Promise.allSettled([closeAll(requests), closeAll(jobs)]);
      for (const end of ended) if (end.status === 'rejected') throw end.reason;
    });
    if (config.role !== 'worker') await answerRequests(started, requests);
    if (config.role !== 'api') await doJobs(started, jobs);
    return { stop: () => closeAll(closing) };
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}
