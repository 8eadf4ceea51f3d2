import { expect, it } from 'vitest';
import { stripeDesk } from '../../../../../tests/support/gatewayDesk.ts';

const desk = await stripeDesk({}, { currency: 'brl', rate: 5.123_45 });
const { api, ana, issued, work, read, pageOf, act, stripe } = desk;

const ledger = async (uuid: string) => {
  const { rows } = await api.ownerPool.query<Record<string, string>>(
    `select kind, amount::numeric(20, 2)::text, currency, exchange_currency, exchange_rate::text,
       fee::numeric(20, 2)::text, remaining_amount::numeric(20, 2)::text
     from transactions where invoice_uuid = $1 order by uuid`,
    [uuid],
  );
  return rows.map((row) => Object.values(row).join(' '));
};

it('a payment is booked as Stripe has settled it: in the currency of the account, less the fee', async () => {
  const uuid = await desk.paid();
  expect(await ledger(uuid)).toEqual(['gateway 1080.00 USD BRL 5.1235 160.77 5372.56']);
  await ana.put(`/api/v2/invoice/invoices-single/${uuid}/refund`, { amount: '80.00', reason: 'Discount' });
  await work();
  await desk.service.settled();
  expect((await ledger(uuid)).at(-1)).toBe('refund -80.00 USD BRL 5.1235 0.00 -409.88');
});

it('a payment whose fee is unknown is on its way until Stripe has settled it', async () => {
  const uuid = await issued();
  await work();
  const page = await pageOf(uuid);
  const session = [...stripe.books.sessions.values()].at(-1);
  if (!session) throw new Error('No page was opened');
  const intent = stripe.books.intentOf(session);
  intent.isSettled = false;
  await act(page, 'paid');
  expect((await read(uuid)).transactions[0].status).toBe('Payment Sent');
  intent.isSettled = true;
  stripe.tell('charge.updated', stripe.shapes.charge(intent));
  await desk.service.settled();
  expect(await ledger(uuid)).toHaveLength(1);
});

it('a payment that a person books has its fee too, on the invoice and the credit', async () => {
  const uuid = await issued();
  await work();
  await pageOf(uuid);
  const session = [...stripe.books.sessions.values()].at(-1);
  if (session) stripe.act(session, 'paid', { amount: '1180.00' });
  await desk.service.settled();
  const [event] = (await ana.get(`/api/v2/gateway-events?invoice=${uuid}`)).json().results;
  expect(event).toMatchObject({ status: 'review', reason: 'amount_differs' });
  expect((await ana.put(`/api/v2/gateway-events/${event.uuid}/book`)).statusCode).toBe(200);
  const { rows } = await api.ownerPool.query(
    `select sum(fee)::numeric(20, 2)::text as fee, sum(remaining_amount)::numeric(20, 2)::text as remaining
     from transactions where payment_uuid = (select payment_uuid from transactions where invoice_uuid = $1)`,
    [uuid],
  );
  expect(rows).toEqual([{ fee: '175.62', remaining: '5870.05' }]);
});
