import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startCluster } from '../../server/db/cluster.ts';
import { migrate } from '../../server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test database is copied from. */
    templateUrl: string;
  }
}

/** One PostgreSQL for all suites that need a database, in a folder that is removed at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Root's PostgreSQL runs as another account, which has to pass: not below a TMPDIR of root's own.
  const home = await mkdtemp(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'ultramar-test-'));
  await chmod(home, 0o755);
  const cluster = await startCluster({ home, fast: true });
  const teardown = async () => {
    await cluster.stop();
    await rm(home, { recursive: true, force: true });
  };
  try {
    await migrate(cluster.url());
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('templateUrl', cluster.url());
  return teardown;
}
