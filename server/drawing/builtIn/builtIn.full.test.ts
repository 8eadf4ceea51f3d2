import { describe, expect, it, test } from 'vitest';
import { contrastOf, leastContrast } from '../../../domain/templates/contrast.ts';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { sampleInvoice, sampleParty, type SampleLine } from '../../../tests/support/sampleDocument.ts';
import { builtInLinks, builtInTemplate } from './builtIn.ts';
import { createCompiler } from '../compiler.ts';
import { documentLocales, readLines } from '../request.ts';
import { sampleRequest } from '../sample.ts';

const compiler = createCompiler();
const linesOf = (count: number): SampleLine[] =>
  Array.from({ length: count }, (_, at) => ({ description: `Service ${at + 1}`, price: '10' }));
const account = { name: 'Wise USD', details: 'IBAN: GB29 NWBK 6016 1331 9268 19' };

describe.each(builtInLinks)('%s', (template) => {
  const read = (...of: Parameters<typeof sampleInvoice>) =>
    readPdf(compiler.pdf({ template, locale: of[2] ?? 'pt', document: sampleInvoice(...of) }));

  test.each(['text', 'muted', 'accent'] as const)('has a colour for %s that can be read', (name) => {
    const { colors } = builtInTemplate(template).theme;
    for (const paper of ['#ffffff', colors.panel])
      expect(contrastOf(colors[name], paper)).toBeGreaterThanOrEqual(leastContrast);
  });

  it.each([1, 12, 200])('shows the amount, its date and the account on the first page of %i lines', async (count) => {
    const { pages, archival } = await read({ account }, linesOf(count), 'en');
    expect(archival).toBe('3A');
    const [first = '', ...further] = pages;
    const all = [first, ...further].join('\n');
    expect(first).toMatch(/Amount due/);
    expect(first).toContain('by 2026/12/20');
    expect(first).toContain('GB29 NWBK');
    expect(all).toContain(`Service ${count}`);
    expect(all).toMatch(/Taxes by country/);
  });

  it.each([
    ['pt', 'Fatura'],
    ['en', 'Invoice'],
    ['es', 'Factura'],
  ] as const)('is printed in %s with the title %s', async (locale, title) => {
    const { pages } = await read({}, [{}], locale);
    expect(pages.join('\n')).toContain(title);
  });

  test('says on the first page why it was cancelled', async () => {
    const cancelled = {
      status: 'cancelled',
      cancel_reason: 'Issued twice: see invoice 118.\nThe client knows.',
    } as const;
    const [first = '', ...further] = (await read(cancelled, linesOf(200), 'en')).pages;
    for (const text of ['Reason for cancellation', 'Issued twice: see invoice 118.', 'The client knows.']) {
      expect(first).toContain(text);
      expect(further.join()).not.toContain(text);
    }
    expect((await read({ status: 'cancelled' }, [{}], 'en')).pages.join()).not.toContain('Reason for cancellation');
  });

  test('prints names of every script', async () => {
    const name = '株式会社 · شركة · בע״מ · कंपनी · บริษัท · Ελλάδα';
    const { pages } = await read({ service_buyer: sampleParty(name) });
    expect(pages.join('\n')).toContain('株式会社');
  });

  test('never separates the sums from the last line', async () => {
    for (const count of [8, 9, 10, 11, 12, 13, 14, 30, 31, 32, 33]) {
      const { pages } = await read({}, linesOf(count), 'en');
      const [withSums] = pages.filter((page) => page.includes('Subtotal'));
      expect(withSums).toContain(`Service ${count}`);
    }
  });

  test('shows hidden taxes nowhere', async () => {
    const { pages } = await read({ show_tax_invoice: false }, [{}], 'en');
    expect(pages.join('\n')).not.toContain('Taxes by country');
  });
});

test.each(documentLocales)(
  'Studio prints one line with taxes of both countries, the money flow and the bank details on one page in %s',
  async (locale) => {
    const { document, ...request } = readLines(sampleRequest('invoiceTemplate2', locale, '2026-11-26', 'short'));
    const whole = { ...request, document: { ...document, show_exporter_net: true } };
    const { pages } = await readPdf(compiler.pdf(whole));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('BIC ATLAPTPL');
  },
);
