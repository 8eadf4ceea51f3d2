import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '../money/decimal.ts';
import { roundedOf, wholeOf, zero } from '../money/rational.ts';
import { netInside, type Inside, type InsideTax } from './insideTaxes.ts';

const percent = (value: string): InsideTax => {
  const slope = { n: parseDecimal(value, 4), d: 1_000_000n };
  return { on: (net) => roundedOf({ n: net * slope.n, d: slope.d }), slope, fixed: zero, isFixed: false };
};
const money = (value: string): InsideTax => {
  const units = parseDecimal(value, 2);
  return { on: () => units, slope: zero, fixed: wholeOf(units), isFixed: true };
};
const sum = (units: readonly bigint[]) => units.reduce((total, one) => total + one, 0n);

const rates = fc.integer({ min: 0, max: 2_000_000 }).map((units) => percent((units / 10_000).toFixed(4)));
const fees = fc.integer({ min: 0, max: 500 }).map((units) => money((units / 100).toFixed(2)));
const tributes = fc.array(fc.oneof({ weight: 3, arbitrary: rates }, fees), { maxLength: 6 });
const amounts = fc.oneof(fc.bigInt({ min: 0n, max: 300n }), fc.bigInt({ min: 0n, max: 10n ** 12n }));

/** The taxes on a net, each rounded. */
const taxesOn = (net: bigint, all: readonly InsideTax[]) => all.map(({ on }) => on(net));

describe('a price with taxes inside', () => {
  it.each<[string, bigint, InsideTax[], Inside]>([
    ['has the net that gives it', 12_300n, [percent('23')], { net: 10_000n, taxes: [2_300n] }],
    ['has fixed taxes too', 12_500n, [percent('23'), money('2')], { net: 10_000n, taxes: [2_300n, 200n] }],
    ['rounds', 1_000n, [percent('23')], { net: 813n, taxes: [187n] }],
    // 0.10 bears 0.01 and 0.09 bears nothing: no net gives 0.10.
    ['takes the difference from the tax', 10n, [percent('5')], { net: 10n, taxes: [0n] }],
    [
      'gives the difference to the first of equal taxes',
      1n,
      [percent('50'), percent('60')],
      { net: 0n, taxes: [1n, 0n] },
    ],
    ['without taxes is the net', 999n, [], { net: 999n, taxes: [] }],
  ])('%s', (_, amount, terms, inside) => {
    expect(netInside(amount, terms)).toEqual(inside);
  });

  it('is always net and taxes together, none below zero', () => {
    fc.assert(
      fc.property(amounts, tributes, (amount, terms) => {
        const inside = netInside(amount, terms);
        const fixed = sum(
          taxesOn(
            0n,
            terms.filter(({ isFixed }) => isFixed),
          ),
        );
        expect(inside === undefined).toBe(fixed > amount);
        if (!inside) return;
        expect(inside.net + sum(inside.taxes)).toBe(amount);
        expect([inside.net, ...inside.taxes].every((units) => units >= 0n)).toBe(true);
      }),
    );
  });

  it('has the one net whose rounded taxes give it, wherever one is', () => {
    fc.assert(
      fc.property(amounts, tributes, (net, terms) => {
        const taxes = taxesOn(net, terms);
        expect(netInside(net + sum(taxes), terms)).toEqual({ net, taxes });
      }),
    );
  });

  it('has no net where fixed taxes exceed it', () => {
    expect(netInside(199n, [money('2')])).toBeUndefined();
    expect(netInside(200n, [money('2')])).toEqual({ net: 0n, taxes: [200n] });
  });
});
