import { expect, it } from 'vitest';
import { invoiceBody, make, usLocation } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, itIs } = await contractWorkshop();
const entities = '/api/v2/entities';
const invoices = '/api/v2/invoice';

const client = () => make(ana, entities, { name: 'C', location: usLocation, is_payment_responsible: true });
// One invoice of the example is BRL 1,080.
const issue = (buyer: string, created: string, due_date: string, change: object = {}) =>
  make(
    ana,
    `${invoices}/invoices-single/create`,
    invoiceBody(made, { service_buyer_uuid: buyer, created, due_date, ...change }),
  );
const pay = async (uuid: string, part: object = {}) =>
  expect((await ana.put(`${invoices}/status/${uuid}`, { status: 'paid', ...part })).statusCode).toBe(200);
const riskOf = async (uuid: string) => (await ana.get(`${entities}/${uuid}/risk`)).json();

it('a client without invoices has no figures', async () => {
  expect(await riskOf(await client())).toEqual({ from: '2025-03-10', to: '2026-03-10', results: [] });
});

it('counts the days late of paid invoices, and the highest open amount', async () => {
  const buyer = await client();
  const [early, late, part] = [
    await issue(buyer, '2026-03-10', '2026-03-20'),
    await issue(buyer, '2026-03-10', '2026-03-20'),
    await issue(buyer, '2026-03-10', '2026-03-20'),
  ];
  await itIs('2026-03-15T15:00:00Z');
  await pay(early);
  await pay(part, { amount: '80.00' });
  await itIs('2026-03-29T15:00:00Z');
  await pay(late);
  await issue(buyer, '2026-03-29', '2026-04-20');
  expect((await riskOf(buyer)).results).toEqual([
    { currency: 'BRL', paid: 2, late: 1, days_late: '4.5', highest_open: '3240.00', highest_on: '2026-03-10' },
  ]);
});

it('counts by currency, and for the payer, what others bought', async () => {
  const [payer, buyer] = [await client(), await client()];
  await issue(buyer, '2026-03-10', '2026-03-20', { payment_responsible_uuid: payer, currency: 'USD' });
  await issue(payer, '2026-03-10', '2026-03-20');
  const open = { paid: 0, late: 0, highest_open: '1080.00', highest_on: '2026-03-10' };
  expect((await riskOf(payer)).results).toEqual([
    { currency: 'BRL', ...open },
    { currency: 'USD', ...open },
  ]);
  expect((await riskOf(buyer)).results).toEqual([]);
});

it('forgets what was paid more than twelve months ago', async () => {
  const buyer = await client();
  const uuid = await issue(buyer, '2026-03-10', '2026-03-20');
  await itIs('2026-03-25T15:00:00Z');
  await pay(uuid);
  await itIs('2027-03-25T15:00:00Z');
  expect((await riskOf(buyer)).results).toMatchObject([{ paid: 1, late: 1, days_late: '5.0' }]);
  await itIs('2027-03-26T15:00:00Z');
  expect((await riskOf(buyer)).results).toEqual([]);
});

it('is not found in another company, and closed to users who may not list invoices', async () => {
  const uuid = await client();
  const gil = await api.signIn('gil@globex.test');
  expect((await gil.get(`${entities}/${uuid}/risk`)).statusCode).toBe(404);
  expect((await api.anonymous.get(`${entities}/${uuid}/risk`)).statusCode).toBe(401);
});
