import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Pool } from 'pg';
import { startCluster } from '../../../server/database/cluster/cluster.ts';
import { migrate } from '../../../server/database/schema/migrate.ts';
import { openOwnerPool } from '../../../server/database/pool/pool.ts';
import { openFolder } from '../../support/folder.ts';
import { digestOf } from '../../support/migratedHome.ts';
import { loadFast } from '../loadFast.ts';

/**
 * A data folder with a number of invoices, and a function that removes it. With `BENCH_DATA`, loads are stored in that
 * folder for each size and set of migrations, and every benchmark works on a copy.
 */
export async function loadedHome(invoices: number): ReturnType<typeof openFolder> {
  const home = await openFolder();
  const keptIn = process.env['BENCH_DATA'];
  if (!keptIn) {
    await load(home.path, invoices);
    return home;
  }
  const digest = await digestOf(join(import.meta.dirname, '../../..'));
  const kept = join(keptIn, `${invoices}-${digest.slice(0, 12)}`);
  if (!existsSync(kept)) {
    const unfinished = `${kept}.${process.pid}`;
    await mkdir(unfinished, { recursive: true });
    await load(unfinished, invoices);
    await rename(unfinished, kept);
  }
  await promisify(execFile)('cp', ['-a', join(kept, 'postgres'), home.path]);
  return home;
}

const load = (home: string, invoices: number): Promise<void> => loadInto(home, (owner) => loadFast(owner, invoices));

/** More than a small machine has cores: some wait for the disk. */
const connections = 4;

/** Creates a migrated database in a data folder and loads it. */
export async function loadInto(home: string, fill: (owner: Pool) => Promise<void>): Promise<void> {
  const cluster = await startCluster({ home, use: 'benches', onLost: console.error });
  const owner = openOwnerPool(cluster.ownerUrl(), connections);
  try {
    await migrate(cluster.ownerUrl());
    await fill(owner);
  } finally {
    await owner.end();
    await cluster.stop();
  }
}
