import { describe, expect, test } from 'vitest';
import { readPdf } from '../../tests/support/readPdf.ts';
import { countries, sampleInvoice, sampleParty } from '../../tests/support/sampleDocument.ts';
import type { BlockOf, Template } from '../../schemas/parts/templates/template.ts';
import { builtInLinks, builtInTemplate, defaultTemplate } from './builtIn/builtIn.ts';
import { createCompiler } from './compiler.ts';

const compiler = createCompiler();

const pix = '0198f6b2-7c1a-7e55-8f03-9d2b64c1a7e0';
const link = 'https://pay.example.test/l/0198f6b2-7c1a-7e55-8f03-9d2b64c1a7e0?source=invoice';
const runs = {
  pix,
  link,
  iban: 'MT84MALT011000012345MTLCAST001S',
  reference: 'PURCHASE-ORDER/2026/000000118-REVISION.02',
  taxId: 'EU372001951/2026-REGISTRATION-77',
  name: 'Donaudampfschifffahrtsgesellschaft',
  street: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk-7',
  email: 'a.rather.long.mailbox.of.accounting@subsidiary.example.test',
};
const total = '999.999.998.000.000.001,00';

const bold = (text: string, ...marks: string[]) => ({ type: 'text', text, marks: marks.map((type) => ({ type })) });
const note = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [bold(link.slice(0, 30), 'bold'), bold(link.slice(30))] }],
};
const client = sampleParty(runs.name, countries.portugal, runs.taxId);
const document = sampleInvoice(
  {
    company_number: runs.reference,
    account: { name: 'Banco do Sul', details: `PIX ${pix}\nLink: ${link}\nIBAN ${runs.iban}` },
    contact: { responsible_name: 'Ana Souza', responsible_email: runs.email },
    service_buyer: { ...client, location: { ...client.location, address: `${runs.street}, Wien` } as never },
    observation: note as never,
  },
  [{ description: `Order ${runs.reference}`, quantity: '999999998000000.001', price: '1000', tributes: [] }],
);

const standard = builtInTemplate(defaultTemplate);
type InColumn = BlockOf<'columns'>['columns'][number]['blocks'][number];
const block = (...blocks: InColumn[]) => ({ width: 1, blocks });
const narrow: Template = {
  ...standard,
  blocks: [
    {
      type: 'columns',
      columns: [
        block({ type: 'payment', variant: 'panel' }),
        block({ type: 'parties', variant: 'boxed', parties: ['provider', 'buyer', 'payer'] }),
        block({ type: 'facts', variant: 'list', fields: ['number', 'company_number', 'due_date'] }),
        block({ type: 'notes', columns: 1, notes: ['contact', 'observation'] }),
      ],
    },
    {
      type: 'text',
      title: '{{reference}} {{client}}',
      align: 'left',
      size: 'normal',
      content: 'Pay {{client_tax_id}}',
    },
    { type: 'lines', variant: 'dense', columns: ['description', 'quantity', 'price', 'total'] },
    { type: 'totals', variant: 'panel' },
  ],
};
const designs: [string, string | Template][] = [
  ...builtInLinks.map((one): [string, string] => [one, one]),
  ['narrow', narrow],
];

/** Zero-width, joining, direction and hyphenation characters. */
const invisible = /[\u200b-\u200f\u2060\ufeff\u00ad]/;
const close = (text: string) => text.replace(/\s/g, '');

describe.each(designs)('the text of %s', (_, template) => {
  const request = { template, locale: 'pt', document } as const;
  const sentences = [`${runs.street}, Wien`, `Order ${runs.reference}`, 'Av. Atlântica 1702', total];

  test('has every long run as it was entered, without the line breaks of the layout', async () => {
    const { pages, archival, title, author } = await readPdf(compiler.pdf(request));
    expect(archival).toBe('3A');
    const text = pages.join('\n');
    expect(text + title + author).not.toMatch(invisible);
    const joined = text.replaceAll('\n', '');
    for (const run of Object.values(runs)) expect(joined).toContain(run.normalize('NFC'));
    for (const sentence of sentences) expect(close(text)).toContain(close(sentence));
  });

  test('is the same on the pages, where a run on one line is one text', () => {
    const svg = [...compiler.pages(request)].join('');
    const texts = [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
    expect(texts.join('')).not.toMatch(invisible);
    for (const run of Object.values(runs)) expect(texts.join('')).toContain(run);
    if (template !== narrow)
      for (const run of [pix, runs.iban]) expect(texts.some((text) => text.endsWith(run))).toBe(true);
  });
});

test('the bookmarks of a PDF have no character that its texts do not have', async () => {
  const { bookmarks } = await readPdf(compiler.pdf({ template: narrow, locale: 'pt', document }));
  expect(bookmarks).toContain(`${runs.reference} ${runs.name}`);
});

describe('a line that reads from the right', () => {
  const name = 'שלום Consulting בע״מ';
  const drawing = {
    template: defaultTemplate,
    locale: 'en',
    document: sampleInvoice({ service_provider: sampleParty(name, countries.portugal, '509442013') }),
  } as const;

  test('has its words in this order, at the left of its column', async () => {
    const { pages, title, author, places } = await readPdf(compiler.pdf(drawing));
    expect(pages.join('') + title + author).not.toMatch(/[\u2066-\u2069\u202a-\u202e]/);
    expect(author).toBe(name);
    const [last, middle, first] = ['בע״מ', 'Consulting', 'שלום'].map(
      (word) => places.findLast(({ text }) => text.includes(word))?.x ?? 0,
    );
    expect(last).toBeLessThan(middle ?? 0);
    expect(middle).toBeLessThan(first ?? 0);
    expect(last).toBeCloseTo(places.find(({ text }) => text.includes('NIF'))?.x ?? 0, -1);
  });
});
