import { expect, it } from 'vitest';
import { hasLongFigures } from './longFigures.ts';
import { lineWith } from './samples.testing.ts';

it.each([
  [{}, 2, false],
  [{ quantity: '999.1234' }, 2, false],
  [{ quantity: '1000.1234' }, 2, true],
  [{ price: '999999999' }, 2, false],
  [{ price: '999999999' }, 3, true],
  [{ price: '99999999', quantity: '999' }, 2, false],
  [{ price: '99999999', quantity: '9999' }, 2, true],
])('a line with %j in a currency of %i decimals needs wide columns: %s', (parts, decimals, expected) => {
  expect(hasLongFigures([lineWith(), lineWith(parts)], decimals)).toBe(expected);
});

it('empty values need no wide columns', () => {
  expect(hasLongFigures([lineWith({ quantity: '', price: '' })], 2)).toBe(false);
});
