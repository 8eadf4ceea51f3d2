import { createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads or creates the secret key of the data folder, readable by its owner only. */
export async function keptSecretKey(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret-key');
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept;
  const key = randomBytes(32).toString('hex');
  await mkdir(dataDir, { recursive: true });
  // Renamed when complete: a partial key must never be used.
  await writeFile(`${path}.new`, key, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return key;
}

type Purpose =
  | 'access token'
  | 'account name'
  | 'known device'
  | 'mail link'
  | 'mail view'
  | 'own visit'
  | 'stored secret';

/** Derives a key for one purpose from an installation's secret. */
export const keyFor = (secret: string, purpose: Purpose): KeyObject =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', secret, '', `ultramar ${purpose}`, 32)));
