import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { startCluster } from '../../server/database/cluster/cluster.ts';
import { migrate } from '../../server/database/schema/migrate.ts';
import { loadPlaces } from '../../server/start/database/places.ts';
import { openOwnerPool } from '../../server/database/pool/pool.ts';
import { prepareTicks } from '../../server/database/schema/ticks.ts';
import { copyFolder, openFolder } from './folder.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/databases');

/** The sources of a migrated cluster. */
const makers = [
  'server/database/migrations',
  'server/database/functions',
  'server/database/cluster/initialise.ts',
  'server/database/schema/migrate.ts',
  'server/database/schema/functionFiles.ts',
  'server/database/schema/applyFunctions.ts',
  'server/database/schema/ticks.ts',
  'server/start/database/places.ts',
  'package-lock.json',
  'tests/support/migratedHome.ts',
];

/** Shared by homes that are made concurrently. */
let making: Promise<void> | undefined;

/** Copies a stopped, migrated cluster with all places, created once, to a new data folder. */
export async function copyMigrated(home: string): Promise<void> {
  const name = await digestOf(root);
  const kept = join(cache, name);
  if (!existsSync(kept)) await (making ??= make(kept, name));
  await copyFolder(kept, join(home, 'postgres'));
}

/** Returns a digest of all sources of a migrated cluster, and of the account that may read its files. */
export async function digestOf(tree: string): Promise<string> {
  const hash = createHash('sha256').update(`${process.getuid?.()}`);
  for (const maker of makers)
    for (const path of await filesOf(tree, maker)) hash.update(`${path}\0`).update(await readFile(join(tree, path)));
  return hash.digest('hex');
}

/** Returns a file, or a folder's files by name. */
const filesOf = async (tree: string, path: string): Promise<string[]> =>
  extname(path) === ''
    ? (await readdir(join(tree, path), { recursive: true }))
        .filter((name) => extname(name) !== '')
        .toSorted()
        .map((name) => `${path}/${name}`)
    : [path];

/** Created under a temporary name and renamed, so that no run uses a partial one; removes those of other digests. */
async function make(kept: string, name: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const other of await readdir(cache))
    if (!other.startsWith(name)) await rm(join(cache, other), { recursive: true, force: true });
  const home = await openFolder();
  try {
    await makeMigrated(home.path);
    const unfinished = `${kept}.${process.pid}`;
    await copyFolder(join(home.path, 'postgres'), unfinished);
    await rename(unfinished, kept).catch((error: unknown) =>
      // Another run created it first.
      existsSync(kept) ? rm(unfinished, { recursive: true }) : Promise.reject(error),
    );
  } finally {
    await home.remove();
  }
}

/** Settings of a server's own cluster without waiting for the disk. No test stops the machine, but tests kill PostgreSQL. */
const unsafe = ['fsync', 'full_page_writes'];

async function makeMigrated(home: string): Promise<void> {
  const cluster = await startCluster({ home, use: 'tests' });
  try {
    await migrate(cluster.ownerUrl());
    const owner = openOwnerPool(cluster.ownerUrl());
    try {
      await prepareTicks(owner);
      await loadPlaces(owner);
      for (const setting of unsafe) await owner.query(`alter system set ${setting} = off`);
    } finally {
      await owner.end();
    }
  } finally {
    await cluster.stop();
  }
}
