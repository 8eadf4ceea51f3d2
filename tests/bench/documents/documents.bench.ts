import { test } from 'vitest';
import { createCompiler } from '../../../server/drawing/compiler.ts';
import { exampleTributes, sampleInvoice } from '../../support/sampleDocument.ts';

const compiler = createCompiler();
const notes = { terms_payment: 'SWIFT, 30 dias', observation: 'Obrigado.' };

function requestOf(lines: number) {
  const rows = Array.from({ length: lines }, (_, index) => ({
    description: `Consultoria, parte ${index + 1}`,
    price: String(100 + index),
    tributes: exampleTributes.slice(0, 4),
  }));
  return { template: 'invoiceTemplate1', locale: 'pt', document: sampleInvoice(notes, rows) } as const;
}

const short = requestOf(12);
const long = requestOf(1000);

/** Design §9: each worker renders 80 documents of two pages per second, with a p99 below 20 ms. */
test('12 lines on 2 pages, in one worker', async ({ bench }) => {
  await bench.compare(
    bench('PDF', () => {
      compiler.pdf(short);
    }),
    bench('SVG', () => {
      Array.from(compiler.pages(short));
    }),
  );
});

/** Design §9: 1,000 lines take less than half a second. */
test('1,000 lines, in one worker', async ({ bench }) => {
  const pdf = bench('PDF', () => {
    compiler.pdf(long);
  });
  await pdf.run({ iterations: 5, time: 0, warmup: false });
});
