import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * A new folder that every account may enter, and how to remove it. Root's PostgreSQL runs as another account, so root's
 * TMPDIR is not used.
 */
export async function openFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'ultramar-test-'));
  await chmod(path, 0o755);
  // Processes of a killed database may still write there.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }) };
}

/** Copies what is in a folder to another, created if missing, with the owners and modes that PostgreSQL requires. */
export const copyFolder = (from: string, to: string): Promise<unknown> =>
  // `join` would drop the dot, and an existing folder would get a copy of the folder itself.
  promisify(execFile)('cp', ['-a', `${from}/.`, to]);
