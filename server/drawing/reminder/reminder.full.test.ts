import { expect, it } from 'vitest';
import { readPdf } from '../../../tests/support/readPdf.ts';
import { countries, sampleParty } from '../../../tests/support/sampleDocument.ts';
import { builtInLinks, defaultTemplate } from '../builtIn/builtIn.ts';
import { createCompiler } from '../compiler.ts';

const compiler = createCompiler();
const invoice = (number: number, due_date: string, currency: string, open_amount: string) => ({
  number: String(number),
  due_date,
  currency,
  open_amount,
});
const request = {
  locale: 'en',
  provider: sampleParty('Horizonte Tecnologia Ltda.'),
  payer: sampleParty('Atlântico Digital, Lda.', countries.portugal, '501964843'),
  day: '2026-05-10',
  level: 'Last reminder',
  subject: 'Open invoices of Horizonte',
  paragraphs: ['Dear Ms Reis,', 'The following invoices are open.'],
  invoices: [
    invoice(17, '2026-04-10', 'EUR', '1080.00'),
    invoice(18, '2026-05-09', 'EUR', '20.50'),
    invoice(19, '2026-05-20', 'USD', '7.00'),
  ],
  accounts: [{ name: 'Banco Um', details: 'IBAN PT50 0002 0123 1234 5678 9015 4' }],
  page: 'https://ultramar.test/view/invoices/individual/abc',
} as const;

it.each(builtInLinks)(
  'a reminder in the design of %s names what is open, how late, and how to pay',
  async (template) => {
    const { pages, archival, created } = await readPdf(compiler.reminder({ ...request, template }));
    const text = pages.join('\n');
    for (const part of ['Last reminder', 'Horizonte Tecnologia Ltda.', 'Atlântico Digital, Lda.', 'Dear Ms Reis,'])
      expect(text).toContain(part);
    expect(text).toMatch(/17 2026\/04\/10 30 EUR 1,080\.00\n18 2026\/05\/09 1 EUR 20\.50\n19 2026\/05\/20 +USD 7\.00/);
    expect(text).toMatch(/Open in total EUR 1,100\.50\nOpen in total USD 7\.00/);
    expect(text).toMatch(/How to pay\s+Banco Um\s+IBAN PT50 0002 0123 1234 5678 9015 4/);
    expect(text).toContain(request.page);
    expect([archival, created.slice(2, 10)]).toEqual(['3A', '20260510']);
  },
);

it('a reminder by hand without an account has the usual title and the page alone', async () => {
  const { pages } = await readPdf(
    compiler.reminder({ ...request, template: defaultTemplate, locale: 'pt', level: null, accounts: [] }),
  );
  expect(pages[0]).toMatch(/Lembrete de pagamento[\s\S]*Como pagar\s+Ver e pagar on-line/);
});
