import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumAmounts } from '../money/sum.ts';
import { taxesOfDocument } from './document.ts';
import { explainDocumentFigure, explainLineFigure, explainTribute, type Explanation } from './explain.ts';
import { taxesOfLine } from './line.ts';
import { anyDecimals, anyLines, workedExample } from './samples.testing.ts';

const totals = taxesOfLine(workedExample, 2);

describe('a line', () => {
  test('its total is quantity times price', () => {
    expect(explainLineFigure('total', workedExample, totals)).toEqual({
      kind: 'product',
      quantity: '4',
      price: '250',
      result: '1000.00',
    });
  });

  test('its net is its gross with its adjustments and its share of those of the document', () => {
    const terms = { ...workedExample, adjustments: [{ kind: 'discount', percent: '10' }] } as const;
    expect(explainLineFigure('net', terms, taxesOfLine(terms, 2, 500n))).toEqual({
      kind: 'sum',
      addends: [
        { sign: '+', of: 'gross', amount: '1000.00' },
        { sign: '-', of: 'adjustment', index: 0, amount: '100.00' },
        { sign: '+', of: 'share', amount: '5.00' },
      ],
      result: '905.00',
    });
  });

  test('its net is without the taxes that the price includes', () => {
    const terms = { ...workedExample, price_includes_tax: true };
    expect(explainLineFigure('net', terms, taxesOfLine(terms, 2))).toEqual({
      kind: 'sum',
      addends: [
        { sign: '+', of: 'gross', amount: '1000.00' },
        { sign: '-', of: 'tribute', index: 1, amount: '186.99' },
      ],
      result: '813.01',
    });
  });

  test('a tribute takes what no net gives of a price that includes it', () => {
    const vat = { value: '5', is_fixed: false, is_origin: true, tax_responsible: 'importer' } as const;
    const terms = { quantity: '1', price: '0.10', price_includes_tax: true, tributes: [vat] };
    expect(explainTribute(0, terms, taxesOfLine(terms, 2))).toEqual({
      kind: 'percent',
      percent: '5',
      base: '0.10',
      difference: '-0.01',
      result: '0.00',
    });
  });

  test('the amount sent to the exporter is T + EI - IE: 1000 + 230 - 150', () => {
    expect(explainLineFigure('importer_total_payable_exporter', workedExample, totals)).toEqual({
      kind: 'sum',
      addends: [
        { sign: '+', of: 'base', amount: '1000.00' },
        { sign: '+', of: 'exporter_total_taxes_payable_importer', amount: '230.00' },
        { sign: '-', of: 'importer_total_taxes_payable_exporter', amount: '150.00' },
      ],
      result: '1080.00',
    });
  });

  test('a box is the sum of its tributes', () => {
    expect(explainLineFigure('importer_total_taxes_payable_importer', workedExample, totals)).toEqual({
      kind: 'sum',
      addends: [
        { sign: '+', of: 'tribute', index: 3, amount: '100.00' },
        { sign: '+', of: 'tribute', index: 4, amount: '12.50' },
      ],
      result: '112.50',
    });
  });

  test('a tribute is a percent of the line’s total, or its fixed value', () => {
    expect(explainTribute(0, workedExample, totals)).toEqual({
      kind: 'percent',
      percent: '5',
      base: '1000.00',
      result: '50.00',
    });
    expect(explainTribute(4, workedExample, totals)).toEqual({ kind: 'fixed', value: '12.50', result: '12.50' });
    expect(explainTribute(5, workedExample, totals)).toBeUndefined();
  });
});

test('every explained sum equals its figure, for lines and documents', () => {
  fc.assert(
    fc.property(anyLines, anyDecimals, fc.bigInt({ min: 0n, max: 100n }), (terms, decimals, share) => {
      const lines = terms.map((line) => taxesOfLine(line, decimals, share));
      const document = taxesOfDocument(lines, decimals);
      for (const figure of Object.keys(document) as (keyof typeof document)[]) {
        const explanation = explainDocumentFigure(figure, lines, document);
        expect(explanation.result).toBe(document[figure]);
        expect(added(explanation, decimals)).toBe(explanation.result);
        if (figure === 'subtotal') continue;
        for (const [k, line] of lines.entries()) {
          const named = figure === 'total' ? 'importer_total_payable_exporter' : figure;
          const ofLine = explainLineFigure(named, terms[k] ?? workedExample, line);
          expect(added(ofLine, decimals)).toBe(line[named]);
        }
      }
    }),
    { numRuns: 30 },
  );
});

function added(explanation: Explanation, decimals: number): string | undefined {
  // Of a line without adjustments the net is its product.
  if (explanation.kind === 'product') return explanation.result;
  if (explanation.kind !== 'sum') return undefined;
  const signed = explanation.addends.map(({ sign, amount }) =>
    (sign === '-' ? `-${amount}` : amount).replace('--', ''),
  );
  return sumAmounts(signed, decimals);
}

test('a sum over lines names each line', () => {
  const { subtotal, ...rest } = taxesOfDocument([totals, totals], 2);
  expect(explainDocumentFigure('subtotal', [totals, totals], { subtotal, ...rest })).toEqual({
    kind: 'sum',
    addends: [
      { sign: '+', of: 'line', index: 0, amount: '1000.00' },
      { sign: '+', of: 'line', index: 1, amount: '1000.00' },
    ],
    result: '2000.00',
  });
});
