import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Place } from './place.ts';
import { commandOf } from './process.ts';
import { settingArguments, type Use } from './settings.ts';

const patience = { start: 120_000, stop: 30_000 };

/**
 * Starts the postmaster and waits until it accepts connections, including recovery. Throws with the end of its log on
 * failure.
 */
export async function launch(place: Place, { use }: { use: Use }): Promise<ChildProcess> {
  const child = start(place, ['-D', place.data, ...settingArguments({ sockets: place.sockets, use })]);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${endOf(place.log)}`)));
  });
  failed.catch(() => undefined);
  await Promise.race([failed, ready(place.data, child)]);
  return child;
}

function start({ binaries, log, account }: Place, args: readonly string[]): ChildProcess {
  const output = openSync(log, sizeOf(log) > 1024 ** 2 ? 'w' : 'a');
  const [program = '', ...rest] = [...dieWithParent(), join(binaries.folder, 'bin/postgres'), ...args];
  try {
    return spawn(program, rest, {
      cwd: '/',
      env: { TZ: 'UTC' },
      stdio: ['ignore', output, output],
      // Its own process group: Ctrl+C is handled by this process, which stops it after the last request.
      detached: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    });
  } finally {
    closeSync(output);
  }
}

/**
 * Returns a command prefix that makes the kernel interrupt it when this process dies, even by `kill -9`. The kernel
 * resets the wish on a change of user, so it is set afterwards.
 */
function dieWithParent(): string[] {
  const words = ['setpriv', '--pdeathsig', 'INT'];
  return spawnSync('setpriv', [...words.slice(1), 'true']).status === 0 ? words : [];
}

/** The eighth line of postmaster.pid is `ready` once connections are accepted. */
async function ready(data: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + patience.start; Date.now() < end; await sleep(5)) {
    const found = await readPidFile(data);
    if (found?.pid === child.pid && found?.status === 'ready') return;
    if (child.exitCode !== null || child.signalCode !== null) return;
  }
  throw new Error('PostgreSQL takes too long to start');
}

/** Stops a postmaster: closes connections, rolls back open transactions and writes everything to disk. */
export async function halt(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  const hurry = setTimeout(() => child.kill('SIGQUIT'), patience.stop);
  await exited;
  clearTimeout(hurry);
}

/** Stops an orphaned postmaster of this data directory, or removes its pid file. */
export async function clearOrphan(data: string): Promise<void> {
  const found = await readPidFile(data);
  if (!found) return;
  const living = () => commandOf(found.pid)?.includes(data) === true;
  if (living()) process.kill(found.pid, 'SIGINT');
  for (const end = Date.now() + patience.stop; living() && Date.now() < end;) await sleep(20);
  if (living()) throw new Error(`PostgreSQL (process ${found.pid}) of an earlier start does not stop`);
  // The process id may have been reused, which PostgreSQL would take for a running postmaster.
  await rm(join(data, 'postmaster.pid'), { force: true });
}

async function readPidFile(data: string): Promise<{ pid: number; status: string } | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  return lines[0] ? { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' } : undefined;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function endOf(log: string): string {
  return readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n');
}
