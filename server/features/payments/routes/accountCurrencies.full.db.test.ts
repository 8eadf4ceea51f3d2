import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { accountOf, currencyId, field, typesBy } from '../../../../tests/support/accountTypes.ts';

const api = await testApp();
const makeType = typesBy(await api.signIn('admin@ultramar.test'));
const ana = await api.signIn('ana@acme.test');
const accounts = '/api/v2/accounts';

describe('the default currency of an account', async () => {
  const type = await makeType({ currencies: [await currencyId(ana, 'EUR'), await currencyId(ana, 'SEK')] });

  it.each([
    ['CLP', 400],
    ['SEK', 201],
  ])('%s is answered %i, of a type that takes euros and Swedish kronor', async (default_currency, status) => {
    const answer = await ana.post(accounts, accountOf(type, {}, { default_currency }));
    expect(answer.statusCode).toBe(status);
    if (status === 400) expect(answer.json().errors).toEqual({ default_currency: expect.stringContaining('EUR, SEK') });
  });

  it('can be any if the type lists none, or without a type', async () => {
    const open = await ana.post(accounts, accountOf(await makeType({}), {}, { default_currency: 'DKK' }));
    const manual = await ana.post(accounts, { name: 'By hand', default_currency: 'NOK' });
    expect([open.statusCode, manual.statusCode]).toEqual([201, 201]);
  });

  it('is checked again when the account moves to another type', async () => {
    const account = (await ana.post(accounts, { name: 'Moving', default_currency: 'CZK' })).json();
    const moved = await ana.put(`${accounts}/${account.uuid}`, { ...account, account_type: { uuid: type.uuid } });
    expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['default_currency']]);
  });
});

const registered = await makeRegistrations(api, ana);
const iban = 'PT50000201231234567890154';

it('the printed fields of an account stand on the public page and the PDF of an invoice, never a secret', async () => {
  const type = await makeType({
    fields: [
      field('Account holder', 'text'),
      field('IBAN', 'iban'),
      field('Branch code', 'text', { printed: false }),
      field('API key', 'secret'),
    ],
  });
  const values = {
    'Account holder': { value: 'Acme Ltda' },
    IBAN: { value: iban },
    'Branch code': { value: 'internal-7' },
    'API key': { secret: { value: 'hunter2' } },
  };
  const account_uuid = await make(ana, accounts, accountOf(type, values, { details: 'Reference: our number' }));
  const { uuid, public_hash: hash } = (
    await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(registered, { account_uuid }))
  ).json();
  const page = await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`);
  const lines = ['Account holder: Acme Ltda', 'IBAN: PT50 0002 0123 1234 5678 9015 4', 'Reference: our number'];
  expect(page.json().account.details).toBe(lines.join('\n'));
  const url = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}&locale=en&format=pdf`;
  const { pages } = await readPdf((await api.anonymous.get(url)).rawPayload);
  const text = pages.join('\n');
  for (const line of lines) expect(text).toContain(line);
  for (const body of [page.body, text]) expect(body).not.toMatch(/internal-7|hunter2|sealed:|API key|Branch code/);
});
