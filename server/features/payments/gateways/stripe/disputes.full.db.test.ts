import { describe, expect, it } from 'vitest';
import { stripeDesk } from '../../../../../tests/support/gatewayDesk.ts';

const desk = await stripeDesk();
const { api, ana, issued, work, makeDue, read, pageOf, act, stripe } = desk;

const disputes = async (): Promise<number> => (await ana.get('/api/v2/home')).json().attention.disputes;
const eventsOf = async (uuid: string) => {
  const { results } = (await ana.get(`/api/v2/gateway-events?invoice=${uuid}`)).json<{
    results: Record<string, string>[];
  }>();
  return results.map(({ type, status, reason }) => [type, status, ...(reason ? [reason] : [])].join(' ')).toSorted();
};
const noticesOf = async (uuid: string) => {
  const { results } = (await ana.get('/api/v2/notices')).json<{
    results: { event: string; invoice?: { uuid: string } }[];
  }>();
  return results.filter(({ invoice }) => invoice?.uuid === uuid).map(({ event }) => event);
};
const ledger = async (uuid: string) => {
  const sql = 'select kind, amount::numeric(20, 2)::text from transactions where invoice_uuid = $1 order by uuid';
  const { rows } = await api.ownerPool.query<{ kind: string; amount: string }>(sql, [uuid]);
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
};
/** A paid invoice with the page on which it was paid. */
const paid = async () => {
  const uuid = await issued();
  await work();
  const page = await pageOf(uuid);
  await act(page, 'paid');
  return { uuid, page };
};

describe('a dispute', () => {
  it('needs attention as long as it is open, and a won one changes nothing', async () => {
    const { uuid, page } = await paid();
    const before = await disputes();
    await act(page, 'disputed');
    expect(await disputes()).toBe(before + 1);
    expect(await eventsOf(uuid)).toEqual(['disputed review disputed', 'paid booked']);
    expect(await noticesOf(uuid)).toContain('disputed');
    const [{ gateway_events: others }] = [(await ana.get('/api/v2/home')).json().attention];
    expect(others).toBe(0);
    await act(page, 'dispute_won');
    expect(await disputes()).toBe(before);
    expect(await eventsOf(uuid)).toEqual(['dispute_won shown', 'disputed shown', 'paid booked']);
    expect(await ledger(uuid)).toEqual(['gateway 1080.00']);
  });

  it('that is lost is booked as money given back, once', async () => {
    const { uuid, page } = await paid();
    const before = await disputes();
    await act(page, 'disputed');
    await act(page, 'dispute_lost');
    await makeDue();
    await work();
    expect(await disputes()).toBe(before);
    expect(await ledger(uuid)).toEqual(['gateway 1080.00', 'refund -1080.00']);
    const { status, transactions, refundable_amount: refundable } = await read(uuid);
    expect([status, transactions[0].status, refundable]).toEqual(['paid', 'Refunded', undefined]);
    expect(await noticesOf(uuid)).toContain('charged_back');
  });

  it('can be dismissed by a person, with a note', async () => {
    const { uuid, page } = await paid();
    const before = await disputes();
    await act(page, 'disputed');
    const { results } = (await ana.get(`/api/v2/gateway-events?invoice=${uuid}&type=disputed`)).json();
    expect((await ana.put(`/api/v2/gateway-events/${results[0].uuid}/book`)).statusCode).toBe(409);
    const dismissed = await ana.put(`/api/v2/gateway-events/${results[0].uuid}/dismiss`, { note: 'Answered' });
    expect(dismissed.statusCode, dismissed.body).toBe(200);
    expect(await disputes()).toBe(before);
  });
});

it('a refund that fails after it was given is taken back, and needs attention', async () => {
  const { uuid } = await paid();
  await ana.put(`/api/v2/invoice/invoices-single/${uuid}/refund`, { amount: '80.00', reason: 'Discount' });
  await work();
  await desk.service.settled();
  expect(await read(uuid)).toMatchObject({ refunded_amount: '80.00' });
  const refund = stripe.books.refunds.at(-1);
  if (!refund) throw new Error('Nothing was given back');
  refund.status = 'failed';
  for (let time = 0; time < 2; time += 1) stripe.tell('refund.failed', stripe.shapes.refund(refund));
  await desk.service.settled();
  expect(await ledger(uuid)).toEqual(['gateway 1080.00', 'refund -80.00', 'refund 80.00']);
  const { results } = (await ana.get(`/api/v2/refunds?invoice=${uuid}`)).json();
  expect(results).toMatchObject([{ status: 'failed', error: 'refused' }]);
  expect(await read(uuid)).toMatchObject({ refundable_amount: '1080.00', is_refund_under_way: false });
});
