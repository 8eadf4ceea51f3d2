import { expect, it } from 'vitest';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api } = shop;
api.clock.set('2026-03-10T15:00:00Z');
const ana = await api.signIn('ana@acme.test');
const invoices = '/api/v2/invoice';

/** What was due and overdue a month ago, in the company's currency. */
async function before(): Promise<readonly (string | undefined)[]> {
  const { figures } = (await ana.get('/api/v2/home')).json<{
    figures: { currency: string; due: { before: string }; overdue: { before: string } }[];
  }>();
  const found = figures.find(({ currency }) => currency === 'BRL');
  return [found?.due.before, found?.overdue.before];
}

it('what was open a month ago counts no payment that was reversed, nor an invoice cancelled after it', async () => {
  const old = { created: '2026-03-10', due_date: '2026-03-10' };
  const [kept, cancelled] = [await shop.written(old), await shop.written(old)];
  const uuids = [kept.uuid, cancelled.uuid];
  // Both were issued in January and are paid a day later.
  await api.ownerPool.query(
    "update invoices set created = '2026-01-05', due_date = '2026-01-20' where uuid = any($1)",
    [uuids],
  );
  for (const uuid of uuids) {
    await ana.put(`${invoices}/status/${uuid}`, {
      status: 'paid',
      exchange_currency: 'BRL',
      payment_date: '2026-01-06 10:00:00',
    });
    const [{ uuid: booking }] = (await ana.get(`/api/v2/transactions?invoice=${uuid}`)).json().results;
    expect((await ana.put(`/api/v2/transactions/${booking}/reverse`, { reason: 'Mistyped' })).statusCode).toBe(200);
  }
  await ana.put(`${invoices}/status/${cancelled.uuid}`, { status: 'cancelled' });
  expect(await before()).toEqual(['0.00', '1080.00']);
  await ana.put(`${invoices}/status/${kept.uuid}`, {
    status: 'paid',
    exchange_currency: 'BRL',
    payment_date: '2026-01-07 10:00:00',
  });
  // Paid before, so nothing was open then.
  expect((await before()).map((amount) => amount ?? '0.00')).toEqual(['0.00', '0.00']);
});
