import { describe, expect, test } from 'vitest';
import { onePixel } from '../../../tests/support/pictures.ts';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { sampleInvoice, sampleParty } from '../../../tests/support/sampleDocument.ts';
import { createCompiler } from '../compiler.ts';

const compiler = createCompiler();

describe('the pages as SVG', () => {
  const textOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text).join(' ');

  test('match the pages of the PDF in number and text', async () => {
    const invoice = sampleInvoice(
      {},
      Array.from({ length: 30 }, (_, index) => ({ description: `Serviço ${index + 1}` })),
    );
    const request = { template: 'invoiceTemplate1', locale: 'pt', document: invoice } as const;
    const pages = [...compiler.pages(request)];
    expect(pages).toHaveLength((await readPdf(compiler.pdf(request))).pages.length);
    expect(textOf(pages[0] ?? '')).toContain('Serviço 1');
    expect(textOf(pages.join(''))).toContain('Total a pagar');
  });

  test('draw a glyph for every letter, ligatures counted once', () => {
    const [svg = ''] = compiler.pages({
      template: 'invoiceTemplate1',
      locale: 'pt',
      document: sampleInvoice({}, [{ description: 'Abcdeg' }]),
    });
    const group = svg.slice(0, svg.indexOf('>Abcdeg<')).slice(-900);
    expect(group.slice(group.lastIndexOf('</text>') + 1).match(/<use /g)).toHaveLength(6);
    for (const [, name] of svg.matchAll(/<use [^>]*href="#([^"]+)"/g)) expect(svg).toContain(`<path id="${name}"`);
  });

  test('run and load nothing, whatever users write', () => {
    const evil = '"><script>alert(1)</script><img onerror="x" class="a" href="#b"> & \'';
    const [svg = ''] = compiler.pages({
      template: 'invoiceTemplate1',
      locale: 'pt',
      document: sampleInvoice({ service_provider: sampleParty(evil), observation: evil }),
      logo: { bytes: onePixel.png, type: 'image/png' },
    });
    expect(svg).not.toMatch(/<(?!\/?(?:svg|defs|path|g|use|text|image|clipPath)\b)/);
    for (const [tag] of svg.matchAll(/<[^>]+>/g))
      expect(tag).not.toMatch(/ on\w+=| style=|javascript:|href="(?!#|data:image)/);
    expect(textOf(svg)).toContain('class="a" href="#b"');
  });
});
