import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInRanges, readRanges, writeRanges } from './ranges.ts';

test('ranges are written by their first and last code points', () => {
  expect(writeRanges([0x61, 0x5a, 0x62, 0xe9, 0x59, 0x59])).toBe('59-5a 61-62 e9');
});

test('a code point is in the ranges that were written of it, and no other is', () => {
  const points = fc.uniqueArray(fc.oneof(fc.nat(0x30), fc.nat(0x10ffff)), { minLength: 1 });
  fc.assert(
    fc.property(points, fc.nat(0x40), (written, other) => {
      const ranges = readRanges(writeRanges(written));
      expect(written.every((point) => isInRanges(ranges, point))).toBe(true);
      expect(isInRanges(ranges, other)).toBe(written.includes(other));
    }),
  );
});
