import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumAmounts } from '../money/sum.ts';
import { taxesOfDocument } from './document.ts';
import { taxesOfLine } from './line.ts';
import { anyDecimals, anyLines, workedExample } from './samples.testing.ts';

const figures = [
  'exporter_total_taxes_payable_exporter',
  'exporter_total_taxes_payable_importer',
  'importer_total_taxes_payable_exporter',
  'importer_total_taxes_payable_importer',
  'total_taxes',
  'importer_total_payable_exporter',
  'importer_total_payable',
  'exporter_net_total',
] as const;

test('every figure of a document is the sum of its rounded lines', () => {
  fc.assert(
    fc.property(anyLines, anyDecimals, (terms, decimals) => {
      const lines = terms.map((line) => taxesOfLine(line, decimals));
      const document = taxesOfDocument(lines, decimals);
      for (const figure of figures) {
        const amounts = lines.map((line) => line[figure]);
        expect(document[figure]).toBe(sumAmounts(amounts, decimals));
      }
      const totals = lines.map((line) => line.total);
      expect(document.subtotal).toBe(sumAmounts(totals, decimals));
      expect(document.total).toBe(document.importer_total_payable_exporter);
    }),
  );
});

test('the importer’s payment less the exporter’s net is the taxes, for the document too', () => {
  fc.assert(
    fc.property(anyLines, anyDecimals, (terms, decimals) => {
      const document = taxesOfDocument(
        terms.map((line) => taxesOfLine(line, decimals)),
        decimals,
      );
      const kept = sumAmounts([document.exporter_net_total, document.total_taxes], decimals);
      expect(kept).toBe(document.importer_total_payable);
    }),
  );
});

test('two lines of the worked example', () => {
  const line = taxesOfLine(workedExample, 2);
  expect(taxesOfDocument([line, line], 2)).toMatchObject({
    subtotal: '2000.00',
    total: '2160.00',
    total_taxes: '1085.00',
    importer_total_payable: '2685.00',
    exporter_net_total: '1600.00',
  });
});

test('each line is rounded separately: three halves of a cent are three cents', () => {
  const line = taxesOfLine({ quantity: '1', price: '0.005', tributes: [] }, 2);
  expect(taxesOfDocument([line, line, line], 2).subtotal).toBe('0.03');
});

test('a document without lines has zero totals', () => {
  expect(taxesOfDocument([], 0)).toMatchObject({ subtotal: '0', total: '0', exporter_net_total: '0' });
});
