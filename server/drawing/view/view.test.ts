import { describe, expect, test } from 'vitest';
import { countries, sampleInvoice, sampleParty } from '../../../tests/support/sampleDocument.ts';
import { documentView } from './view.ts';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' '));

describe('an issued invoice', () => {
  test('is named in each language', () => {
    const invoice = sampleInvoice();
    expect(documentView(invoice, 'pt')).toMatchObject({
      title: 'Fatura',
      number: 'Nº 1024',
      heading: 'Fatura nº 1024',
    });
    expect(documentView(sampleInvoice({}, [{}], 'en'), 'en')).toMatchObject({ title: 'Invoice', number: 'No. 1024' });
    expect(documentView(sampleInvoice({}, [{}], 'es'), 'es')).toMatchObject({ title: 'Factura', number: 'N.º 1024' });
  });

  test('has its dates, own number and currency', () => {
    expect(documentView(sampleInvoice(), 'pt').facts).toEqual([
      { name: 'number', label: 'Número', value: '1024' },
      { name: 'created', label: 'Emissão', value: '20/11/2026' },
      { name: 'due_date', label: 'Vencimento', value: '20/12/2026' },
      { name: 'company_number', label: 'Referência interna', value: 'EXP-2026/118' },
      { name: 'currency', label: 'Moeda', value: 'USD · Dólar americano' },
    ]);
  });

  test('omits missing properties', () => {
    const view = documentView(sampleInvoice({ company_number: undefined, observation: ' \n' }), 'en');
    expect(view.facts.map(({ name }) => name)).toEqual(['number', 'created', 'due_date', 'currency']);
    expect(view.notes).toEqual([]);
  });

  test('has labels in two languages if the template wants it, and values in the first', () => {
    const view = documentView(sampleInvoice(), 'pt', 'en');
    expect(view.facts[1]).toEqual({ name: 'created', label: 'Emissão / Issue date', value: '20/11/2026' });
    expect(view.facts[4]?.label).toBe('Moeda / Currency');
    expect(view.heading).toBe('Fatura nº 1024');
  });
});

describe('status', () => {
  test.each([
    ['draft', 'Rascunho', 'RASCUNHO'],
    ['future', 'Programada', 'PROGRAMADA'],
    ['paid', 'Paga', null],
    ['cancelled', 'Cancelada', 'CANCELADA'],
  ] as const)('%s is printed, and stamped across the page where nothing is owed', (status, label, watermark) => {
    expect(documentView(sampleInvoice({ status }), 'pt')).toMatchObject({ status: { code: status, label }, watermark });
  });

  test('is not shown if billed', () => {
    expect(documentView(sampleInvoice({ status: 'billed' }), 'pt')).toMatchObject({ status: null, watermark: null });
  });

  test('a missing number is stated', () => {
    expect(documentView(sampleInvoice({ number: undefined }, [{}], 'es'), 'es')).toMatchObject({
      number: 'Sin número',
      heading: 'Factura sin número',
    });
  });
});

describe('parties', () => {
  test('have their tax id in the format and under the name of their country, and the country in the language', () => {
    expect(documentView(sampleInvoice(), 'en').parties).toEqual([
      {
        side: 'provider',
        role: 'Service provider (exporter)',
        name: 'Horizonte Tecnologia Ltda.',
        lines: ['CNPJ: 11.222.333/0001-81', 'Av. Atlântica 1702', '12º andar', 'Brazil'],
      },
      {
        side: 'buyer',
        role: 'Service buyer (importer)',
        name: 'Atlântico Serviços Digitais, Lda.',
        lines: ['NIF: 501 964 843', 'Av. Atlântica 1702', '12º andar', 'Portugal'],
      },
    ]);
  });

  test('include the payer if it is a third party', () => {
    const payment_responsible = sampleParty('Ναυτιλία Α.Ε.', countries.greece, 'EL 094014201');
    const [, , payer] = documentView(sampleInvoice({ payment_responsible }), 'pt').parties;
    expect(payer).toMatchObject({ role: 'Responsável pelo pagamento', name: 'Ναυτιλία Α.Ε.' });
    expect(payer?.lines).toContain('Identificação fiscal: EL 094014201');
    expect(payer?.lines).toContain('Grécia');
  });

  test('may have only a name', () => {
    const service_buyer = { uuid: 'x', name: 'Só o nome' };
    expect(documentView(sampleInvoice({ service_buyer }), 'pt').parties[1]).toMatchObject({
      name: 'Só o nome',
      lines: [],
    });
  });

  test.each([
    ['Horizonte Tecnologia Ltda.', 'HT'],
    ['¡ápice!', 'Á'],
    ['株式会社グローバル', '株'],
    ['—', ''],
  ])('%s has the monogram %s', (name, monogram) => {
    expect(documentView(sampleInvoice({ service_provider: { uuid: 'x', name } }), 'pt').monogram).toBe(monogram);
  });
});

test('texts, headings and subtotals stand between numbered lines, a subtotal with the document’s word', () => {
  const { lines } = sampleInvoice({}, [{ price: '2' }, { price: '3' }]);
  const texts = [
    { row: 'heading', description: 'Março' },
    { row: 'text', description: 'a\nb' },
    { row: 'subtotal' },
  ] as const;
  const between = [...texts.slice(0, 2), ...lines, ...texts.slice(2)];
  const { rows } = documentView(sampleInvoice({ lines: between }), 'es').lines;
  expect(
    rows.map(({ kind, position, description, details, total }) => [kind, position, description, details, total]),
  ).toEqual([
    ['heading', '', 'Março', [], ''],
    ['text', '', 'a', ['b'], ''],
    ['line', '1', 'Consultoria', [], '2,00'],
    ['line', '2', 'Consultoria', [], '3,00'],
    ['subtotal', '', 'Subtotal', [], '5,00'],
  ]);
});

describe('lines', () => {
  const invoice = sampleInvoice({ currency: 'BRL' }, [{ description: 'Suporte', quantity: '2.5', price: '1200.125' }]);

  test('are in the number format of the language', () => {
    expect(documentView(invoice, 'pt').lines).toEqual({
      header: {
        position: 'Nº',
        description: 'Descrição',
        quantity: 'Quantidade',
        price: 'Preço unitário',
        total: 'Total (BRL)',
      },
      rows: [
        {
          kind: 'line',
          position: '1',
          description: 'Suporte',
          details: [],
          quantity: '2,5',
          price: '1.200,125',
          total: '3.000,31',
        },
      ],
    });
    expect(documentView(invoice, 'en').lines.rows[0]).toMatchObject({
      quantity: '2.5',
      price: '1,200.125',
      total: '3,000.31',
    });
  });
});

describe('a price that includes taxes', () => {
  const [line] = sampleInvoice().lines;
  const inside = line && 'item' in line ? [{ ...line, price: '1230', price_includes_tax: true, total: '1230.00' }] : [];
  const { lines, totals } = documentView(sampleInvoice({ lines: inside, subtotal: '1230.00', net: '1000.00' }), 'en');

  test('is named below its item, and the sums begin without the taxes', () => {
    expect(lines.rows.map(({ details }) => details)).toEqual([['Price includes taxes']]);
    expect(totals.rows.slice(0, 3).map(({ sign, label, amount }) => [sign, label, amount])).toEqual([
      ['', 'Subtotal', '1,230.00'],
      ['−', 'Taxes included in prices', '230.00'],
      ['+', 'Taxes at origin, charged to the importer', '230.00'],
    ]);
  });
});

describe('totals', () => {
  test('go from the price to what the exporter receives and what the importer pays', () => {
    expect(plain(documentView(sampleInvoice(), 'pt').totals)).toEqual({
      rows: [
        { sign: '', label: 'Subtotal', amount: '1.000,00' },
        { sign: '+', label: 'Tributos na origem, a cargo do importador', amount: '230,00' },
        { sign: '−', label: 'Tributos no destino, retidos do exportador', amount: '150,00' },
      ],
      pay: { label: 'Total a pagar', amount: 'US$ 1.080,00' },
      cost: {
        rows: [
          { sign: '+', label: 'Tributos no destino, retidos do exportador', amount: '150,00' },
          { sign: '+', label: 'Tributos no destino, a cargo do importador', amount: '112,50' },
        ],
        label: 'Custo total para o importador',
        amount: 'US$ 1.342,50',
        recovery: [],
      },
    });
  });

  test('are one figure if there is no tax', () => {
    const { totals } = documentView(sampleInvoice({ currency: 'JPY' }, [{ tributes: [] }]), 'en');
    expect(plain(totals)).toEqual({
      rows: [],
      pay: { label: 'Amount due', amount: 'JPY 1,000' },
      cost: { rows: [], label: 'Total cost to the importer', amount: 'JPY 1,000', recovery: [] },
    });
  });

  test('needed to pay stay if the taxes are hidden', () => {
    const view = documentView(sampleInvoice({ show_tax_invoice: false }), 'en');
    expect(view.totals.rows.map(({ amount }) => amount)).toEqual(['1,000.00', '230.00', '150.00']);
    expect(view).toMatchObject({ taxes: null, way: null, totals: { cost: null } });
  });
});

describe('the contact', () => {
  const contact = { responsible_name: 'Ana Souza', responsible_email: 'ana@acme.test' };

  test.each([
    ['pt', 'Contato'],
    ['en', 'Contact'],
    ['es', 'Contacto'],
  ] as const)('is printed before the texts of the exporter, in %s', (locale, title) => {
    expect(documentView(sampleInvoice({ contact, observation: 'Obrigado' }), locale).notes).toEqual([
      { name: 'contact', title, text: 'Ana Souza\nana@acme.test' },
      expect.objectContaining({ text: 'Obrigado' }),
    ]);
  });

  test('has only the given properties', () => {
    const some = sampleInvoice({ contact: { responsible_email: 'ana@acme.test' } });
    expect(documentView(some, 'en').notes.map(({ text }) => text)).toEqual(['ana@acme.test']);
    expect(documentView(sampleInvoice({ contact: {} }), 'en').notes).toEqual([]);
  });
});

test('the exporter’s notes follow, unchanged', () => {
  const { notes } = documentView(sampleInvoice({ terms_payment: '30 días\nSWIFT', observation: '#obs' }), 'es');
  expect(notes).toEqual([
    { name: 'terms_payment', title: 'Instrucciones de pago', text: '30 días\nSWIFT' },
    { name: 'observation', title: 'Observaciones', text: '#obs' },
  ]);
});

describe('a credit note', () => {
  const corrects = { number: 238, full_number: '2026/238', created: '2026-11-02' };
  const note = (more: object = {}) => ({
    ...sampleInvoice({ status: 'issued' }),
    called: { title: 'Credit note', isCredit: true },
    corrects,
    reason: 'Two days were not worked',
    ...more,
  });

  test('says what it corrects and why, and asks for no payment', () => {
    const view = documentView(note(), 'en');
    expect(view.cancellation).toEqual({
      title: 'Corrects invoice no. 2026/238 of 2026/11/02',
      lines: ['Two days were not worked'],
    });
    expect(view.payment).toBeNull();
    expect(view.facts.map(({ name }) => name)).not.toContain('due_date');
  });

  test('names the debit note whose lines it credits', () => {
    const view = documentView(note({ debit_note: { ...corrects, full_number: '7' } }), 'pt');
    expect(view.cancellation?.title).toBe('Corrige a nota de débito nº 7 de 02/11/2026');
  });
});

describe('a proforma', () => {
  const account = { name: 'Wise USD', details: 'Routing 026073150' };
  const proforma = (more: object = {}) => ({
    ...sampleInvoice({ status: 'issued' }),
    called: { title: 'Proforma invoice', isProforma: true },
    number: 3,
    full_number: 'PF-3',
    valid_until: '2026-12-31',
    account,
    ...more,
  });

  test.each([
    ['en', 'Proforma invoice no. PF-3', 'This document is not an invoice.'],
    ['pt', 'Proforma invoice nº PF-3', 'Este documento não serve de fatura.'],
    ['es', 'Proforma invoice n.º PF-3', 'Este documento no es una factura.'],
  ] as const)('has its reference and says that it is no invoice, in %s', (locale, heading, notice) => {
    const view = documentView(proforma(), locale);
    expect(view).toMatchObject({ heading, cancellation: { title: notice, lines: [] }, isAccented: true });
  });

  test('names the account to pay in advance, without a due date, until there is an invoice', () => {
    const { payment, facts } = documentView(proforma(), 'en');
    expect(payment).toMatchObject({ label: 'Total', until: '', account: { name: 'Wise USD' }, code: null });
    expect(facts.find(({ name }) => name === 'due_date')).toMatchObject({ label: 'Valid until' });
    expect(documentView(proforma({ status: 'converted' }), 'en').payment).toBeNull();
    expect(documentView(proforma({ account: undefined }), 'en').payment).toBeNull();
  });
});
