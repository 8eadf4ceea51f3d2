import type { TestProject } from 'vitest/node';
import { startCluster } from '../../server/db/cluster.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openOwnerPool } from '../../server/db/pool.ts';
import { prepareTicks } from '../../server/db/ticks.ts';
import { openFolder } from './folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that every test database is copied from, as its owner. */
    templateUrl: string;
    /** The same as the login of the server. */
    templateServerUrl: string;
  }
}

/** One PostgreSQL for all suites that need a database, in a folder that is removed at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await openFolder();
  const cluster = await startCluster({ home: home.path, use: 'tests' });
  const teardown = async () => {
    await cluster.stop();
    await home.remove();
  };
  try {
    await migrate(cluster.ownerUrl());
    const owner = openOwnerPool(cluster.ownerUrl());
    await prepareTicks(owner);
    await owner.end();
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('templateUrl', cluster.ownerUrl());
  project.provide('templateServerUrl', cluster.url());
  return teardown;
}
