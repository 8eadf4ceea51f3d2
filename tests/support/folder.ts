import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A separate account runs root's PostgreSQL, so root's TMPDIR is not used. */
const onDisk = (): string => (process.getuid?.() === 0 ? '/tmp' : tmpdir());

const inMemory = '/dev/shm';
/** What the databases of a run need at most, and how long a run lasts at most. */
const room = 4 * 2 ** 30;
const longestRunMs = 12 * 3_600_000;

/** A new folder that every account may enter, and how to remove it. */
export async function openFolder(parent = onDisk()): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(parent, 'ultramar-test-'));
  await chmod(path, 0o755);
  // Processes of a killed database may still write there.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }) };
}

/** The same in memory where there is room: a disk takes ten times as long to copy a database. */
export async function openFastFolder(): ReturnType<typeof openFolder> {
  await removeLeft().catch(() => undefined);
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return openFolder(free > room ? inMemory : onDisk());
}

/** Frees the memory of runs that were killed. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(inMemory)) {
    const path = join(inMemory, name);
    const isLeft = name.startsWith('ultramar-test-') && Date.now() - (await stat(path)).mtimeMs > longestRunMs;
    if (isLeft) await rm(path, { recursive: true, force: true });
  }
}

/** Copies what is in a folder to another, created if missing, with the owners and modes that PostgreSQL requires. */
export const copyFolder = (from: string, to: string): Promise<unknown> =>
  // `join` would drop the dot, and an existing folder would get a copy of the folder itself.
  promisify(execFile)('cp', ['-a', `${from}/.`, to]);
