import type { TestProject } from 'vitest/node';
import { startCluster, type Cluster } from '../../server/database/cluster/cluster.ts';
import { seedPermissions } from '../../server/start/database/permissions.ts';
import { openOwnerPool } from '../../server/database/pool/pool.ts';
import { openFastFolder } from './folder.ts';
import { copyMigrated } from './migratedHome.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the migrated template, as its owner. */
    templateUrl: string;
    /** The same for the server's login. */
    templateServerUrl: string;
    /** The URL of a template with all places, as its owner. */
    placesTemplateUrl: string;
  }
}

/** One PostgreSQL for all database suites, in a temporary folder, in memory if it can. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = await openFastFolder();
  try {
    await copyMigrated(home.path);
    const cluster = await startCluster({ home: home.path, use: 'tests' });
    const owner = openOwnerPool(cluster.ownerUrl());
    await seedPermissions(owner).finally(() => owner.end());
    await keepPlacesApart(cluster);
    project.provide('templateUrl', cluster.ownerUrl());
    project.provide('templateServerUrl', cluster.url());
    project.provide('placesTemplateUrl', cluster.ownerUrl(withPlaces));
    return async () => {
      await cluster.stop();
      await home.remove();
    };
  } catch (error) {
    await home.remove();
    throw error;
  }
}

const withPlaces = 'with_places';

/** A server would load all places into a database without them; all other tests copy a smaller template. */
async function keepPlacesApart(cluster: Cluster): Promise<void> {
  const admin = openOwnerPool(cluster.ownerUrl('postgres'));
  await admin.query(`create database ${withPlaces} template ultramar strategy file_copy`).finally(() => admin.end());
  const owner = openOwnerPool(cluster.ownerUrl());
  await owner.query('truncate places').finally(() => owner.end());
}
