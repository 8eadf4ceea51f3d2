import { afterAll, expect, test } from 'vitest';
import { onePixel } from '../../tests/support/pictures.ts';
import { readPdf } from '../../tests/support/readPdf.ts';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { DocumentFailed, DocumentTimeout } from './pool.ts';
import { startDocuments } from './render.ts';
import { UnknownTemplate } from './templates.ts';

const documents = startDocuments({ workers: 1 });
const request = { template: 'invoiceTemplate1', locale: 'pt', invoice: sampleInvoice() } as const;

afterAll(() => documents.close());

test('draws a PDF and the same pages as SVG, in another process', async () => {
  const pdf = await readPdf(await documents.pdf(request));
  const pages = await documents.pages(request);
  expect(pdf.pages[0]).toContain('Fatura');
  expect(pages).toHaveLength(pdf.pages.length);
  expect(pages[0]).toMatch(/^<svg .*<\/svg>$/s);
});

test('draws the legal texts there too', async () => {
  const pdf = await readPdf(await documents.legal({ kind: 'eula', version: '2026-11', locale: 'es' }));
  expect(pdf.title).toBe('Licencia de uso del software (EULA)');
  await expect(documents.legal({ kind: 'eula', version: '1999-01', locale: 'es' })).rejects.toThrow(DocumentFailed);
});

test('carries the logo’s bytes there whole', async () => {
  const bytes = new Uint8Array(onePixel.png);
  const pdf = await readPdf(await documents.pdf({ ...request, logo: { bytes, type: 'image/png' } }));
  expect(pdf.roles).toContain('Figure');
});

test.each(['invoiceTemplate9', '../theme', 'theme', '__proto__', ''])('knows no template %j', async (template) => {
  await expect(documents.pdf({ ...request, template })).rejects.toThrow(UnknownTemplate);
  await expect(documents.pages({ ...request, template })).rejects.toThrow(UnknownTemplate);
});

test('a document that cannot be drawn fails alone', async () => {
  const invoice = sampleInvoice({ subtotal: 'not money', total_taxes: 'nor this' });
  await expect(documents.pdf({ ...request, invoice })).rejects.toThrow(DocumentFailed);
  await expect(documents.pdf(request)).resolves.toBeInstanceOf(Uint8Array);
});

test('a document over its time fails with its worker', async () => {
  const hasty = startDocuments({ workers: 1, timeoutMs: 1 });
  await expect(hasty.pdf(request)).rejects.toThrow(DocumentTimeout);
  await hasty.close();
});
