import { beforeAll, describe, expect, test } from 'vitest';
import { onePixel } from '../../tests/support/pictures.ts';
import { readPdf, type ReadPdf } from '../../tests/support/readPdf.ts';
import { countries, sampleInvoice, sampleParty } from '../../tests/support/sampleDocument.ts';
import type { FileContent } from '../files/content.ts';
import { createCompiler } from './compiler.ts';
import type { DrawnDocument, DocumentLocale } from './request.ts';

const compiler = createCompiler();

/** In points. */
const a4Width = 595.28;
const margin = 51.02;

function draw(invoice: DrawnDocument, locale: DocumentLocale = 'pt', logo?: FileContent): Buffer {
  return compiler.pdf({ template: 'invoiceTemplate1', locale, document: invoice, logo });
}

function read(invoice: DrawnDocument, locale?: DocumentLocale): Promise<ReadPdf> {
  return readPdf(draw(invoice, locale));
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => ({ description: `Serviço ${index + 1}` }));

describe('the PDF of an invoice', () => {
  test.each([
    [
      'pt',
      [
        'Fatura',
        'Nº 1024',
        '20/12/2026',
        'US$ 1.080,00',
        'Custo total para o importador US$ 1.342,50',
        'Página 1 de 1',
      ],
    ],
    [
      'en',
      ['Invoice', 'No. 1024', '2026/12/20', 'USD 1,080.00', 'Total cost to the importer USD 1,342.50', 'Page 1 of 1'],
    ],
    [
      'es',
      [
        'Factura',
        'N.º 1024',
        '20/12/2026',
        '1.080,00 US$',
        'Coste total para el importador 1.342,50 US$',
        'Página 1 de 1',
      ],
    ],
  ] as const)('prints its texts in %s', async (locale, texts) => {
    const { pages } = await read(sampleInvoice({}, [{}], locale), locale);
    for (const text of texts) expect(pages[0]).toContain(text);
  });

  test('is a tagged PDF/A-3a with title, author, language and the day of issue', async () => {
    const pdf = await read(sampleInvoice(), 'pt');
    expect(pdf).toMatchObject({
      archival: '3A',
      tagged: true,
      language: 'pt-BR',
      title: 'Fatura nº 1024',
      author: 'Horizonte Tecnologia Ltda.',
      created: 'D:20261120000000Z',
    });
    expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
    expect((await read(sampleInvoice(), 'es')).language).toBe('es');
  });

  test('is the same to the byte each time', () => {
    expect(draw(sampleInvoice(), 'en').equals(draw(sampleInvoice(), 'en'))).toBe(true);
  });

  test.each([
    ['JPY', ['JPY 1,080', '1,343']],
    ['KWD', ['KWD 1,080.000', '1,342.500']],
  ])('has the decimals of %s', async (currency, texts) => {
    const { pages } = await read(sampleInvoice({ currency }), 'en');
    for (const text of texts) expect(pages[0]).toContain(text);
  });
});

describe('many lines', () => {
  let pdf: ReadPdf;
  beforeAll(async () => {
    pdf = await read(sampleInvoice({}, lines(200)));
  });

  test('fill as many pages as needed, numbered, each with the table’s head', () => {
    expect(pdf.pages.length).toBeGreaterThan(4);
    const tablePages = pdf.pages.filter((page) => page.includes('Serviço '));
    for (const page of tablePages) expect(page).toContain('Preço unitário');
    for (const [index, page] of pdf.pages.entries()) {
      expect(page).toContain(`Página ${index + 1} de ${pdf.pages.length}`);
    }
  });

  test('are in order, without loss', () => {
    const found = [...pdf.pages.join('\n').matchAll(/Serviço (\d+)\s/g)].map(([, number]) => Number(number));
    expect(found).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  test.each([10, 11, 12, 13, 14, 15, 16, 17, 18])('%i lines keep the total on the page of the last', async (count) => {
    const { pages } = await read(sampleInvoice({}, lines(count)));
    const page = pages.find((text) => text.includes('Subtotal'));
    expect(page).toMatch(new RegExp(`Serviço ${count}\\s`));
    expect(page).toMatch(/Total a pagar US\$ .*\n?.*Custo total/s);
  });
});

describe('the account to pay to', () => {
  const account = { name: 'Wise USD', details: 'Routing 026073150\nAccount 8310012345' };

  test.each([1, 1000])('is beside the amount due on the first page of %i lines', async (count) => {
    const { pages } = await read(sampleInvoice({ account }, lines(count)));
    const [first = '', ...others] = pages;
    expect(first.replaceAll('\n', ' ')).toMatch(
      /Total a pagar.*até 20\/12\/2026.*Dados para pagamento.*Wise USD Routing 026073150 Account 8310012345.*Serviço 1 /,
    );
    expect(others.join()).not.toContain('8310012345');
  });

  test('may have many lines, without loss', async () => {
    const details = Array.from({ length: 120 }, (_, index) => `linha ${index}`).join('\n');
    const text = (await read(sampleInvoice({ account: { name: 'Banco', details } }))).pages.join('\n');
    for (const index of [0, 59, 119]) expect(text).toContain(`linha ${index}\n`);
  });
});

describe('the height of a row', () => {
  const descriptionEdge = margin + 12 * (72 / 25.4);

  // Rows of one line have a fixed height, others an automatic one: near the column's width one turns into the other.
  test.each(['i', 'm', 'W', 'é'])('leaves room for descriptions of any length, of the letter %s', async (letter) => {
    const words = Array.from({ length: 16 }, (_, index) => `${letter} `.repeat(24 + index * 6));
    const described = words.map((description) => ({ description }));
    const { places } = await read(sampleInvoice({ show_tax_invoice: false }, described));
    const baselines = places.filter(({ x }) => Math.abs(x - descriptionEdge) < 1).map(({ y }) => y);
    const gaps = baselines.slice(1).map((y, index) => (baselines[index] ?? 0) - y);
    expect(baselines.length).toBeGreaterThan(described.length);
    expect(Math.min(...gaps)).toBeGreaterThan(9);
  });
});

describe('watermark', () => {
  test.each([
    ['draft', 'pt', 'RASCUNHO'],
    ['draft', 'en', 'DRAFT'],
    ['draft', 'es', 'BORRADOR'],
    ['cancelled', 'pt', 'CANCELADA'],
  ] as const)('a %s invoice in %s is stamped %s on every page', async (status, locale, word) => {
    const { pages } = await read(sampleInvoice({ status }, lines(30), locale), locale);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain(word);
  });

  test('an issued invoice has none', async () => {
    expect((await read(sampleInvoice())).pages.join()).not.toMatch(/RASCUNHO|CANCELADA/);
  });
});

describe('texts of users', () => {
  test.each([
    '株式会社グローバル東京',
    'Ελληνική Ναυτιλία Α.Ε.',
    'ООО «Северный Путь»',
    '한국 소프트웨어',
    '北京环球科技',
  ])('are printed in their own script: %s', async (name) => {
    const { pages } = await read(sampleInvoice({ service_buyer: sampleParty(name, countries.japan) }));
    expect(pages[0]).toContain(name);
  });

  test.each([
    '#panic("x") $x$ *b* _i_ @preview/a:1.0.0 = h',
    '#import "/etc/passwd" </svg> `raw` \\ {page} %{x}',
    '"), read("/x',
  ])('are data and never a program: %s', async (text) => {
    const { pages } = await read(
      sampleInvoice({ observation: text, service_buyer: sampleParty(text) }, [{ description: text }]),
    );
    expect(pages.join().replaceAll('\n', ' ').split(text).length - 1).toBeGreaterThanOrEqual(2);
  });

  test('keep their formatting, as data', async () => {
    const hostile = '#panic("x") *b* $x$ <label> "), read("/x';
    const marked = (...marks: string[]) => ({ type: 'text', text: hostile, marks: marks.map((type) => ({ type })) });
    const line = (...marks: string[]) => ({ type: 'paragraph', content: [marked(...marks)] });
    const items = [line('italic'), line('bold', 'italic')].map((block) => ({ type: 'listItem', content: [block] }));
    const observation = {
      type: 'doc',
      content: [
        line('bold'),
        line('underline', 'strike'),
        { type: 'orderedList', attrs: { start: 7 }, content: items },
      ],
    };
    const { pages } = await read(sampleInvoice({ observation }));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text.split(hostile)).toHaveLength(5);
    expect(text).toMatch(/7\. .*8\. /);
  });

  test('stand in two columns: the contact, then the exporter’s notes', async () => {
    const { pages, reach } = await read(
      sampleInvoice({
        contact: { responsible_name: 'Ana Souza', responsible_email: 'ana@acme.test' },
        terms_payment: 'Em 30 dias',
        observation: 'Obrigado',
      }),
    );
    const text = pages.join('\n').replaceAll('\n', ' ');
    expect(text).toMatch(/Contato.*Ana Souza ana@acme\.test.*Instruções de pagamento.*Observações/);
    expect(reach).toBeLessThan(a4Width - margin + 8);
  });

  test('may have characters that cannot be printed', async () => {
    const { pages } = await read(sampleInvoice({ observation: 'antes\u0000\u0007\u202e\ud800 𝒳\ue000 depois\nlinha' }));
    expect(pages[0]).toContain('antes\ufffd \ufffd depois\nlinha');
  });

  test('never run off the page, however long', async () => {
    const name = 'Donaudampfschifffahrt'.repeat(9);
    const long = {
      service_provider: sampleParty(name),
      service_buyer: sampleParty(name),
      observation: 'x'.repeat(4000),
    };
    const { pages, reach } = await read(
      sampleInvoice(long, [{ description: name, quantity: '99999999', price: '9999999999' }]),
    );
    expect(pages.join('').replaceAll(/\s/g, '').split(name).length - 1).toBeGreaterThanOrEqual(4);
    // Typst lets a line that breaks inside a word protrude by part of a letter.
    expect(reach).toBeLessThan(a4Width - margin + 8);
  });
});

describe('logo', () => {
  const plain = draw(sampleInvoice());

  test.each([
    ['PNG', { bytes: onePixel.png, type: 'image/png' }],
    ['JPEG', { bytes: onePixel.jpeg, type: 'image/jpeg' }],
  ] as const)('a %s replaces the monogram', async (_, logo) => {
    const { pages, roles } = await readPdf(draw(sampleInvoice(), 'pt', logo));
    expect(roles).toContain('Figure');
    expect(pages[0]).not.toContain('HT Horizonte');
  });

  test('is omitted if it is truncated', () => {
    const torn = { bytes: onePixel.png.subarray(0, 40), type: 'image/png' } as const;
    expect(draw(sampleInvoice(), 'pt', torn).equals(plain)).toBe(true);
  });

  test('of one document does not appear on the next', () => {
    draw(sampleInvoice(), 'pt', { bytes: onePixel.png, type: 'image/png' });
    expect(draw(sampleInvoice()).equals(plain)).toBe(true);
  });
});
