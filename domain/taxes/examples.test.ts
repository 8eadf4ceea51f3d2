import { describe, expect, it } from 'vitest';
import { taxesOfDocument } from './document.ts';
import { explainTribute } from './explain.ts';
import { taxesOfLine, taxesOfLines } from './line.ts';
import { recoveryOf } from './recovery.ts';
import type { LineTerms, TributeTerms } from './terms.ts';

/** A tribute of the destination, by percentage. */
const tax = (
  tribute: string,
  value: string,
  tax_responsible: TributeTerms['tax_responsible'],
  more: Partial<TributeTerms> = {},
): TributeTerms => ({ tribute, value, is_fixed: false, is_origin: false, tax_responsible, ...more });

const lineOf = (price: string, tributes: readonly TributeTerms[], more: Partial<LineTerms> = {}): LineTerms => ({
  quantity: '1',
  price,
  scenery: 'scenario',
  tributes,
  ...more,
});

const amountsOf = (line: LineTerms): string[] => taxesOfLine(line, 2).tributes.map(({ amount }) => amount);

describe('a service imported to Brazil', () => {
  const withheld = lineOf('10000', [
    tax('irrf', '15', 'exporter'),
    tax('cide', '10', 'importer'),
    tax('iss', '5', 'importer'),
    tax('pis', '1.65', 'importer', { base_includes: ['iss', 'cofins'], base_includes_self: true }),
    tax('cofins', '7.6', 'importer', { base_includes: ['iss', 'pis'], base_includes_self: true }),
  ]);

  it('bears PIS and COFINS on a base that contains ISS, PIS and COFINS', () => {
    const totals = taxesOfLine(withheld, 2);
    expect(totals.tributes.map(({ amount }) => amount)).toEqual(['1500.00', '1000.00', '500.00', '190.91', '879.34']);
    expect(totals.importer_total_payable).toBe('12570.25');
    expect(totals.importer_total_payable_exporter).toBe('8500.00');
  });

  it('explains PIS by its base', () => {
    expect(explainTribute(3, withheld, taxesOfLine(withheld, 2))).toEqual({
      kind: 'percent',
      percent: '1.65',
      base: '11570.25',
      of: [
        { sign: '+', of: 'base', amount: '10000.00' },
        { sign: '+', of: 'tribute', index: 2, amount: '500.00' },
        { sign: '+', of: 'tribute', index: 3, amount: '190.91' },
        { sign: '+', of: 'tribute', index: 4, amount: '879.34' },
      ],
      result: '190.91',
    });
  });

  it('costs more where the importer bears IRRF, which is then in the bases of the others', () => {
    const borne = lineOf('10000', [
      tax('irrf', '15', 'importer', { base_includes_self: true }),
      tax('cide', '10', 'importer', { base_includes: ['irrf'] }),
      tax('iss', '5', 'importer', { base_includes: ['irrf'] }),
      tax('pis', '1.65', 'importer', { base_includes: ['irrf', 'iss', 'cofins'], base_includes_self: true }),
      tax('cofins', '7.6', 'importer', { base_includes: ['irrf', 'iss', 'pis'], base_includes_self: true }),
    ]);
    const totals = taxesOfLine(borne, 2);
    expect(totals.tributes.map(({ amount }) => amount)).toEqual(['1764.71', '1176.47', '588.24', '224.60', '1034.52']);
    expect(totals.importer_total_payable).toBe('14788.54');
    expect(totals.importer_total_payable_exporter).toBe('10000.00');
  });
});

it('tells what a client in Portugal gets back', () => {
  const totals = taxesOfLine(lineOf('10000', [tax('vat', '23', 'importer', { recoverable: '100' })]), 2);
  expect(totals.importer_total_payable).toBe('12300.00');
  expect(totals.importer_total_payable_exporter).toBe('10000.00');
  expect(recoveryOf(totals.tributes, totals.importer_total_payable, 2)).toEqual({
    importer_recoverable: '2300.00',
    importer_net_cost: '10000.00',
    exporter_recoverable: '0.00',
  });
});

describe('a thousand lines of 0.05 at 10 percent', () => {
  const lines = (rounding: LineTerms['rounding']) => {
    const tributes = [tax('vat', '10', 'importer', { recoverable: '50' })];
    return taxesOfLines(
      Array.from({ length: 1000 }, () => lineOf('0.05', tributes, { rounding })),
      2,
    );
  };

  it('bear 10.00 by line', () => {
    expect(taxesOfDocument(lines('line'), 2).total_taxes).toBe('10.00');
  });

  it('bear 5.00 by document, 0.01 on each of the first 500', () => {
    const all = lines('document');
    expect(taxesOfDocument(all, 2).total_taxes).toBe('5.00');
    expect(all.findIndex(({ total_taxes: taxes }) => taxes === '0.00')).toBe(500);
    expect(all.filter(({ total_taxes: taxes }) => taxes === '0.01')).toHaveLength(500);
  });

  it('give back what is recoverable of the rounded sum', () => {
    const recovered = lines('document').flatMap(({ tributes }) => tributes);
    expect(recoveryOf(recovered, '55.00', 2).importer_recoverable).toBe('2.50');
  });
});

describe('a limit', () => {
  it.each([
    ['below the minimum nothing is due', '99.94', '0.00'],
    ['the minimum is due', '100', '10.00'],
    ['the maximum is due', '500', '50.00'],
    ['above it, the maximum is due', '500.10', '50.00'],
  ])('%s', (_, price, amount) => {
    expect(amountsOf(lineOf(price, [tax('fee', '10', 'importer', { minimum: '10', maximum: '50' })]))).toEqual([
      amount,
    ]);
  });

  it('is in the base of the rows that include it', () => {
    const tributes = [
      tax('fee', '10', 'importer', { maximum: '50' }),
      tax('vat', '20', 'importer', { base_includes: ['fee'] }),
    ];
    expect(amountsOf(lineOf('1000', tributes))).toEqual(['50.00', '210.00']);
  });

  it('for the document is spread by the exact amounts, and included with the exact share', () => {
    const tributes = [
      tax('fee', '10', 'importer', { maximum: '10', limits_per: 'document' }),
      tax('vat', '1000', 'importer', { base_includes: ['fee'] }),
    ];
    const lines = taxesOfLines([lineOf('100', tributes), lineOf('50', tributes)], 2);
    expect(lines.map(({ tributes: all }) => all.map(({ amount }) => amount))).toEqual([
      ['6.67', '1066.67'],
      ['3.33', '533.33'],
    ]);
  });

  it('counts the parts of a split line as one', () => {
    const tributes = [tax('fee', '10', 'importer', { maximum: '30' })];
    const part = (days: number, days_before: number) => ({ days, all_days: 30, days_before });
    const lines = taxesOfLines(
      [lineOf('600', tributes, { part: part(10, 0) }), lineOf('600', tributes, { part: part(20, 10) })],
      2,
    );
    expect(lines.map(({ total_taxes: taxes }) => taxes)).toEqual(['10.00', '20.00']);
  });
});

describe('a fixed amount', () => {
  const fee = (per: TributeTerms['per'], value = '10'): TributeTerms =>
    tax('fee', value, 'importer', { is_fixed: true, per });

  it('is due for each line, each unit, or once for the lines of a scenario', () => {
    const lines = (per: TributeTerms['per'], value?: string) => {
      const tributes = [fee(per, value)];
      return taxesOfLines(
        [
          lineOf('100', tributes, { quantity: '2.5' }),
          lineOf('50', tributes),
          lineOf('7', tributes, { scenery: 'other' }),
        ],
        2,
      ).map(({ total_taxes: taxes }) => taxes);
    };
    expect(lines('line')).toEqual(['10.00', '10.00', '10.00']);
    expect(lines('unit')).toEqual(['25.00', '10.00', '10.00']);
    expect(lines('document')).toEqual(['8.33', '1.67', '10.00']);
    expect(lines('unit', '0.001234')).toEqual(['0.00', '0.00', '0.00']);
  });

  it('falls on the first line of its scenario where none costs anything', () => {
    const free: LineTerms = lineOf('0.001', [fee('document')]);
    expect(taxesOfLines([free, free], 2).map(({ total_taxes: taxes }) => taxes)).toEqual(['10.00', '0.00']);
  });
});

it('refuses a line below zero', () => {
  expect(() => taxesOfLine(lineOf('10', [], { adjustments: [{ kind: 'discount', amount: '11' }] }), 2)).toThrow(
    RangeError,
  );
});
