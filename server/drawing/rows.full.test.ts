import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { builtInLinks, builtInTemplate } from './builtIn/builtIn.ts';
import { createCompiler } from './compiler.ts';
import type { DocumentLine } from './request.ts';

const compiler = createCompiler();

/** The texts of the pages of an invoice with a heading after some lines. */
async function pagesOf(link: (typeof builtInLinks)[number], before: number): Promise<string[]> {
  const { lines } = sampleInvoice(
    {},
    Array.from({ length: before + 3 }, (_, at) => ({ description: `Service ${at + 1}.` })),
  );
  const heading: DocumentLine = { row: 'heading', description: 'Further services' };
  const note: DocumentLine = { row: 'text', description: 'Nights\nand weekends' };
  const rows = [...lines.slice(0, before), heading, ...lines.slice(before), note, { row: 'subtotal' } as const];
  const document = sampleInvoice({ lines: rows }, [{}], 'en');
  const data = new Uint8Array(compiler.pdf({ template: builtInTemplate(link), locale: 'en', document }));
  const task = getDocument({ data, verbosity: 0 });
  const pdf = await task.promise;
  const texts = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    }),
  );
  await task.destroy();
  return texts;
}

it.each(builtInLinks)(
  'a heading in %s stands on the page of its first line, for any number of lines before it',
  async (link) => {
    for (let before = 0; before <= 50; before += 1) {
      const pages = await pagesOf(link, before);
      const page = pages.find((text) => text.includes('Further services'));
      expect([before, page]).toEqual([before, expect.stringContaining(`Service ${before + 1}.`)]);
      expect(pages.join(' ')).toMatch(/Nights and weekends.*Subtotal 3,000\.00/);
    }
  },
  300_000,
);
