import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { taxesOfLine } from './line.ts';
import { borneBy, type PeriodPart } from './periodPart.ts';
import { anyDecimals, anyLine } from './samples.testing.ts';

/** The days of a period, divided at one to four of them. */
const anyParts: fc.Arbitrary<readonly PeriodPart[]> = fc.integer({ min: 2, max: 366 }).chain((all) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: all - 1 }), { minLength: 1, maxLength: 4 })
    .map((days) => [0, ...days.toSorted((one, other) => one - other), all])
    .map((days) =>
      days.slice(1).map((until, at) => ({ days: until - (days[at] ?? 0), all_days: all, days_before: days[at] ?? 0 })),
    ),
);

/** The exact share in minor units as a fraction: the part is at most one unit away from it. */
const isNear = (part: bigint, amount: bigint, { days, all_days: all }: PeriodPart): boolean => {
  const off = part * BigInt(all) - amount * BigInt(days);
  return (off < 0n ? -off : off) <= BigInt(all);
};

test('the parts of a period add up to the amount, and each is within one unit of its exact share', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), anyParts, (amount, parts) => {
      const borne = parts.map((part) => borneBy(amount, part));
      expect(borne.reduce((sum, one) => sum + one, 0n)).toBe(amount);
      expect(borne.every((one, at) => isNear(one, amount, parts[at] ?? { days: 0, all_days: 1, days_before: 0 }))).toBe(
        true,
      );
    }),
  );
});

test('the totals of a line’s parts add up to its own, like its fixed taxes, in every currency', () => {
  fc.assert(
    fc.property(anyLine, anyParts, anyDecimals, (line, parts, decimals) => {
      const whole = taxesOfLine({ ...line, price_includes_tax: undefined }, decimals);
      const divided = parts.map((part) => taxesOfLine({ ...line, price_includes_tax: undefined, part }, decimals));
      const sum = (amounts: readonly string[]) =>
        decimalText(
          amounts.reduce((total, amount) => total + parseDecimal(amount, decimals), 0n),
          decimals,
        );
      expect(sum(divided.map(({ total }) => total))).toBe(whole.total);
      expect(divided.map(({ gross }) => gross)).toEqual(parts.map(() => whole.gross));
      for (const [at, tribute] of line.tributes.entries()) {
        if (!tribute.is_fixed) continue;
        expect(sum(divided.map(({ tributes }) => tributes[at]?.amount ?? ''))).toBe(whole.tributes[at]?.amount);
      }
    }),
  );
});

test('a part of a price that includes taxes has a net and taxes of its own', () => {
  const tribute = { value: '23', is_fixed: false, is_origin: true, tax_responsible: 'importer' } as const;
  const line = { quantity: '1', price: '123', price_includes_tax: true, tributes: [tribute] };
  const part = { days: 10, all_days: 30, days_before: 20 };
  expect(taxesOfLine({ ...line, part }, 2)).toMatchObject({
    gross: '123.00',
    total: '41.00',
    net: '33.33',
    exporter_total_taxes_payable_importer: '7.67',
  });
});
