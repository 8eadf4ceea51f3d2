import type { Clock } from '../../base/clock.ts';
import type { Config } from '../config.ts';
import { startCluster } from '../../database/cluster/cluster.ts';
import { loadDemo } from '../demo/load.ts';
import { sealingBy } from '../../base/sealing.ts';
import { keyFor } from '../../base/secretKey.ts';
import { checkLogin } from '../../database/pool/login.ts';
import { checkMigrations } from '../../database/schema/migrate.ts';
import { openPool, type Pool } from '../../database/pool/pool.ts';
import { prepareDatabase } from './prepare.ts';
import { atInstant } from '../../database/pool/session.ts';
import { sealLinksBy } from '../../mail/links.ts';
import type { Close } from '../lifecycle.ts';

interface Starting {
  /** Prints messages for the operator. */
  readonly say: (line: string) => void;
  /** Called when the embedded database is lost. */
  readonly onLost: (error: unknown) => void;
  readonly clock: Clock;
  /** Collects clean-up steps. */
  readonly closing: Close[];
}

/**
 * Opens the pool of the server's login: the given database or the embedded one, migrated if its owner is known, with
 * demo data if configured. Throws if login or schema are unsuitable.
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
  const sealing = sealingBy([keyFor(config.secretKey, 'stored secret')]);
  if (config.demo && ownerUrl !== undefined && (await loadDemo(clocked(ownerUrl), clock.now(), sealing))) {
    say('Database: demo data loaded');
  }
  return pool;
}

/** Returns the database's URLs, for the server's login and, if known, its owner. */
async function addresses(
  { databaseUrl, databaseOwnerUrl, dataDir }: Config,
  { say, onLost, closing }: Omit<Starting, 'clock'>,
): Promise<{ url: string; ownerUrl: string | undefined }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, ownerUrl: databaseOwnerUrl };
  const cluster = await startCluster({ home: dataDir, say, onLost });
  closing.push(() => cluster.stop());
  return { url: cluster.url(), ownerUrl: cluster.ownerUrl() };
}
