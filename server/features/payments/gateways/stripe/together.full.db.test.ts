import { beforeEach, expect, it } from 'vitest';
import { invoiceBody, lineBody, make, usLocation } from '../../../../../tests/support/company.ts';
import { stripeDesk } from '../../../../../tests/support/gatewayDesk.ts';

const disorder = { lost: 0 };
const desk = await stripeDesk(disorder, { currency: 'brl', rate: 5.123_45 });
const { api, ana, made, account, site, work, makeDue, act, stripe } = desk;

const single = '/api/v2/invoice/invoices-single';
const rows = async (sql: string, values: unknown[]) => (await api.ownerPool.query(sql, values)).rows;
const sessions = () => [...stripe.books.sessions.values()];
const hear = async () => {
  await makeDue();
  // oxlint-disable-next-line no-await-in-loop -- until nothing is due
  while ((await work()).done.asked);
};
/** Where our link of the payment leads. */
const follow = async (hash: string) =>
  (await fetch(`${site}/pay/${hash}`, { redirect: 'manual' })).headers.get('location');
const statuses = () => rows('select status from invoices where uuid = any($1::uuid[]) order by number', [some]);
const all = (status: string) => [{ status }, { status }, { status }];
/** What is booked of each invoice, in the order of their numbers. */
const ledger = async () => {
  const found = await rows(
    `select t.kind, t.amount::numeric(20, 2)::text, t.fee::numeric(20, 2)::text, t.remaining_amount::numeric(20, 2)::text
     from transactions t join invoices i on i.tenant_id = t.tenant_id and i.uuid = t.invoice_uuid
     where i.uuid = any($1::uuid[]) order by t.kind, i.number, t.uuid`,
    [some],
  );
  return found.map((row) => Object.values(row).join(' '));
};

let client = '';
let some: string[];
beforeEach(async () => {
  const uuid = await make(ana, '/api/v2/entities', { name: 'Blue Harbor', location: usLocation });
  client = (await ana.put(`/api/v2/entities/${uuid}/link`)).json().public_hash;
  const ofOneLine = (price: string) =>
    invoiceBody(made, {
      service_buyer_uuid: uuid,
      account_uuid: account,
      currency: 'USD',
      items_invoice: [lineBody(made, { amount: '1', price, tributes: [] })],
    });
  some = [];
  // oxlint-disable-next-line no-await-in-loop -- their numbers follow their prices
  for (const price of ['100.00', '33.33', '0.51']) some.push(await make(ana, `${single}/create`, ofOneLine(price)));
  await work();
});

const pay = async () => {
  const answer = await api.anonymous.post(`/api/v2/public/clients/${client}/payments`, { invoices: some });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ amount: string; payment_url: string }>();
};
const hashOf = (): string => sessions().at(-1)?.successUrl.split('/').at(-1) ?? '';

it('several invoices are one session of their sum, and each gets its amount and its part of the fee', async () => {
  const before = sessions().length;
  const { amount, payment_url: page } = await pay();
  expect((await pay()).payment_url).toBe(page);
  expect(amount).toBe('144.55');
  expect(sessions()).toHaveLength(before + 1);
  expect(sessions().at(-1)).toMatchObject({ amount: 14_455, currency: 'usd' });
  await act(page, 'paid');
  expect(await statuses()).toEqual(all('paid'));
  const booked = await ledger();
  expect(booked.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
    'gateway 108.00',
    'gateway 36.00',
    'gateway 0.55',
  ]);
  // Stripe keeps 2.9 % and 0.30 of BRL 740.59, which the shares add up to, to the cent.
  const [total] = await rows(
    `select sum(fee)::numeric(20, 2)::text as fee, count(distinct payment_uuid)::int as payments
     from transactions where invoice_uuid = any($1::uuid[])`,
    [some],
  );
  expect(total).toEqual({ fee: '21.78', payments: 1 });
});

it('who has paid returns to the page of the client, which knows whether the payment has arrived', async () => {
  const { payment_url: page } = await pay();
  const hash = hashOf();
  const back = `http://ultramar.test/view/clients/${client}`;
  disorder.lost = 1;
  await act(page, 'paid');
  disorder.lost = 0;
  expect(await follow(hash)).toBe(`${back}?payment=sent`);
  await work();
  expect(await statuses()).toEqual(all('paid'));
  expect(await follow(hash)).toBe(`${back}?payment=received`);
});

it('one of them is given back at Stripe by its own amount', async () => {
  const { payment_url: page } = await pay();
  await act(page, 'paid');
  const refund = await ana.put(`${single}/${some[1]}/refund`, { reason: 'Agreed' });
  expect(refund.statusCode, refund.body).toBe(200);
  await hear();
  await desk.service.settled();
  expect(stripe.books.refunds.at(-1)).toMatchObject({ amount: 3_600, status: 'succeeded' });
  const states = await rows('select refund_state from invoices where uuid = any($1::uuid[]) order by number', [some]);
  expect(states.map(({ refund_state: state }) => state)).toEqual([null, 'refunded', null]);
});

it('a dispute of the payment is one of each, and a lost one takes back what each got', async () => {
  const { payment_url: page } = await pay();
  await act(page, 'paid');
  await act(page, 'disputed');
  const disputed = await rows(
    `select e.amount::numeric(20, 2)::text from gateway_events e join invoices i on i.uuid = e.invoice_uuid
     where e.type = 'disputed' and e.invoice_uuid = any($1::uuid[]) order by i.number`,
    [some],
  );
  expect(disputed.map(({ amount }) => amount)).toEqual(['108.00', '36.00', '0.55']);
  await act(page, 'dispute_lost');
  expect((await ledger()).filter((row) => row.startsWith('refund')).map((row) => row.split(' ')[1])).toEqual([
    '-108.00',
    '-36.00',
    '-0.55',
  ]);
});
