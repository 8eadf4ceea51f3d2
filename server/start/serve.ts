import { answerRequests } from './answerRequests.ts';
import { fixedClock, systemClock, type Clock } from '../base/clock.ts';
import type { Config } from './config.ts';
import { startSandbox } from './gatewaySandbox.ts';
import { doJobs } from './doJobs.ts';
import { terminal } from '../base/logLines.ts';
import { startDatabase } from './database/startDatabase.ts';
import { closeAll, type Close } from './lifecycle.ts';
import { checkTicks } from '../database/schema/ticks.ts';

/** A running server or worker. */
export interface Running {
  /** Finishes running requests and jobs, then closes everything. */
  stop(): Promise<void>;
}

/** How long running work may take when the server stops. */
const drainMs = 10_000;

/**
 * Starts everything: the database (unless given), its schema, the HTTP server and the jobs. `say` prints messages for
 * the operator; `onLost` is called when the embedded database is lost; `clock` overrides the configuration's. If a step
 * fails, earlier ones are undone.
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
    // In parallel, because each may take its time.
    closing.push(async () => {
      const ended = await Promise.allSettled([closeAll(requests), closeAll(jobs)]);
      for (const end of ended) if (end.status === 'rejected') throw end.reason;
    });
    if (config.role !== 'worker') await answerRequests(started, requests);
    if (config.role !== 'worker' && config.startsSandbox) await startSandbox(started, closing);
    if (config.role !== 'api') await doJobs(started, jobs);
    return { stop: () => closeAll(closing) };
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}
