import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns an absolute path in the repository. */
export const inRoot = (...parts) => join(root, ...parts);

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
