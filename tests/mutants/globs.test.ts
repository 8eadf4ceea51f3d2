import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import mutation from './stryker.config.js';
import vitest from './vitest.config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Each alternative of a glob's braces, one by one. */
function alternativesOf(glob: string): string[] {
  const [braces, inside = ''] = /\{([^{}]*)\}/.exec(glob) ?? [];
  return braces === undefined
    ? [glob]
    : inside.split(',').flatMap((one) => alternativesOf(glob.replace(braces, () => one)));
}

const globs = [...mutation.mutate, ...(vitest.test?.include ?? [])].filter((glob) => !glob.startsWith('!'));

it.each(globs.flatMap(alternativesOf))('mutation testing finds files at %s', (glob) => {
  expect(globSync(glob, { cwd: root })).not.toEqual([]);
});
