import { expect, it } from 'vitest';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api } = shop;
const ana = await api.signIn('ana@acme.test');
const url = '/api/v2/invoice/invoices-single';

const read = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json();

it('many invoices are settled on a day, each by a separate payment in its currency', async () => {
  const [brl, usd, late] = [
    await shop.written(),
    await shop.written({ currency: 'USD' }),
    await shop.written({ created: '2026-03-10', due_date: '2026-03-10' }),
  ];
  const keys = [brl, usd, late].map(({ uuid }) => uuid);
  const answer = await ana.put(`${url}/settle?uuid=${keys.join()}`, {
    payment_date: '2026-03-10',
    note: 'Statement 7',
  });
  expect(answer.json().done.toSorted()).toEqual(keys.toSorted());
  const paid = await Promise.all(keys.map(read));
  expect(paid.map(({ status, paid_on }) => [status, paid_on])).toEqual(keys.map(() => ['paid', '2026-03-10']));
  expect(paid.map(({ transactions: [booking] }) => [booking.exchange_currency, booking.remaining_amount])).toEqual([
    ['BRL', '1080.00'],
    ['USD', '1080.00'],
    ['BRL', '1080.00'],
  ]);
  const { rows } = await api.ownerPool.query('select distinct payment_uuid, note from transactions');
  expect(rows.map(({ note }) => note)).toEqual(['Statement 7', 'Statement 7', 'Statement 7']);
});

it('an invoice issued after the day stays open, with the reason at the date', async () => {
  const { uuid } = await shop.written();
  const answer = await ana.put(`${url}/${uuid}/settle`, { payment_date: '2026-03-09' });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['payment_date']]);
  expect((await read(uuid)).status).toBe('billed');
});

it('a payment is authorized with a note, once, until the authorization is withdrawn', async () => {
  const { uuid } = await shop.written();
  const put = (command: string, body = {}) => ana.put(`${url}/${uuid}/${command}`, body);
  expect((await put('authorize_payment', { public_notes: 'Paid on Friday' })).statusCode).toBe(200);
  expect(await read(uuid)).toMatchObject({
    payment_authorized: true,
    transactions: [{ status: 'Authorized', public_notes: 'Paid on Friday' }],
  });
  expect((await put('authorize_payment')).json()).toMatchObject({ code: 'already_authorized' });
  expect((await put('withdraw_authorization')).statusCode).toBe(200);
  const { payment_authorized, transactions } = await read(uuid);
  expect([payment_authorized, transactions[0].public_notes]).toEqual([false, undefined]);
  expect((await put('withdraw_authorization')).json()).toMatchObject({ code: 'not_authorized' });
});

it('the list finds invoices by their label', async () => {
  const { uuid } = await shop.written({ label: 'Phase 2' });
  const { results } = (await ana.get(`${url}?label=${encodeURIComponent('Phase 2')}`)).json();
  expect(results.map((found: { uuid: string; label: string }) => [found.uuid, found.label])).toEqual([
    [uuid, 'Phase 2'],
  ]);
  expect((await ana.get(`${url}?label=Phase`)).json().results).toEqual([]);
});

it('the credit of a client is listed while some is left', async () => {
  const { uuid, service_buyer_uuid: client } = await shop.written();
  await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount: '1100.00' });
  const credits = async () => (await ana.get(`/api/v2/credits?service_buyer=${client}&is_left=true`)).json().results;
  expect(await credits()).toMatchObject([{ currency: 'BRL', amount: '20.00', service_buyer: { uuid: client } }]);
  const next = await shop.written();
  await ana.put(`${url}/${next.uuid}/use_credit`, {});
  expect(await credits()).toEqual([]);
});
