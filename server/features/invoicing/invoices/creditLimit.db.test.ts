import { describe, expect, it } from 'vitest';
import { invoiceBody, make, usLocation } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const url = '/api/v2/invoice/invoices-single';

const client = (credit_limit: string, credit_currency: string) =>
  make(ana, '/api/v2/entities', { name: 'Limited Inc', location: usLocation, credit_limit, credit_currency });
// One invoice of the example is BRL 1,080.
const draft = (buyer: string, change: object = {}) =>
  make(ana, `${url}/create`, invoiceBody(made, { service_buyer_uuid: buyer, is_draft: true, ...change }));
const preview = async (...keys: string[]) => {
  const answer = await ana.put(`${url}/bill?uuid=${keys.join()}&preview=true`);
  return JSON.stringify(answer.json());
};
const bill = (uuid: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
const exceeds = /Limited Inc deve R\$\s2\.160,00, mais do que o limite de crédito de R\$\s2\.000,00/;

describe('the limit of credit of a client', () => {
  it('warns before and after the issue of the invoice that exceeds it, and refuses nothing', async () => {
    const buyer = await client('2000', 'BRL');
    const [first, second] = [await draft(buyer), await draft(buyer)];
    expect(await preview(first)).not.toMatch('limite');
    expect(await preview(first, second)).toMatch(exceeds);
    await bill(first);
    expect(await preview(second)).toMatch(exceeds);
    const answer = await bill(second);
    expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([200, expect.stringMatching(exceeds)]);
  });

  it('counts what the client pays for others', async () => {
    const payer = await client('1000', 'BRL');
    expect(await preview(await draft(made.entity, { payment_responsible_uuid: payer }))).toMatch('limite de crédito');
  });

  it('counts nothing that the client owes in another currency', async () => {
    const buyer = await client('1080', 'BRL');
    await bill(await draft(buyer, { currency: 'USD' }));
    expect(await preview(await draft(buyer))).not.toMatch('limite');
  });

  it.each([
    ['exactly reached', '1080', 'BRL'],
    ['of another currency', '1', 'USD'],
  ])('that is %s warns of nothing', async (_, limit, currency) => {
    expect(await preview(await draft(await client(limit, currency)))).not.toMatch('limite');
  });
});
