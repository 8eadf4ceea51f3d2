import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the lockfile says of a package. */
interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
}

const lockfile = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
const { packages } = JSON.parse(lockfile) as { packages: Record<string, Locked> };
/** The packages that are installed: all but the project itself. */
const installed = Object.entries(packages).filter(([path]) => path !== '');
const pathsOf = (some: readonly [string, Locked][]): string[] => some.map(([path]) => path);

test('every package of the lockfile has its digest, also those for other systems', () => {
  expect(pathsOf(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')))).toEqual([]);
});

test('no package of the lockfile names a registry', () => {
  expect(pathsOf(installed.filter(([, { resolved }]) => resolved !== undefined))).toEqual([]);
});
