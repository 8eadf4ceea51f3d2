import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalText, parseDecimal } from './decimal.ts';
import { percentMoved } from './percentMoved.ts';

it.each([
  ['1000.00', '1100.00', '10.0000'],
  ['33.33', '35.00', '5.0105'],
  ['1000.00', '500.00', '-50.0000'],
  ['1000.00', '1000.00', '0.0000'],
  ['0.00', '1000.00', undefined],
])('from %s to %s an amount changes by %s percent', (before, after, percent) => {
  expect(percentMoved(before, after, 2)).toBe(percent);
});

it('is within half of its last decimal of the exact quotient', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), cents, (was, is) => {
      const percent = percentMoved(decimalText(was, 2), decimalText(is, 2), 2) ?? '';
      // |percent - 100 (is - was) / was| <= 10^-4 / 2, all times 2 * 10^4 * was.
      const off = 2n * (parseDecimal(percent, 4) * was - (is - was) * 10n ** 6n);
      expect(off <= was && off >= -was).toBe(true);
    }),
  );
});
