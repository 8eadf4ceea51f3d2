import { expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#FFFFFF', 4.54],
  ['#ff0000', '#ffffff', 4],
])('the contrast of %s on %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});
