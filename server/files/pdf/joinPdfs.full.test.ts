import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { createCompiler } from '../../drawing/compiler.ts';
import type { Archived } from '../zip.ts';
import { joinPdfs } from './joinPdfs.ts';

const compiler = createCompiler();
const drawn = (number: number, name: string, lines = 1): Archived => {
  const service_provider = { uuid: 'a', name, nif: '1' };
  const rows = Array.from({ length: lines }, (_, line) => ({ description: `Line ${number}.${line} (1 0 R)` }));
  const document = sampleInvoice({ number, service_provider }, rows, 'en');
  return {
    name: `Invoice ${number}.pdf`,
    bytes: compiler.pdf({ template: 'invoiceTemplate1', locale: 'en', document }),
  };
};

async function joined(...files: Archived[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of joinPdfs(
    (async function* () {
      yield* files;
    })(),
    'Invoices & more',
  ))
    parts.push(part);
  return Buffer.concat(parts);
}

const files = [drawn(7, 'Acme (2 0 R) (x'), drawn(8, 'Açúcar', 120), drawn(9, 'Acme')];

describe('one PDF of several', () => {
  it('has the pages of each, in order', async () => {
    const each = await Promise.all(files.map(({ bytes }) => readPdf(bytes)));
    const { pages, title } = await readPdf(await joined(...files));
    expect(pages).toEqual(each.flatMap((one) => one.pages));
    expect(title).toBe('Invoices & more');
  });

  it('stays tagged and archivable: its structure is that of all', async () => {
    const each = await Promise.all(files.map(({ bytes }) => readPdf(bytes)));
    const { roles, tagged, archival } = await readPdf(await joined(...files));
    expect([tagged, archival]).toEqual([true, '3A']);
    expect(roles).toEqual(each.flatMap((one) => one.roles));
  });

  it('has a bookmark for each part, and a list that is no PDF as an attachment', async () => {
    const list = { name: 'errors.csv', bytes: Buffer.from('uuid;code\r\n') };
    const task = getDocument({ data: new Uint8Array(await joined(...files, list)), verbosity: 0 });
    const document = await task.promise;
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Invoice 7', 'Invoice 8', 'Invoice 9']);
    expect(outline.every(({ items }) => items.length > 0)).toBe(true);
    const attachments: unknown = await document.getAttachments();
    expect(JSON.stringify([...(attachments as Map<string, object>)])).toContain('errors.csv');
    await task.destroy();
  });
});
