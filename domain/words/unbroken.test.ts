import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each([
  ['Invoice EXP-2026/00012', 'Invoice EXP-\u20602026/00012'],
  ['Invoice 12', 'Invoice 12'],
  ['a - b', 'a - b'],
])('keeps a number with hyphens in one line: %s', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});
