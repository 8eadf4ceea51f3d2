import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder that every account may enter, and how to remove it. Root's PostgreSQL runs as another account,
 * so for root it does not lie in a TMPDIR of root's own.
 */
export async function openFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(process.getuid?.() === 0 ? '/tmp' : tmpdir(), 'ultramar-test-'));
  await chmod(path, 0o755);
  // Processes of a database that was killed may still write there, until they notice.
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }) };
}
