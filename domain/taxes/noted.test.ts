import { describe, expect, test } from 'vitest';
import { taxBreakdown } from './breakdown.ts';
import { withoutNoted } from './noted.ts';
import { sumTributes, type BearingLine } from './tributes.ts';

const importer = { is_origin: false, tax_responsible: 'importer' } as const;
const exporter = { is_origin: true, tax_responsible: 'exporter' } as const;

/** 10,000.00 with taxes that are printed and taxes of which the legal text is. */
const line: BearingLine = {
  net: '10000.00',
  total: '10000.00',
  scenery: {
    tributes: [
      {
        ...importer,
        name: 'IVA',
        value: '23',
        amount: '2300.00',
        recovered: '2300.00',
        show: 'note',
        en_note: 'Reverse charge',
      },
      { ...importer, name: 'Stamp', value: '1', amount: '100.00', recovered: '40.00' },
      { ...exporter, name: 'ISS', value: '5', amount: '500.00', recovered: '500.00', show: 'note' },
    ],
  },
};
const figures = {
  exporter_total_taxes_payable_exporter: '500.00',
  importer_total_taxes_payable_importer: '2400.00',
  total_taxes: '2900.00',
  importer_total_payable: '12400.00',
  exporter_net_total: '9500.00',
  importer_recoverable: '2340.00',
  importer_net_cost: '10060.00',
  exporter_recoverable: '500.00',
};

describe('amounts of which a document prints the legal text', () => {
  test('are left out of every printed sum but the account of what the exporter keeps', () => {
    expect(withoutNoted(figures, [line], 'EUR')).toEqual({
      exporter_total_taxes_payable_exporter: '500.00',
      importer_total_taxes_payable_importer: '100.00',
      total_taxes: '100.00',
      importer_total_payable: '10100.00',
      exporter_net_total: '9500.00',
      importer_recoverable: '40.00',
      importer_net_cost: '10060.00',
      exporter_recoverable: '0.00',
    });
  });

  test('leave a document without any as it is', () => {
    const { tributes = [] } = line.scenery;
    const plain = { ...line, scenery: { tributes: tributes.slice(1, 2) } };
    expect(withoutNoted(figures, [plain], 'EUR')).toBe(figures);
  });

  test('are separate in the breakdown, whose totals they are no part of', () => {
    const sides = taxBreakdown([line, line], 'EUR', { show_tax_invoice: true, show_exporter_net: true });
    expect(
      sides.map(({ side, tributes, notes, total }) => [
        side,
        tributes.map(({ name }) => name),
        notes.map(({ name }) => name),
        total,
      ]),
    ).toEqual([
      ['exporter', [], ['ISS'], '0.00'],
      ['importer', ['Stamp'], ['IVA'], '200.00'],
    ]);
    expect(sides[1]?.notes[0]).toMatchObject({ en_note: 'Reverse charge' });
  });
});

test('a percentage refers to its net and the rounded amounts of what its base includes', () => {
  const pis = { ...importer, tribute: 'pis', base_includes: ['iss'], base_includes_self: true };
  const of = (tributes: BearingLine['scenery']['tributes']) =>
    sumTributes([{ net: '10000.00', total: '10000.00', scenery: { tributes } }], 'BRL').map(({ base }) => base);
  const iss = { ...importer, tribute: 'iss', name: 'ISS', value: '5', amount: '500.00' };
  expect(of([iss, { ...pis, name: 'PIS', value: '1.65', amount: '176.16' }])).toEqual(['10000.00', '10676.16']);
  expect(of([{ ...iss, base_percent: '60', amount: '300.00' }])).toEqual(['6000.00']);
});
