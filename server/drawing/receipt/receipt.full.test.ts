import { describe, expect, it, test } from 'vitest';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { countries, sampleParty } from '../../../tests/support/sampleDocument.ts';
import { builtInLinks, builtInTemplate, defaultTemplate } from '../builtIn/builtIn.ts';
import { createCompiler } from '../compiler.ts';
import type { Receipt } from './request.ts';

const compiler = createCompiler();

const covered = (number: number, amount: string, open: string) => ({
  number: String(number),
  created: '2026-11-20',
  total: '1080.00',
  amount,
  paid: amount,
  open,
});
const receipt = (change: Partial<Receipt> = {}): Receipt => ({
  provider: sampleParty('Horizonte Tecnologia Ltda.'),
  payer: sampleParty('Atlântico Digital, Lda.', countries.portugal, '501964843'),
  currency: 'USD',
  amount: '500.00',
  paid_on: '2026-11-25',
  method: null,
  isOnline: false,
  isReversed: false,
  credit: null,
  invoices: [covered(1024, '500.00', '580.00')],
  ...change,
});
const read = (change: Partial<Receipt> = {}, locale: 'en' | 'pt' | 'es' = 'en', template: string = defaultTemplate) =>
  readPdf(compiler.receipt({ template, locale, receipt: receipt(change) }));
const textOf = async (...of: Parameters<typeof read>) => (await read(...of)).pages.join('\n');

describe('a receipt', () => {
  it.each([
    ['en', /Receipt\nInvoice no\. 1024.*Received by.*Amount paid\nUSD 500\.00\nPaid on 2026\/11\/25/s, 'Bank transfer'],
    ['pt', /Recibo\nFatura nº 1024.*Valor pago\nUS\$ 500,00\nPago em 25\/11\/2026/s, 'Transferência bancária'],
    ['es', /Recibo\nFactura n\.º 1024.*Importe pagado\n500,00 US\$\nPagado el 25\/11\/2026/s, 'Transferencia bancaria'],
  ] as const)('says in %s what was paid, when and how, by whom and to whom', async (locale, text, method) => {
    const printed = await textOf({}, locale);
    expect(printed).toMatch(text);
    for (const part of [method, 'CNPJ: 11.222.333/0001-81', 'NIF: 501 964 843']) expect(printed).toContain(part);
  });

  it('has what was paid of the invoice and is still open, on one page', async () => {
    const { pages } = await read();
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(
      /This payment Paid so far Still to pay\n1024 2026\/11\/20 1,080\.00 500\.00 500\.00 580\.00/,
    );
  });

  it('lists all invoices of a payment, and what became credit', async () => {
    const invoices = [covered(1, '1080.00', '0.00'), covered(2, '900.00', '180.00')];
    const text = await textOf({ amount: '2000.00', credit: '20.00', invoices });
    expect(text).toMatch(/Invoices no\. 1, 2.*\n1 .* 0\.00\n2 .* 180\.00\nCredit for further invoices USD 20\.00/s);
    expect(text).toMatch(/Amount paid USD 2,000\.00/);
  });

  it('names the type of the account, or that it was paid online', async () => {
    expect(await textOf({ method: 'Stripe', isOnline: true })).toContain('Payment method Stripe');
    expect(await textOf({ isOnline: true })).toContain('Payment method Online payment');
  });

  it('of a reversed payment is marked as no longer valid', async () => {
    expect(await textOf({ isReversed: true })).toMatch(/REVERSED|The receipt is no longer valid/);
    expect(await textOf({ isReversed: true })).toContain('no longer valid');
    expect(await textOf()).not.toMatch(/valid|REVERSED/);
  });

  it('is a tagged PDF/A-3a of the day of payment, the same to the byte each time', async () => {
    expect(await read()).toMatchObject({
      archival: '3A',
      tagged: true,
      title: 'Receipt: Invoice no. 1024',
      author: 'Horizonte Tecnologia Ltda.',
      created: 'D:20261125000000Z',
    });
    const draw = () => compiler.receipt({ template: defaultTemplate, locale: 'en', receipt: receipt() });
    expect(draw().equals(draw())).toBe(true);
  });
});

it.each(builtInLinks)('has all its content on one page in the design %s, and looks like no other', async (template) => {
  const { pages, places } = await read({}, 'en', template);
  expect(pages).toHaveLength(1);
  const margin = (builtInTemplate(template).page.margin.x * 72) / 25.4;
  expect(Math.min(...places.map(({ x }) => x))).toBeCloseTo(margin, 0);
  for (const part of ['Receipt', 'USD 500.00', 'Paid on 2026/11/25', 'CNPJ: 11.222.333/0001-81', '580.00'])
    expect(pages[0]).toContain(part);
  const draw = (link: string) => compiler.receipt({ template: link, locale: 'en', receipt: receipt() });
  for (const other of builtInLinks.filter((link) => link !== template))
    expect(draw(other).equals(draw(template))).toBe(false);
});

test('a receipt of a hundred invoices and long names stays within the paper', async () => {
  const invoices = Array.from({ length: 100 }, (_, at) => covered(999_999 + at, '999999999.99', '999999999.99'));
  const { reach, pages } = await read({ invoices, payer: sampleParty('Donaudampfschifffahrt'.repeat(9)) });
  expect(pages.length).toBeGreaterThan(2);
  expect(reach).toBeLessThan(595.28 - 51.02 + 8);
});
