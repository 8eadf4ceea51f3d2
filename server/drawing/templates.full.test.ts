import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templates } from '../../domain/templates/samples.testing.ts';
import { templateFonts, type Template, type TemplateBlock } from '../../schemas/parts/templates/template.ts';
import { readPdf } from '../../tests/support/readPdf.ts';
import { sampleInvoice, sampleParty } from '../../tests/support/sampleDocument.ts';
import { readObjects } from '../files/pdf/readObjects.ts';
import { builtInTemplate, defaultTemplate } from './builtIn/builtIn.ts';
import { createCompiler } from './compiler.ts';
import type { DrawnDocument } from './request.ts';

const compiler = createCompiler();
const standard = builtInTemplate(defaultTemplate);
const draw = (template: Template, document: DrawnDocument = sampleInvoice()) =>
  compiler.pdf({ template, locale: 'pt', document });
const textOf = async (template: Template, document?: DrawnDocument) =>
  (await readPdf(draw(template, document))).pages.join('\n');
const withBlocks = (...blocks: TemplateBlock[]): Template => ({ ...standard, blocks });

/** `FAULTS=full npx vitest run --project unit server/drawing/templates.full.test.ts` is the size that is proved now and then. */
const runs = process.env.FAULTS === 'full' ? 2_000 : 15;

const widths = { a4: 595.28, letter: 612 } as const;

const names = fc.constantFrom(
  'Acme',
  'Donaudampfschifffahrtsgesellschaft',
  '株式会社グローバル東京',
  'شركة البرمجيات',
  'x'.repeat(60),
);
const line = fc.record({
  description: fc.oneof(names, fc.string({ unit: 'grapheme', maxLength: 200 })),
  quantity: fc.constantFrom('1', '2.5', '99999999'),
  price: fc.constantFrom('0.01', '1200.125', '9999999999'),
});
const invoices = fc
  .record({
    status: fc.constantFrom('draft', 'billed', 'paid', 'cancelled'),
    currency: fc.constantFrom('USD', 'JPY', 'KWD', 'BRL'),
    show_tax_invoice: fc.boolean(),
    show_exporter_net: fc.boolean(),
    name: names,
    lines: fc.array(line, { maxLength: 40 }),
  })
  .map(({ name, lines, ...changes }) => sampleInvoice({ ...changes, service_buyer: sampleParty(name) }, lines));

describe('any template with any document', () => {
  test('is drawn, within the paper', async () => {
    await fc.assert(
      fc.asyncProperty(templates, invoices, fc.constantFrom('pt', 'en', 'es'), async (template, document, locale) => {
        const { reach, archival } = await readPdf(compiler.pdf({ template, locale, document }));
        expect(archival).toBe('3A');
        // Typst lets a line that breaks inside a word protrude into the margin, by part of a letter or a few rare ones.
        expect(reach).toBeLessThan(widths[template.page.paper]);
      }),
      { numRuns: runs },
    );
  }, 600_000);
});

describe('a template', () => {
  test('prints its blocks in their order, and nothing else', async () => {
    const text = await textOf(
      withBlocks({ type: 'facts', variant: 'list', fields: ['due_date', 'created'] }, { type: 'title', align: 'left' }),
    );
    expect(text).toMatch(/Vencimento.*20\/12\/2026.*Emissão.*20\/11\/2026.*Fatura/s);
    expect(text).not.toMatch(/Moeda|Total a pagar/);
  });

  test('prints the lines in the chosen columns', async () => {
    const text = await textOf(withBlocks({ type: 'lines', variant: 'dense', columns: ['total', 'description'] }));
    expect(text).toMatch(/Total \(USD\)\s+Descrição\s+1\.000,00\s+Consultoria/);
    expect(text).not.toMatch(/Quantidade|Subtotal/);
  });

  test.each(['position', 'description', 'total'] as const)(
    'prints lines with only their %s, and the sums',
    async (column) => {
      const text = await textOf(
        withBlocks({ type: 'lines', variant: 'ruled', columns: [column] }, { type: 'totals', variant: 'panel' }),
      );
      expect(text).toMatch({ position: /1/, description: /Consultoria/, total: /1\.000,00/ }[column]);
      expect(text).toMatch(/Subtotal.*Total a pagar.*Custo total/s);
    },
  );

  test('prints the sums alone where the lines are elsewhere', async () => {
    const text = await textOf(withBlocks({ type: 'totals', variant: 'panel' }, { type: 'divider', weight: 'thin' }));
    expect(text).toMatch(/Subtotal.*Total a pagar.*Custo total/s);
  });

  test('fills placeholders with data, also in its header and footer', async () => {
    const content = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '{{client}} owes {{amount}} {{nothing}}.' }] }],
    };
    const template = {
      ...withBlocks({ type: 'text', title: 'For {{company}}', align: 'left', size: 'large', content }),
      footer: { divider: true, texts: [{ side: 'center', pages: 'all', text: '{{reference}}: {{page}}/{{pages}}' }] },
    } satisfies Template;
    const text = (await textOf(template, sampleInvoice({ service_buyer: sampleParty('#x {{number}}') }))).replaceAll(
      '\u00a0',
      ' ',
    );
    expect(text).toContain('For Horizonte Tecnologia Ltda.');
    expect(text).toContain('#x {{number}} owes US$ 1.080,00 .');
    expect(text).toContain('EXP-2026/118: 1/1');
  });

  test('prints the code to pay by transfer, unless it hides it', async () => {
    const account = { name: 'Millennium', currency: 'EUR', codes: { iban: 'PT50000201231234567890154' } };
    const document = sampleInvoice({ currency: 'EUR', account, number: 118, open_amount: '580.00' });
    const payment = { type: 'payment', variant: 'panel' } as const;
    const printed = (block: TemplateBlock) => textOf(withBlocks(block), document);
    for (const block of [payment, { ...payment, code: true }]) expect(await printed(block)).toContain('Escaneie');
    const hidden = await printed({ ...payment, code: false });
    expect(hidden).not.toContain('Escaneie');
    expect(hidden).toContain('580,00');
  });

  test('puts blocks side by side', async () => {
    const note = (content: string): TemplateBlock & { type: 'text' } => ({
      type: 'text',
      title: '',
      align: 'left',
      size: 'normal',
      content,
    });
    const columns = ['one', 'two', 'three'].map((content) => ({ width: 1, blocks: [note(content)] }));
    const { places } = await readPdf(draw(withBlocks({ type: 'columns', columns })));
    const [one, two, three] = places;
    expect(new Set([one?.y, two?.y, three?.y]).size).toBe(1);
    expect((two?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo((three?.x ?? 0) - (two?.x ?? 0), 0);
  });

  test('labels in two languages', async () => {
    const text = await textOf({ ...standard, second_language: 'en' });
    expect(text).toContain('Vencimento / Due date');
    expect(text).toContain('Fatura nº 1024');
  });
});

describe.each(templateFonts)('the font %s', (font) => {
  const template = { ...standard, theme: { ...standard.theme, font } };
  const embedded = (bytes: Buffer) =>
    new Set([...readObjects(bytes).objects.values()].flatMap(({ text }) => text.match(/(?<=\+)Ultramar\w+-\w+/) ?? []));
  const family = { sans: 'UltramarSans', serif: 'UltramarSerif', compact: 'UltramarCompact' }[font];

  test('is embedded, in an archival PDF', async () => {
    const bytes = draw(template);
    expect([...embedded(bytes)].toSorted()).toEqual([`${family}-Regular`, `${family}-SemiBold`]);
    expect((await readPdf(bytes)).archival).toBe('3A');
  });

  test('leaves other scripts, and letters that it lacks, to other fonts', async () => {
    const name = 'Ελλάδα Київ 株式会社 한국 شركة חברה भारत ไทย ₿ꙁ';
    const bytes = draw(template, sampleInvoice({ service_buyer: sampleParty(name) }));
    const text = (await readPdf(bytes)).pages.join();
    for (const word of ['Ελλάδα', 'Київ', '株式会社', '한국', '₿']) expect(text).toContain(word);
    expect(text).not.toContain('\ufffd');
    expect(embedded(bytes).size).toBeGreaterThan(7);
  });
});
