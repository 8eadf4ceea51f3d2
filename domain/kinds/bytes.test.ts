import { expect, it } from 'vitest';
import { formatBytes } from './bytes.ts';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [12_000, '12 kB'],
  [4_096_000, '3,9 MB'],
  [1_048_576, '1 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes, 'pt').replaceAll(/\s/g, ' ')).toBe(text);
});
