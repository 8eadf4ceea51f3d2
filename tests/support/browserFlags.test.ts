import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { browserFlags } from './browserFlags.ts';

const require = createRequire(import.meta.url);

test('our flag disables every feature that Playwright’s own flag disables', async () => {
  const playwright = createRequire(require.resolve('playwright')).resolve('playwright-core/lib/coreBundle');
  const [, listed = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(await readFile(playwright, 'utf8')) ?? [];
  const theirs = [...listed.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs).toContain('PaintHolding');
  const flags = browserFlags.filter((flag) => flag.startsWith('--disable-features='));
  expect(flags).toHaveLength(1);
  expect(flags[0]?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(theirs));
});
