import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { onePixel } from '../../../tests/support/pictures.ts';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { sampleInvoice, unreadOf } from '../../../tests/support/sampleDocument.ts';
import { defaultBudgets } from '../../limits/budgets.ts';
import { DocumentFailed } from './drawingProcess.ts';
import type { Job } from './messages.ts';
import { startDocuments, type Documents } from './render.ts';

const documents = startDocuments({ workers: 1 });
const request = unreadOf({ template: 'invoiceTemplate1', locale: 'pt', document: sampleInvoice() });
const page = { kind: 'html', request, modal: false, encoding: 'br' } as const;
let number = 0;

/** Draws a job, bypassing the cache. */
async function draw(job: Job, by: Documents = documents): Promise<Uint8Array> {
  number += 1;
  const drawing = { key: `${number}`, tenant: 'acme', signal: new AbortController().signal, read: async () => job };
  return (await by.draw(drawing)).bytes;
}

afterAll(() => documents.close());

test('draws a PDF and the same pages as HTML, compressed, in another process', async () => {
  const pdf = await readPdf(await draw({ kind: 'pdf', request }));
  const html = brotliDecompressSync(await draw(page)).toString();
  expect(pdf.pages[0]).toContain('Fatura');
  expect(html.match(/<figure role="group" aria-label="[^"]*"><svg .*<\/svg><\/figure>/g)).toHaveLength(
    pdf.pages.length,
  );
  expect(html).toContain('<title>Horizonte Tecnologia Ltda. 1024</title>');
  expect(gunzipSync(await draw({ ...page, encoding: 'gzip' })).toString()).toBe(html);
});

test('draws the legal texts in another process too', async () => {
  const eula = { kind: 'eula', version: '2026-11', locale: 'es' } as const;
  const pdf = await readPdf(await draw({ kind: 'legal', request: eula }));
  expect(pdf.title).toBe('Licencia de uso del software (EULA)');
  await expect(draw({ kind: 'legal', request: { ...eula, version: '1999-01' } })).rejects.toThrow(DocumentFailed);
});

test('passes the logo’s bytes unchanged', async () => {
  const bytes = new Uint8Array(onePixel.png);
  const pdf = await readPdf(await draw({ kind: 'pdf', request: { ...request, logo: { bytes, type: 'image/png' } } }));
  expect(pdf.roles).toContain('Figure');
});

test.each(['invoiceTemplate9', '../theme', 'theme', '__proto__', ''])(
  'rejects the unknown template %j',
  async (template) => {
    await expect(draw({ kind: 'pdf', request: { ...request, template } })).rejects.toThrow('no document template');
    await expect(draw({ ...page, request: { ...request, template } })).rejects.toThrow('no document template');
  },
);

test('a document that cannot be drawn fails alone', async () => {
  const invoice = sampleInvoice({ subtotal: 'not money', total_taxes: 'nor this' });
  await expect(draw({ kind: 'pdf', request: { ...request, document: invoice } })).rejects.toThrow(DocumentFailed);
  await expect(draw({ kind: 'pdf', request })).resolves.toBeInstanceOf(Uint8Array);
});

test('a document beyond the time limit is rejected', async () => {
  const hasty = startDocuments({ workers: 1, budgets: { ...defaultBudgets, documentEffort: 0 } });
  await expect(draw({ kind: 'pdf', request }, hasty)).rejects.toMatchObject({ budget: 'documentEffort' });
  await hasty.close();
});
