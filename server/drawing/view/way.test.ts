import { describe, expect, test } from 'vitest';
import { exampleTributes, sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { documentView } from './view.ts';

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the flow of the money', () => {
  test('has both accounts of the worked example (design §6)', () => {
    const way = documentView(sampleInvoice({ show_exporter_net: true }), 'en').way;
    expect(way?.sums).toEqual([
      {
        title: 'For the importer',
        rows: [
          { sign: '', label: 'Amount due', amount: '1,080.00' },
          { sign: '+', label: 'Taxes at destination, withheld from the exporter', amount: '150.00' },
          { sign: '+', label: 'Taxes at destination, borne by the importer', amount: '112.50' },
        ],
        result: { label: 'Total cost to the importer', amount: '1,342.50' },
        further: [],
      },
      {
        title: 'For the exporter',
        rows: [
          { sign: '', label: 'Amount due', amount: '1,080.00' },
          { sign: '−', label: 'Taxes at origin, charged to the importer', amount: '230.00' },
          { sign: '−', label: 'Taxes at origin, borne by the exporter', amount: '50.00' },
        ],
        result: { label: 'Net to the exporter', amount: '800.00' },
        further: [],
      },
    ]);
  });

  test('splits the importer’s cost into three parts, and describes them in a sentence', () => {
    const split = documentView(sampleInvoice({ show_exporter_net: true }), 'pt').way?.split;
    expect(split?.bar.map(({ amount, share }) => [amount, share])).toEqual([
      ['800,00', 595],
      ['280,00', 208],
      ['262,50', 195],
    ]);
    expect(plain(split?.summary)).toBe(
      'De US$ 1.342,50 pagos pelo importador, US$ 800,00 ficam para o exportador e US$ 542,50 são tributos dos dois países.',
    );
  });

  test('has no bar if taxes exceed the price', () => {
    const tributes = [
      { name: 'Levy', value: '150', is_fixed: false, is_origin: true, tax_responsible: 'exporter' as const },
    ];
    const way = documentView(sampleInvoice({ show_exporter_net: true }, [{ tributes }]), 'en').way;
    expect(way?.split).toBeNull();
    expect(way?.sums[1]?.result.amount).toBe('−500.00');
  });

  test('shows only the net amount of the exporter if the taxes are hidden', () => {
    const way = documentView(sampleInvoice({ show_tax_invoice: false, show_exporter_net: true }), 'en').way;
    expect(way?.sums.map(({ title }) => title)).toEqual(['For the exporter']);
    expect(way?.split).toBeNull();
  });

  test('is absent if there is no tax, or the company hides its net amount', () => {
    const untaxed = sampleInvoice({ show_exporter_net: true }, [{ tributes: [] }]);
    expect(documentView(untaxed, 'pt').way).toBeNull();
    expect(documentView(sampleInvoice(), 'pt').way).toBeNull();
  });
});

describe('internal amounts of the exporter', () => {
  const own = {
    name: 'Imposto da casa',
    value: '7.77',
    is_fixed: false,
    is_origin: true,
    tax_responsible: 'exporter',
  } as const;

  test.each([true, false])(
    'are nowhere on the document unless its company shows them, taxes shown: %s',
    (show_tax_invoice) => {
      const invoice = sampleInvoice({ show_tax_invoice }, [{ tributes: [...exampleTributes.slice(1), own] }]);
      const text = JSON.stringify(documentView(invoice, 'en'));
      // The home tax, the net amount, and the sum of all taxes, from which the first could be derived.
      for (const internal of ['Imposto da casa', '77.70', '772.30', '570.20']) expect(text).not.toContain(internal);
      expect(JSON.stringify(documentView({ ...invoice, show_exporter_net: true }, 'en'))).toContain('772.30');
    },
  );
});
