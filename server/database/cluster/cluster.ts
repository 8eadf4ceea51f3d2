import { rm, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { serverAccount } from './account.ts';
import { installedBinaries } from './binaries.ts';
import { initialise, owner } from './initialise.ts';
import { findPlace, type Place } from './place.ts';
import { clearOrphan, halt, launch } from './postmaster.ts';
import type { Use } from './settings.ts';
import { processStart } from './process.ts';

/** A running embedded PostgreSQL. */
export interface Cluster {
  /** Returns the URL of a database for the server's login. */
  url(database?: string): string;
  /** Returns the URL for the owner. */
  ownerUrl(database?: string): string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** The folder of the cluster. */
  home: string;
  /** A cluster that is not for serving loses its data if the machine stops. */
  use?: Use;
  /** Prints messages for the operator. */
  say?: (line: string) => void;
  /** Called when PostgreSQL has ended and cannot be restarted. */
  onLost?: (error: unknown) => void;
}

const database = 'ultramar';

/** The server's login, created by migrations. */
const serverLogin = 'ultramar_server';

/**
 * Starts the embedded PostgreSQL of the folder `home`, creating it if needed, and keeps it running until `stop`. Throws
 * AlreadyRunningError if another process uses the folder.
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

/** Runs the postmaster and restarts it if it ends. Returns how to stop it. */
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

/** After a kill, the last connections hold the shared memory for a moment, so the start is retried. */
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

/** Another process uses the data folder. */
class AlreadyRunningError extends Error {}

/**
 * Locks the data folder for this process and returns how to unlock it. A lock of a dead process, or of a reused process
 * id, is free. Throws AlreadyRunningError while its holder lives.
 */
async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${processStart(process.pid)}`;
  const holder = await readFile(path, 'utf8').catch(() => undefined);
  if (holder !== undefined) {
    const pid = Number(holder.split(' ')[0]);
    if (`${pid} ${processStart(pid)}` === holder) {
      throw new AlreadyRunningError(
        `Ultramar is already running from this folder (process ${pid}). Stop it first, or give this one its own DATA_DIR.`,
      );
    }
    await rm(path, { force: true });
  }
  await writeFile(path, mine, { flag: 'wx' });
  return () => rm(path, { force: true });
}
