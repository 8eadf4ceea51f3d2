import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import { lineProblems } from '../taxes/system/problems.ts';
import { anyRows } from '../taxes/system/samples.testing.ts';
import type { TributeTerms } from '../taxes/terms.ts';
import { targetFigures } from '../../schemas/parts/taxes/simulation.ts';
import { simulated, type PricedTerms, type TargetFigure } from './figures.ts';
import { priceFor } from './priceFor.ts';

const percent = (value: string, sides: Partial<TributeTerms>): TributeTerms => ({
  value,
  is_fixed: false,
  is_origin: false,
  tax_responsible: 'importer',
  ...sides,
});

const withheld = { is_origin: false, tax_responsible: 'exporter' } as const;

describe('the smallest price', () => {
  it('is what the exporter keeps, after what is withheld and what it bears at home', () => {
    const terms: PricedTerms = {
      quantity: '1',
      tributes: [percent('15', withheld), percent('5', { is_origin: true, tax_responsible: 'exporter' })],
    };
    expect(priceFor({ figure: 'exporter_net_total', amount: '800.00' }, terms, 2)).toEqual({
      price: '1000.00',
      difference: '0.00',
    });
    // 1000.01 and 1000.02 are rounded to the same.
    expect(priceFor({ figure: 'exporter_net_total', amount: '800.01' }, terms, 2)).toEqual({
      price: '1000.01',
      difference: '0.00',
    });
  });

  it('tells by how much the figure is more', () => {
    const terms: PricedTerms = { quantity: '1', tributes: [percent('10', {})] };
    // 90.94 makes 100.03.
    expect(priceFor({ figure: 'importer_total_payable', amount: '100.04' }, terms, 2)).toEqual({
      price: '90.95',
      difference: '0.01',
    });
    expect(priceFor({ figure: 'importer_total_payable', amount: '100' }, { ...terms, quantity: '3' }, 0)).toEqual({
      price: '31',
      difference: '2',
    });
  });

  it('is found where a minimum takes from what was kept just before', () => {
    const terms: PricedTerms = {
      quantity: '1',
      tributes: [percent('10', { ...withheld, minimum: '100', maximum: '150' })],
    };
    expect(priceFor({ figure: 'exporter_net_total', amount: '990' }, terms, 2)?.price).toBe('990.00');
    expect(priceFor({ figure: 'exporter_net_total', amount: '1000' }, terms, 2)?.price).toBe('1111.11');
    expect(priceFor({ figure: 'exporter_net_total', amount: '2000' }, terms, 2)?.price).toBe('2150.00');
  });

  it('is found among prices whose taxes round to nothing', () => {
    const fifth = percent('20.01', withheld);
    const terms: PricedTerms = { quantity: '1', tributes: [fifth, fifth, fifth, fifth, fifth] };
    expect(priceFor({ figure: 'exporter_net_total', amount: '0.02' }, terms, 2)?.price).toBe('0.02');
    expect(priceFor({ figure: 'exporter_net_total', amount: '0.03' }, terms, 2)).toBeUndefined();
  });

  it('is none where nothing is left, or only beyond what the product accepts', () => {
    const all: PricedTerms = { quantity: '1', tributes: [percent('100', withheld)] };
    expect(priceFor({ figure: 'importer_total_payable_exporter', amount: '1.00' }, all, 2)).toBeUndefined();
    const plain: PricedTerms = { quantity: '1', tributes: [] };
    expect(priceFor({ figure: 'exporter_net_total', amount: '9999999999.00' }, plain, 2)?.price).toBe('9999999999.00');
    expect(priceFor({ figure: 'exporter_net_total', amount: '9999999999.01' }, plain, 2)).toBeUndefined();
    const many: PricedTerms = { quantity: '99999999', tributes: [] };
    expect(priceFor({ figure: 'exporter_net_total', amount: '999999999999999.99' }, many, 2)).toBeUndefined();
  });

  it('is at least the least price of a line', () => {
    const plain: PricedTerms = { quantity: '1', tributes: [] };
    expect(priceFor({ figure: 'exporter_net_total', amount: '0' }, plain, 3)).toEqual({
      price: '0.010',
      difference: '0.010',
    });
  });
});

const most = 400n;

/** Tries each price from the least. */
function bruteForce(figure: TargetFigure, wanted: bigint, terms: PricedTerms, decimals: number): string | undefined {
  for (let price = decimals > 2 ? 10n ** BigInt(decimals - 2) : 1n; price <= most; price += 1n) {
    const line = simulated(decimalText(price, decimals), terms, decimals);
    if (parseDecimal(line[figure], decimals) >= wanted) return decimalText(price, decimals);
  }
  return undefined;
}

/** Rows of all kinds, some with limits or with fixed amounts per line, unit and document. */
const anyLimitedRows = anyRows(5).chain((rows) =>
  fc
    .array(
      fc.record({
        minimum: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
        maximum: fc.option(fc.integer({ min: 60, max: 200 }), { nil: undefined }),
        limits_per: fc.constantFrom('line', 'document'),
        per: fc.constantFrom('line', 'unit', 'document'),
      }),
      { minLength: rows.length, maxLength: rows.length },
    )
    .map(
      (further) => (decimals: number) =>
        rows.map((row, at): TributeTerms => {
          const { minimum, maximum, limits_per, per } = further[at] ?? {};
          const amount = (units: number | undefined) =>
            units === undefined ? undefined : decimalText(BigInt(units), decimals);
          if (row.is_fixed) return { ...row, value: amount(minimum ?? 3) ?? '0', per };
          return { ...row, minimum: amount(minimum), maximum: amount(maximum), limits_per };
        }),
    ),
);

test('finds the price that trying each one finds', () => {
  fc.assert(
    fc.property(
      anyLimitedRows,
      fc.constantFrom('JPY', 'BRL', 'KWD'),
      fc.constantFrom(...targetFigures),
      fc.bigInt({ min: 0n, max: 450n }),
      fc.constantFrom('1', '2', '0.35', '3.5'),
      fc.constantFrom('line', 'document'),
      (rowsIn, currency, figure, wanted, quantity, rounding) => {
        const decimals = decimalsOf(currency);
        const terms: PricedTerms = { quantity, rounding, tributes: rowsIn(decimals) };
        fc.pre(lineProblems({ ...terms, price: '1' }).length === 0);
        const found = priceFor({ figure, amount: decimalText(wanted, decimals) }, terms, decimals, most);
        expect(found?.price).toBe(bruteForce(figure, wanted, terms, decimals));
        if (!found) return;
        const reached = parseDecimal(simulated(found.price, terms, decimals)[figure], decimals);
        expect(parseDecimal(found.difference, decimals)).toBe(reached - wanted);
      },
    ),
    { numRuns: 200 },
  );
});

test('reaches any amount that a price has, and no smaller price does', () => {
  fc.assert(
    fc.property(
      anyRows(6),
      fc.bigInt({ min: 1n, max: 10n ** 11n }),
      fc.constantFrom(...targetFigures),
      (tributes, units, figure) => {
        const terms: PricedTerms = { quantity: '1', tributes };
        const price = decimalText(units, 2);
        const amount = simulated(price, terms, 2)[figure];
        const found = priceFor({ figure, amount }, terms, 2);
        expect(found).toBeDefined();
        const foundUnits = parseDecimal(found?.price ?? '0', 2);
        expect(foundUnits <= units).toBe(true);
        for (let below = foundUnits - 1n; below > 0n && below > foundUnits - 20n; below -= 1n) {
          const reached = simulated(decimalText(below, 2), terms, 2)[figure];
          expect(parseDecimal(reached, 2) < parseDecimal(amount, 2)).toBe(true);
        }
      },
    ),
  );
});
