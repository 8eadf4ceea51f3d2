import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { sampleInvoice } from '../../../tests/support/sampleDocument.ts';
import { createCompiler } from '../../drawing/compiler.ts';
import type { Archived } from '../zip.ts';
import { joinPdfs } from './joinPdfs.ts';
import { readObjects } from './readObjects.ts';

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

/** As Typst writes it and earlier releases kept it: each object alone, without the statements of PDF/UA. */
function asEarlier(pdf: Uint8Array): Buffer {
  const { objects, trailer } = readObjects(pdf);
  const offsets: number[] = [];
  let file = '%PDF-1.7\n';
  for (const { number, text, stream } of objects.values()) {
    offsets[number] = file.length;
    const content = stream ? `${text}\nstream\n${stream.toString('latin1')}\nendstream` : text;
    const earlier = content.replace(' /DisplayDocTitle true', '').replace('<pdfuaid:part>1</pdfuaid:part>', '');
    file += `${number} 0 obj\n${earlier}\nendobj\n`;
  }
  const entries = Array.from({ length: offsets.length }, (_, number) => offsets[number]).map((offset) =>
    offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  const roots = /\/Root \d+ 0 R \/Info \d+ 0 R/.exec(trailer)?.[0];
  const table = `xref\n0 ${entries.length}\n${entries.join('')}trailer\n<< /Size ${entries.length} ${roots} >>`;
  return Buffer.from(`${file}${table}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
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

  it('is accessible, also if it begins with a document of an earlier release', async () => {
    const [first, ...others] = files;
    const earlier = [first && { ...first, bytes: asEarlier(first.bytes) }, ...others].filter(
      (file) => file !== undefined,
    );
    for (const all of [files, earlier]) {
      const pdf = await readPdf(await joined(...all));
      expect(pdf).toMatchObject({ archival: '3A', accessible: '1', showsTitle: true, title: 'Invoices & more' });
      expect(pdf.pages[0]).toContain('Line 7.0 (1 0 R)');
    }
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
