import fc from 'fast-check';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it, test } from 'vitest';
import { templates } from '../../domain/templates/samples.testing.ts';
import type { Template, TemplateBlock } from '../../schemas/parts/templates/template.ts';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { builtInLinks, builtInTemplate } from './builtIn/builtIn.ts';
import { createCompiler } from './compiler.ts';
import type { DrawnDocument } from './request.ts';

const compiler = createCompiler();
const contact = { responsible_name: 'Ana', responsible_email: 'ana@acme.test' };
/** The blocks that are blank, or have no content in some documents. */
const mayBeBlank = new Set(['spacer', 'divider', 'way', 'taxes', 'payment', 'notes', 'parties', 'facts']);
/** Columns before the contact may be split themselves, and a text may be empty or end with empty lines. */
const designs = templates.filter(({ blocks }) => {
  const last = blocks.findLast(({ type }) => !mayBeBlank.has(type));
  return last?.type !== 'columns' && last?.type !== 'text';
});
const without = { divider: false, texts: [] };

/** The text of the last page, if it is not the first; without the texts in the margins. */
async function lastPage(template: Template, lines: number, change: Partial<DrawnDocument> = {}): Promise<string> {
  const rows = Array.from({ length: lines }, (_, at) => ({ description: `Service ${at + 1}` }));
  const document = sampleInvoice({ contact, status: 'billed', ...change }, rows, 'en');
  const plain = { ...template, header: without, footer: without };
  const task = getDocument({
    data: new Uint8Array(compiler.pdf({ template: plain, locale: 'en', document })),
    verbosity: 0,
  });
  const pdf = await task.promise;
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  await task.destroy();
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
  return pdf.numPages === 1 ? 'the first page' : text.replaceAll(/\s+/g, ' ').trim();
}

it.each(
  builtInLinks.flatMap((link) => [
    [link, 'its taxes', {}],
    [link, 'hidden taxes', { show_tax_invoice: false }],
    [link, 'further notes', { terms_payment: 'By wire.', observation: 'Thank you.' }],
  ]) satisfies [string, string, Partial<DrawnDocument>][],
)(
  'the last page of %s with %s never has only closing words, for any number of lines',
  async (link, _, change) => {
    for (let lines = 1; lines <= 80; lines += 1) {
      const text = await lastPage(builtInTemplate(link), lines, change);
      expect([lines, text]).toEqual([lines, expect.stringMatching(/the first page|Amount due|Taxes by country/)]);
    }
  },
  300_000,
);

test('nor does that of a design by the editor that ends with the contact', async () => {
  const closing: TemplateBlock = { type: 'notes', columns: 1, notes: ['contact'] };
  await fc.assert(
    fc.asyncProperty(designs, fc.integer({ min: 1, max: 80 }), async (template, lines) => {
      const text = await lastPage({ ...template, blocks: [...template.blocks, closing] }, lines);
      expect(text).not.toMatch(/^(Contact|Contacto|Contato)[ /\w]* Ana ana@acme.test$/);
    }),
    { numRuns: 60, endOnFailure: true },
  );
}, 300_000);
