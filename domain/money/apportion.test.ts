import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apportion } from './apportion.ts';

const units = fc.bigInt({ min: 0n, max: 10n ** 15n });
const weights = fc.array(units, { minLength: 1, maxLength: 100 });
const sum = (parts: readonly bigint[]): bigint => parts.reduce((all, part) => all + part, 0n);

it.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [5, 3, 2], [5, 3, 2]],
  [1, [1, 2], [0, 1]],
  [5, [6, 3, 1], [3, 2, 0]],
  [2, [1, 1, 1, 1], [1, 1, 0, 0]],
  [3, [1, 1, 1, 1, 1], [1, 1, 1, 0, 0]],
  [7, [0, 0], [7, 0]],
])('%s by %j is %j', (total, shares, parts) => {
  expect(apportion(BigInt(total), shares.map(BigInt))).toEqual(parts.map(BigInt));
});

it('the parts add up, and each is within one unit of its exact share', () => {
  fc.assert(
    fc.property(units, weights, (total, shares) => {
      const parts = apportion(total, shares);
      expect(sum(parts)).toBe(total);
      const whole = sum(shares);
      if (whole === 0n) return;
      parts.forEach((part, index) => {
        const off = part * whole - total * (shares[index] ?? 0n);
        expect(off < whole && off > -whole).toBe(true);
      });
    }),
  );
});

it('no part exceeds its weight if the weights cover the whole', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (shares, share) => {
      const total = (sum(shares) * BigInt(Math.round(share * 1e6))) / 1_000_000n;
      apportion(total, shares).forEach((part, index) => expect(part <= (shares[index] ?? 0n)).toBe(true));
    }),
  );
});
