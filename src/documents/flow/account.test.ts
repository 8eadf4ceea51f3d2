import { describe, expect, it } from 'vitest';
import { lineWith, scenarioWith, tributeWith } from '../grid/lines/samples.testing.ts';
import { computedLines, documentTotals } from '../grid/lines/totals.ts';
import { accountOf, amountOf, scopeLine, type Scope } from './account.ts';

const scenario = scenarioWith(
  tributeWith({ uuid: 'a', name: 'ISS', value: '5' }),
  tributeWith({ uuid: 'b', name: 'VAT', value: '23', tax_responsible: 'importer' }),
  tributeWith({ uuid: 'c', name: 'Stamp', type: 'Fixed_Value', value: '12.50', is_origin: false }),
);
const lines = [lineWith({ key: 'a', scenario }), lineWith({ key: 'b', scenario, quantity: '2', price: '50' })];
const computed = computedLines(lines, 2).map(scopeLine);
const [first] = computed;
if (!first) throw new Error('the example has a first line');
const document: Scope = { of: 'document', lines: computed, totals: documentTotals(lines, 2) };
const line: Scope = { of: 'line', lines: [first], totals: first.totals };

describe('the computation of a figure', () => {
  it('of a box lists every tribute in it, line by line', () => {
    expect(accountOf('exporter_total_taxes_payable_exporter', document)).toEqual([
      {
        type: 'tribute',
        line: 1,
        name: 'ISS',
        how: { kind: 'percent', percent: '5', base: '1000.00', result: '50.00' },
      },
      { type: 'tribute', line: 2, name: 'ISS', how: { kind: 'percent', percent: '5', base: '100.00', result: '5.00' } },
    ]);
    expect(accountOf('importer_total_taxes_payable_exporter', line)).toEqual([
      { type: 'tribute', line: 1, name: 'Stamp', how: { kind: 'fixed', value: '12.50', result: '12.50' } },
    ]);
    expect(accountOf('importer_total_taxes_payable_importer', document)).toEqual([]);
  });

  it('of a sum lists its parts, for a line and for the document', () => {
    const parts = (scope: Scope) =>
      accountOf('importer_total_payable_exporter', scope).map((entry) =>
        entry.type === 'part' ? `${entry.sign}${entry.part} ${entry.amount}` : '',
      );
    expect(parts(line)).toEqual([
      '+base 1000.00',
      '+exporter_total_taxes_payable_importer 230.00',
      '-importer_total_taxes_payable_exporter 12.50',
    ]);
    expect(parts(document)[0]).toBe('+base 1100.00');
  });

  it('of the amount before taxes is quantity times price, line by line', () => {
    expect(accountOf('base', document).at(1)).toEqual({
      type: 'line',
      line: 2,
      how: { kind: 'product', quantity: '2', price: '50', result: '100.00' },
    });
    expect(amountOf('base', document)).toBe('1100.00');
    expect(amountOf('base', line)).toBe('1000.00');
  });
});
