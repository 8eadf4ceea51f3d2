import { expect, it } from 'vitest';
import { applyMask } from './mask.ts';

it.each([
  ['0', 'dd/MM/yyyy', '0'],
  ['0103', 'dd/MM/yyyy', '01/03'],
  ['01032026', 'dd/MM/yyyy', '01/03/2026'],
  ['010320261530', 'dd/MM/yyyy', '01/03/2026'],
  ['20260301', 'yyyy/MM/dd', '2026/03/01'],
  ['010320261530', 'dd/MM/yyyy HH:mm', '01/03/2026 15:30'],
  ['2026-03-09', 'dd/MM/yyyy', '09/03/2026'],
  ['x', 'dd/MM/yyyy', ''],
])('%s in %s is %s', (text, mask, expected) => {
  expect(applyMask(text, mask)).toBe(expected);
  expect(applyMask(expected, mask)).toBe(expected);
});
