import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { sumAmounts } from '../money/sum.ts';
import { figureOfBox } from './boxes.ts';
import { exceededByTaxes, taxesOfLine } from './line.ts';
import { anyDecimals, anyLine, workedExample } from './samples.testing.ts';

test('the worked example, to the cent', () => {
  expect(taxesOfLine(workedExample, 2)).toEqual({
    gross: '1000.00',
    total: '1000.00',
    share: '0.00',
    net: '1000.00',
    exporter_total_taxes_payable_exporter: '50.00',
    exporter_total_taxes_payable_importer: '230.00',
    importer_total_taxes_payable_exporter: '150.00',
    importer_total_taxes_payable_importer: '112.50',
    total_taxes: '542.50',
    importer_total_payable_exporter: '1080.00',
    importer_total_payable: '1342.50',
    exporter_net_total: '800.00',
    tributes: [
      { box: 'EE', amount: '50.00' },
      { box: 'EI', amount: '230.00' },
      { box: 'IE', amount: '150.00' },
      { box: 'II', amount: '100.00' },
      { box: 'II', amount: '12.50' },
    ],
  });
});

test('the importer’s payment less the exporter’s net is the taxes, in every currency', () => {
  fc.assert(
    fc.property(anyLine, anyDecimals, (line, decimals) => {
      const totals = taxesOfLine(line, decimals);
      const between = sumAmounts([totals.importer_total_payable, negated(totals.exporter_net_total)], decimals);
      expect(between).toBe(totals.total_taxes);
    }),
  );
});

test('every box is the sum of its tributes', () => {
  fc.assert(
    fc.property(anyLine, anyDecimals, (line, decimals) => {
      const totals = taxesOfLine(line, decimals);
      for (const [box, figure] of Object.entries(figureOfBox)) {
        const amounts = totals.tributes.filter((tribute) => tribute.box === box).map(({ amount }) => amount);
        expect(totals[figure]).toBe(sumAmounts(amounts, decimals));
      }
    }),
  );
});

describe('rounding', () => {
  const line = (quantity: string, price: string, value: string, is_fixed = false) =>
    taxesOfLine({ quantity, price, tributes: [{ value, is_fixed, is_origin: true, tax_responsible: 'importer' }] }, 2);

  test.each([
    ['1', '0.50', '1', '0.01'],
    ['1', '0.49', '1', '0.00'],
    ['1', '1.50', '1', '0.02'],
    ['3', '33.33', '33.3333', '33.33'],
  ])('%s x %s at %s %% is %s', (quantity, price, percent, amount) => {
    expect(line(quantity, price, percent).tributes[0]?.amount).toBe(amount);
  });

  test('the total is rounded before percentages are applied', () => {
    const { total, tributes } = line('1', '0.005', '50');
    expect([total, tributes[0]?.amount]).toEqual(['0.01', '0.01']);
  });

  test('a fixed value is rounded to the currency and does not depend on the total', () => {
    expect(line('7', '100', '0.0050', true).tributes[0]?.amount).toBe('0.01');
    expect(taxesOfLine({ ...workedExample, price: '1' }, 0).tributes[4]?.amount).toBe('13');
  });
});

describe('a line of a unit', () => {
  const totalOf = (quantity: string, price: string, base_quantity?: string) =>
    taxesOfLine({ quantity, price, base_quantity, tributes: [] }, 2).total;

  test.each([
    ['19.875', '100', undefined, '1987.50'],
    ['1250', '0.0834', undefined, '104.25'],
    ['2500', '83.40', '1000', '208.50'],
    ['1', '10', '3', '3.33'],
    ['0.000001', '0.000001', undefined, '0.00'],
  ])('%s x %s / %s is %s', (quantity, price, base, total) => {
    expect(totalOf(quantity, price, base)).toBe(total);
  });

  test('is rounded once, half away from zero', () => {
    // 1.0049 x 1 / 1 before rounding twice would be 1.01.
    expect(totalOf('1.0049', '1')).toBe('1.00');
    const figure = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(figure, figure, figure, (count, rate, per) => {
        const total = parseDecimal(totalOf(decimalText(count, 6), decimalText(rate, 6), decimalText(per, 6)), 2);
        // |total - exact| is at most half a cent: |2 x total x per x 10^6 - 2 x count x rate x 100| <= per x 10^6.
        const distance = 2n * total * per * 10n ** 6n - 2n * count * rate * 100n;
        expect(distance < 0n ? -distance : distance).toBeLessThanOrEqual(per * 10n ** 6n);
      }),
    );
  });
});

test('a line without tributes is sent, paid and kept in full', () => {
  const totals = taxesOfLine({ quantity: '3', price: '0.333', tributes: [] }, 3);
  expect(totals.total).toBe('0.999');
  expect([totals.importer_total_payable_exporter, totals.importer_total_payable, totals.exporter_net_total]).toEqual([
    '0.999',
    '0.999',
    '0.999',
  ]);
});

test('the exporter’s net can be negative', () => {
  const withheld = { value: '150', is_fixed: false, is_origin: false, tax_responsible: 'exporter' } as const;
  expect(taxesOfLine({ quantity: '1', price: '10', tributes: [withheld] }, 2).exporter_net_total).toBe('-5.00');
});

test.each([{ quantity: 'x' }, { price: '1,5' }, { quantity: '' }, { price: '0.0000001' }])(
  'a line with %j is refused',
  (wrong) => {
    expect(() => taxesOfLine({ ...workedExample, ...wrong }, 2)).toThrow(RangeError);
  },
);

const negated = (text: string): string => {
  const decimals = text.split('.')[1]?.length ?? 0;
  return decimalText(-parseDecimal(text, decimals), decimals);
};

describe('a price that includes taxes', () => {
  const vat = { value: '23', is_fixed: false, is_origin: true, tax_responsible: 'importer' } as const;
  const line = { quantity: '1', price: '123', price_includes_tax: true, tributes: [vat] } as const;

  test('has its net without them, and the amount due is what was entered', () => {
    expect(taxesOfLine({ ...line, tributes: [...line.tributes] }, 2)).toMatchObject({
      gross: '123.00',
      total: '123.00',
      net: '100.00',
      exporter_total_taxes_payable_importer: '23.00',
      importer_total_payable_exporter: '123.00',
    });
  });

  test('contains only those that the exporter charges to the importer; others are of the net', () => {
    const withheld = { value: '15', is_fixed: false, is_origin: false, tax_responsible: 'exporter' } as const;
    const own = { value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' } as const;
    expect(taxesOfLine({ ...line, tributes: [withheld, vat, own] }, 2)).toMatchObject({
      net: '100.00',
      exporter_total_taxes_payable_exporter: '5.00',
      importer_total_taxes_payable_exporter: '15.00',
      importer_total_payable_exporter: '108.00',
    });
  });

  test('is divided after the discounts of the line and its share of those of the document', () => {
    const discounted = { ...line, price: '153.75', adjustments: [{ kind: 'discount', percent: '10' }] } as const;
    expect(taxesOfLine({ ...discounted, tributes: [vat] }, 2, -1538n)).toMatchObject({
      total: '138.37',
      share: '-15.38',
      net: '99.99',
      importer_total_payable_exporter: '122.99',
    });
  });

  test('always makes the amount due of a line without taxes withheld', () => {
    fc.assert(
      fc.property(anyLine, anyDecimals, (any, decimals) => {
        const charged = any.tributes.filter((one) => one.is_origin && one.tax_responsible === 'importer');
        const terms = { ...any, price_includes_tax: true, tributes: charged };
        fc.pre(!exceededByTaxes(terms, decimals));
        const totals = taxesOfLine(terms, decimals);
        expect(totals.importer_total_payable_exporter).toBe(totals.total);
      }),
    );
  });

  test('cannot include fixed taxes above it', () => {
    const fee = { ...vat, value: '200', is_fixed: true };
    expect(exceededByTaxes({ ...line, tributes: [fee] }, 2)).toBe(true);
    expect(exceededByTaxes({ ...line, tributes: [fee] }, 2, 7700n)).toBe(false);
    expect(exceededByTaxes({ ...line, price_includes_tax: false, tributes: [fee] }, 2)).toBe(false);
    expect(taxesOfLine({ ...line, tributes: [fee] }, 2).net).toBe('123.00');
  });
});
