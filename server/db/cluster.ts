import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverAccount } from './cluster/account.ts';
import { installedBinaries } from './cluster/binaries.ts';
import { initialise, owner } from './cluster/initialise.ts';
import { takeLock } from './cluster/lock.ts';
import { findPlace, type Place } from './cluster/place.ts';
import { clearOrphan, halt, launch } from './cluster/postmaster.ts';
import type { Use } from './cluster/settings.ts';

/** A PostgreSQL of our own, running. */
export interface Cluster {
  /** Address of a database of it, as the login of the server. */
  url(database?: string): string;
  /** The same as its owner. */
  ownerUrl(database?: string): string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** The folder that holds everything of it. */
  home: string;
  /** Of one that is not for serving, all is lost if the machine stops. */
  use?: Use;
  /** Hears what an operator should know. */
  say?: (line: string) => void;
  /** Called when PostgreSQL has ended by itself and cannot be started again. */
  onLost?: (error: unknown) => void;
}

const database = 'ultramar';

/** The login that the migrations make for the server. */
const serverLogin = 'ultramar_server';

/**
 * Starts the embedded PostgreSQL of the folder `home`, made there the first time, and keeps it running until `stop`.
 * Throws AlreadyRunningError while another process serves from the same folder.
 */
export async function startCluster({
  home,
  use = 'serving',
  say = () => undefined,
  onLost,
}: ClusterOptions): Promise<Cluster> {
  const place = await findPlace(home, await installedBinaries(), await serverAccount(), say);
  const unlock = await takeLock(join(home, 'server.lock'));
  try {
    await initialise(place, { use });
    const stop = await keepRunning(place, { use, say, onLost });
    const urlAs =
      (user: string) =>
      (name = database) =>
        `postgresql:///${name}?host=${encodeURIComponent(place.sockets)}&port=5432&user=${user}&sslmode=disable`;
    const ownerUrl = urlAs(owner);
    await ensureDatabase(ownerUrl);
    return { url: urlAs(serverLogin), ownerUrl, stop: () => stop().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Runs the postmaster, and again whenever it ends by itself. Answers how to stop it. */
async function keepRunning(
  place: Place,
  { use, say, onLost }: Required<Pick<ClusterOptions, 'use' | 'say'>> & Pick<ClusterOptions, 'onLost'>,
): Promise<() => Promise<void>> {
  let stopping = false;
  let child = await relaunch(place, use);
  const watch = () =>
    child.once('exit', async () => {
      if (stopping) return;
      say('PostgreSQL stopped unexpectedly: restarting it');
      try {
        child = await relaunch(place, use);
        watch();
        if (stopping) await halt(child);
      } catch (error) {
        onLost?.(error);
      }
    });
  watch();
  return async () => {
    stopping = true;
    await halt(child);
    await rm(place.sockets, { recursive: true, force: true });
  };
}

/** After a postmaster was killed, its last connections hold the shared memory for a moment: it is tried until they let go. */
async function relaunch(place: Place, use: Use): ReturnType<typeof launch> {
  await clearOrphan(place.data);
  for (const end = Date.now() + 10_000; ; await sleep(100)) {
    try {
      return await launch(place, { use });
    } catch (error) {
      const held = error instanceof Error && error.message.includes('shared memory block');
      if (!held || Date.now() > end) throw error;
    }
  }
}

async function ensureDatabase(url: (name: string) => string): Promise<void> {
  const client = new pg.Client({ connectionString: url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
