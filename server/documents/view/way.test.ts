import { describe, expect, test } from 'vitest';
import { sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { documentView } from '../view.ts';

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the way of the money', () => {
  test('tells both truths of the worked example (design §6)', () => {
    const way = documentView(sampleInvoice(), 'en').way;
    expect(way?.sums).toEqual([
      {
        title: 'What it costs the importer',
        rows: [
          { sign: '', label: 'Amount due', amount: '1,080.00' },
          { sign: '+', label: 'Taxes at destination, withheld from the exporter', amount: '150.00' },
          { sign: '+', label: 'Taxes at destination, borne by the importer', amount: '112.50' },
        ],
        result: { label: 'Total cost to the importer', amount: '1,342.50' },
      },
      {
        title: 'What is left to the exporter',
        rows: [
          { sign: '', label: 'Amount due', amount: '1,080.00' },
          { sign: '−', label: 'Taxes at origin, charged to the importer', amount: '230.00' },
          { sign: '−', label: 'Taxes at origin, borne by the exporter', amount: '50.00' },
        ],
        result: { label: 'Net to the exporter', amount: '800.00' },
      },
    ]);
  });

  test('splits the importer’s cost into three parts, and says so in a sentence', () => {
    const split = documentView(sampleInvoice(), 'pt').way?.split;
    expect(split?.bar.map(({ amount, share }) => [amount, share])).toEqual([
      ['800,00', 595],
      ['280,00', 208],
      ['262,50', 195],
    ]);
    expect(plain(split?.summary)).toBe(
      'De US$ 1.342,50 pagos pelo importador, US$ 800,00 restam ao exportador e US$ 542,50 são tributos dos dois países.',
    );
  });

  test('has no bar where taxes exceed the price', () => {
    const tributes = [
      { name: 'Levy', value: '150', is_fixed: false, is_origin: true, tax_responsible: 'exporter' as const },
    ];
    const way = documentView(sampleInvoice({}, [{ tributes }]), 'en').way;
    expect(way?.split).toBeNull();
    expect(way?.sums[1]?.result.amount).toBe('−500.00');
  });

  test('is not told where there is no tax, or the invoice hides it', () => {
    expect(documentView(sampleInvoice({}, [{ tributes: [] }]), 'pt').way).toBeNull();
    expect(documentView(sampleInvoice({ show_tax_invoice: false }), 'pt').way).toBeNull();
  });
});
