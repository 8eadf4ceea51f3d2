import { test } from 'vitest';
import { taxesOfDocument } from '../../domain/taxes/document.ts';
import { taxesOfLine } from '../../domain/taxes/line.ts';
import type { LineTerms } from '../../domain/taxes/terms.ts';

const line: LineTerms = {
  quantity: '12.5',
  price: '1234.56',
  tributes: [
    { value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' },
    { value: '23.1234', is_fixed: false, is_origin: true, tax_responsible: 'importer' },
    { value: '15', is_fixed: false, is_origin: false, tax_responsible: 'exporter' },
    { value: '12.50', is_fixed: true, is_origin: false, tax_responsible: 'importer' },
  ],
};
const lines = Array.from({ length: 100 }, (_, k) => ({ ...line, quantity: String(k + 1) }));
const totals = lines.map((each) => taxesOfLine(each, 2));

/** Design §9: the taxes of a document of 100 lines take less than a millisecond. */
test('a document of 100 lines with 4 tributes each', async ({ bench }) => {
  await bench.compare(
    bench('every line and the sums', () => {
      const all = lines.map((each) => taxesOfLine(each, 2));
      taxesOfDocument(all, 2);
    }),
    bench('every line with taxes inside its price, and the sums', () => {
      const all = lines.map((each) => taxesOfLine({ ...each, price_includes_tax: true }, 2));
      taxesOfDocument(all, 2);
    }),
    bench('one line changed, and the sums', () => {
      taxesOfLine(line, 2);
      taxesOfDocument(totals, 2);
    }),
  );
});
