import { expect, test } from 'vitest';
import { readPdf } from '../support/readPdf.ts';
import { samplePdfs } from './samples.ts';

test('every kind of PDF says that it is archivable and accessible, in its language, and shows its title', async () => {
  for await (const { name, bytes } of samplePdfs(20)) {
    const pdf = await readPdf(bytes);
    expect([name, pdf]).toMatchObject([name, { archival: '3A', accessible: '1', tagged: true, showsTitle: true }]);
    expect([name, pdf.title]).toEqual([name, expect.stringMatching(/\S/)]);
    expect([name, pdf.language]).toEqual([name, expect.stringMatching(/^(pt-BR|en|es)$/)]);
    expect([name, pdf.roles.find((role) => /^H\d$/.test(role)) ?? 'H1']).toEqual([name, 'H1']);
  }
}, 300_000);
