import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { startCluster } from './db/cluster.ts';
import { loadDemo } from './db/demo/load.ts';
import { checkLogin } from './db/login.ts';
import { checkMigrations } from './db/migrate.ts';
import { openPool, type Pool } from './db/pool.ts';
import { prepareDatabase } from './db/prepare.ts';
import { atInstant } from './db/session.ts';
import { sealLinksBy } from './mail/links.ts';
import type { Close } from './started.ts';

interface Starting {
  /** Hears what an operator should know. */
  readonly say: (line: string) => void;
  /** Called when the embedded database is gone for good. */
  readonly onLost: (error: unknown) => void;
  readonly clock: Clock;
  /** Takes how to end what is started. */
  readonly closing: Close[];
}

/**
 * The pool of the server's login, for whatever process: on the given database or the embedded one, migrated where its owner
 * is known, with the demo where the configuration says so. Throws if the login or the schema is not what the server needs.
 */
export async function startDatabase(config: Config, { say, onLost, clock, closing }: Starting): Promise<Pool> {
  sealLinksBy(config.secretKey);
  const { url, ownerUrl } = await addresses(config, { say, onLost, closing });
  if (ownerUrl !== undefined) await prepareDatabase(ownerUrl, say);
  const clocked = (address: string) => (config.clock ? atInstant(address, config.clock) : address);
  const pool = openPool(clocked(url), config.budgets);
  closing.push(() => pool.end());
  await checkLogin(pool);
  await checkMigrations(pool);
  if (config.demo && ownerUrl !== undefined && (await loadDemo(clocked(ownerUrl), clock.now()))) {
    say('Database: demo data loaded');
  }
  return pool;
}

/** Where the database is, as the login of the server and, where that is known, as its owner. */
async function addresses(
  { databaseUrl, databaseOwnerUrl, dataDir }: Config,
  { say, onLost, closing }: Omit<Starting, 'clock'>,
): Promise<{ url: string; ownerUrl: string | undefined }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, ownerUrl: databaseOwnerUrl };
  const cluster = await startCluster({ home: dataDir, say, onLost });
  closing.push(() => cluster.stop());
  return { url: cluster.url(), ownerUrl: cluster.ownerUrl() };
}
