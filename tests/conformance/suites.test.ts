import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourcesOf } from '../support/sources.ts';

const root = join(import.meta.dirname, '../..');
const folders = [
  'build',
  'dataProvider',
  'domain',
  'locales',
  'openapi',
  'schemas',
  'scripts',
  'server',
  'src',
  'tests',
];
const names = folders.flatMap((folder) => globSync(`${folder}/**/*.{test,e2e}.{ts,tsx}`, { cwd: root }));

const isOfFull = (name: string) => name.includes('.full.');

test('every test belongs to one of the four suites, and the suffix `full` stands before that of the suite', () => {
  const kinds = /\/[\w-]+(\.(dark|light))?(\.full)?(\.test\.ts|\.db\.test\.ts|\.dom\.test\.tsx?|\.e2e\.ts)$/;
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => !kinds.test(name))).toEqual([]);
});

test('`npm test` opens seven browser files, each in one language', () => {
  const browser = names.filter((name) => name.endsWith('.e2e.ts') && !isOfFull(name));
  expect(browser.toSorted()).toEqual(
    ['contract', 'journey', 'payer', 'payments', 'people', 'screens.light', 'signIn'].map(
      (name) => `tests/e2e/${name}.e2e.ts`,
    ),
  );
});

test('its unit tests draw nothing; tests/support/unitScope.ts sees processes and sockets that they start', () => {
  const sources = new Map(folders.flatMap((folder) => sourcesOf(folder)).map((source) => [source.path, source]));
  const drawing = /^@myriaddreamin\/typst-ts-node-compiler$/;
  const reaches = (path: string) => {
    const reached = new Set([path]);
    for (const name of reached) for (const other of sources.get(name)?.imports ?? []) reached.add(other);
    return [...reached].some((name) => drawing.test(name));
  };
  const unit = names.filter((name) => /(?<!\.full|\.db|\.dom)\.test\.ts$/.test(name));
  expect(reaches('server/drawing/compiler.ts')).toBe(true);
  expect(unit.filter(reaches)).toEqual([]);
  // `spawnSync` reports nothing to the channels of Node.
  const starting = unit.filter((name) => sources.get(name)?.imports.includes('node:child_process'));
  expect(starting).toEqual([]);
});
