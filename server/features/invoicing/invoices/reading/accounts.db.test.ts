import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const accounts = '/api/v2/accounts';
const creating = '/api/v2/invoice/invoices-single/create';
const wise = await make(ana, accounts, { name: 'Wise', default_currency: 'USD', details: 'Account 831' });
const other = await make(ana, accounts, { name: 'Banco do Brasil' });

describe('an account', () => {
  it('receives by hand by default', async () => {
    const invoice = await ana.post(creating, invoiceBody(made, { account_uuid: wise }));
    expect(invoice.statusCode).toBe(201);
    expect(invoice.json().transactions[0].account).toEqual({
      name: 'Wise',
      account_type: { name: 'Manual', auto: false },
    });
  });

  it('is archived, not deleted, once an invoice names it', async () => {
    await ana.post(creating, invoiceBody(made, { account_uuid: other }));
    const refusal = await ana.delete(`${accounts}/${other}`);
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'in_use']);
  });

  it('of another company is unknown', async () => {
    const foreign = await make(gil, accounts, { name: 'Millennium', default_currency: 'USD' });
    const refusal = await ana.post(creating, invoiceBody(made, { account_uuid: foreign }));
    expect([refusal.statusCode, refusal.json().errors]).toEqual([400, { account_uuid: expect.any(String) }]);
  });
});

describe('the default of a currency', () => {
  const ofDollars = async (): Promise<string[]> => {
    const { results } = (await ana.get(`${accounts}?default_currency=USD`)).json<{ results: { uuid: string }[] }>();
    return results.map(({ uuid }) => uuid);
  };

  it('is found by currency, separately in each company', async () => {
    expect(await ofDollars()).toEqual([wise]);
  });

  it('is a single account: a second is rejected at its field', async () => {
    const unknown = await ana.post(accounts, { name: 'Nomad', default_currency: 'DEM' });
    expect([unknown.statusCode, unknown.json().errors]).toEqual([400, { default_currency: expect.any(String) }]);
    const refusal = await ana.post(accounts, { name: 'Nomad', default_currency: 'USD' });
    expect([refusal.statusCode, refusal.json().errors]).toEqual([409, { default_currency: expect.any(String) }]);
  });

  it('is not offered once it is archived', async () => {
    expect((await ana.put(`${accounts}/${wise}/archive`, {})).statusCode).toBe(200);
    expect(await ofDollars()).toEqual([]);
  });
});
