import { describe, expect, it } from 'vitest';
import { accountOf, field, typesBy } from '../../../../tests/support/accountTypes.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const makeType = typesBy(await api.signIn('admin@ultramar.test'));
const made = await makeRegistrations(api, ana);

const kinds = {
  ACH: {
    currency: 'USD',
    fields: [field('Bank', 'text'), field('Routing number', 'ach'), field('Account number', 'text')],
    entered: { Bank: 'First Coast Bank', 'Routing number': '026-073-150', 'Account number': '8310012345' },
    lines: ['Bank: First Coast Bank', 'Routing number: 026073150', 'Account number: 8310012345'],
  },
  IBAN: {
    currency: 'EUR',
    fields: [field('IBAN', 'iban'), field('BIC', 'bic')],
    entered: { IBAN: 'pt50000201231234567890154', BIC: 'bcomptpl' },
    lines: ['IBAN: PT50 0002 0123 1234 5678 9015 4', 'BIC: BCOMPTPL'],
  },
  PIX: {
    currency: 'BRL',
    fields: [field('Chave PIX', 'pix')],
    entered: { 'Chave PIX': '11.222.333/0001-81' },
    lines: ['Chave PIX: 11222333000181'],
  },
} as const;

describe.each([
  ['ACH', 'en', 'Payment details'],
  ['IBAN', 'es', 'Datos de pago'],
  ['PIX', 'pt', 'Dados para pagamento'],
] as const)('an account of the type %s', (kind, locale, title) => {
  const { currency, fields, entered, lines } = kinds[kind];

  it(`is printed with the fields that a payer needs, in ${locale} and by the public link`, async () => {
    const inner = field('Ledger', 'text', { printed: false });
    const type = await makeType({ fields: [...fields, inner] });
    const values = { ...entered, Ledger: '1.1.02' };
    const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
    const account_uuid = await make(ana, '/api/v2/accounts', accountOf(type, texts, { name: 'Main account' }));
    const issued = await ana.post(
      '/api/v2/invoice/invoices-single/create',
      invoiceBody(made, { account_uuid, currency }),
    );
    const { uuid, public_hash: hash } = issued.json<{ uuid: string; public_hash: string }>();
    const answer = (await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).json();
    expect(answer.account).toEqual({ name: 'Main account', details: lines.join('\n') });
    const url = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}&locale=${locale}&format=pdf`;
    const { pages } = await readPdf((await api.anonymous.get(url)).rawPayload);
    for (const text of [title, 'Main account', ...lines]) expect(pages.join()).toContain(text);
    expect(pages.join()).not.toContain('1.1.02');
  });
});
