import { test } from 'vitest';
import { taxesOfDocument } from '../../domain/taxes/document.ts';
import { taxesOfLine, taxesOfLines } from '../../domain/taxes/line.ts';
import type { LineTerms, TributeTerms } from '../../domain/taxes/terms.ts';

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

/** Twelve tributes, four of which are in each other's bases. */
const twelve = Array.from({ length: 12 }, (_, at): TributeTerms => ({
  tribute: `t${at}`,
  value: `${at + 1}.25`,
  is_fixed: at === 11,
  is_origin: false,
  tax_responsible: at % 2 === 0 ? 'importer' : 'exporter',
  ...(at < 4 && { base_includes: ['t0', 't1', 't2', 't3', 't5'], base_includes_self: true }),
}));
const bearing = lines.map((each): LineTerms => ({ ...each, scenery: 'one', tributes: twelve }));
const [first, ...rest] = bearing;
const others = taxesOfLines(rest, 2);

test('a document of 100 lines with 12 tributes each, four in a cycle', async ({ bench }) => {
  await bench.compare(
    bench('every line and the sums', () => {
      taxesOfDocument(taxesOfLines(bearing, 2), 2);
    }),
    bench('every line and the sums, rounded for the document', () => {
      taxesOfDocument(
        taxesOfLines(
          bearing.map((each): LineTerms => ({ ...each, rounding: 'document' })),
          2,
        ),
        2,
      );
    }),
    bench('one line changed, and the sums', () => {
      taxesOfDocument([...(first ? [taxesOfLine(first, 2)] : []), ...others], 2);
    }),
  );
});
