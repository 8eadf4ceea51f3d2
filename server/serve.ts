import { answerRequests } from './answerRequests.ts';
import { fixedClock, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { startCluster } from './db/cluster.ts';
import { loadDemo } from './db/demo/load.ts';
import { checkLogin } from './db/login.ts';
import { checkMigrations } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { prepareDatabase } from './db/prepare.ts';
import { atInstant } from './db/session.ts';
import { doJobs } from './doJobs.ts';
import { terminal } from './logLines.ts';
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
    const { url, ownerUrl } = await database(config, say, onLost, closing);
    if (ownerUrl !== undefined) await prepareDatabase(ownerUrl, say);
    const clocked = (address: string) => (config.clock ? atInstant(address, config.clock) : address);
    const pool = openPool(clocked(url), config.budgets);
    closing.push(() => pool.end());
    await checkLogin(pool);
    await checkMigrations(pool);
    if (config.role !== 'api') await checkTicks(pool);
    if (config.demo && ownerUrl !== undefined && (await loadDemo(clocked(ownerUrl), clock.now()))) {
      say('Database: demo data loaded');
    }
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

/** Where the database is, as the login of the server and, where that is known, as its owner. */
async function database(
  { databaseUrl, databaseOwnerUrl, dataDir }: Config,
  say: (line: string) => void,
  onLost: (error: unknown) => void,
  closing: Close[],
): Promise<{ url: string; ownerUrl: string | undefined }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, ownerUrl: databaseOwnerUrl };
  const cluster = await startCluster({ home: dataDir, say, onLost });
  closing.push(() => cluster.stop());
  return { url: cluster.url(), ownerUrl: cluster.ownerUrl() };
}
