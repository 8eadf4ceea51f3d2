import { expect, it } from 'vitest';
import { mostText } from './pasteLimits.ts';
import { holdsRows } from './usePaste.ts';

it.each([
  ['Consultoria', false],
  ['Consultoria\n', false],
  ['1.500,50', false],
  ['a\tb', true],
  ['a\nb', true],
  ['a\r\nb', true],
  ['', false],
  ['"'.repeat(mostText + 1), true],
])('%.20j contains rows: %s', (text, rows) => {
  expect(holdsRows(text)).toBe(rows);
});
