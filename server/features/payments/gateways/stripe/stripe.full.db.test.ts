import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { lineBody } from '../../../../../tests/support/company.ts';
import { stripeDesk } from '../../../../../tests/support/gatewayDesk.ts';
import { apiVersion } from './client.ts';

const disorder = { failing: 0, lost: 0, random: () => 0.25 };
const desk = await stripeDesk(disorder);
const { api, ana, made, site, hook, read, work, makeDue, issued, pageOf, act, stripe } = desk;

const payer = 'http://ultramar.test/view/invoices/individual';
const collected = async (change: object = {}): Promise<string> => {
  const uuid = await issued(change);
  await work();
  return uuid;
};
const linkOf = async (uuid: string): Promise<string | undefined> =>
  (await read(uuid)).transactions.find((one: { payment_link?: string }) => one.payment_link)?.payment_link;
/** Where a link leads. */
const follow = async (link: string, method = 'GET') => {
  const { status, headers } = await fetch(link, { method, redirect: 'manual' });
  return [status, headers.get('location')];
};
const sessions = () => [...stripe.books.sessions.values()];
/** An invoice of one line. */
const of = (price: string) => ({ items_invoice: [lineBody(made, { amount: '1', price, tributes: [] })] });

describe('the payment link of an invoice', () => {
  it('is our own, and opens a session with one line: the open amount, named by the invoice', async () => {
    const uuid = await collected();
    const { number, public_hash: hash } = await read(uuid);
    expect(await linkOf(uuid)).toBe(`${site}/pay/${hash}`);
    const before = sessions().length;
    const page = await pageOf(uuid);
    expect(await pageOf(uuid)).toBe(page);
    expect(sessions()).toHaveLength(before + 1);
    const [session] = sessions().slice(-1);
    expect(session).toMatchObject({ amount: 108_000, currency: 'usd', name: `Acme Software Ltda: invoice ${number}` });
    expect(session?.successUrl).toBe(`http://ultramar.test/pay/${hash}`);
    const created = stripe.calls.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(created?.body).toMatchObject({ mode: 'payment', locale: 'en', adaptive_pricing: { enabled: 'false' } });
    expect(created?.body).not.toHaveProperty('payment_method_types');
  });

  it('opens another session after the last one has expired', async () => {
    const uuid = await collected();
    const page = await pageOf(uuid);
    const [session] = sessions().slice(-1);
    Object.assign(session ?? {}, { status: 'expired' });
    const other = await pageOf(uuid);
    expect(other).not.toBe(page);
    await act(other, 'paid');
    expect(await read(uuid)).toMatchObject({ status: 'paid' });
  });

  it('opens a session for the rest once a part is settled otherwise, and ends the older one', async () => {
    const overpaid = await collected();
    await pageOf(overpaid);
    const [more] = sessions().slice(-1);
    if (more) stripe.act(more, 'paid', { amount: '1160.00' });
    await desk.service.settled();
    const { results } = (await ana.get(`/api/v2/gateway-events?invoice=${overpaid}`)).json();
    await ana.put(`/api/v2/gateway-events/${results[0].uuid}/book`);
    const uuid = await collected();
    await pageOf(uuid);
    const [older] = sessions().slice(-1);
    const used = await ana.put(`/api/v2/invoice/invoices-single/${uuid}/use_credit`, { amount: '80.00' });
    expect(used.statusCode, used.body).toBe(200);
    const link = await linkOf(uuid);
    await work();
    await work();
    expect(older?.status).toBe('expired');
    await follow(link ?? '');
    expect(sessions().at(-1)).toMatchObject({ amount: 100_000, status: 'open' });
  });

  it('leads to the page of the payer when the invoice is paid, cancelled or unknown, or its link has ended', async () => {
    const paid = await desk.paid();
    const [cancelled, ended] = [await collected(), await collected()];
    const links = [`${site}/pay/${(await read(paid)).public_hash}`];
    links.push((await linkOf(cancelled)) ?? '', (await linkOf(ended)) ?? '');
    await ana.put(`/api/v2/invoice/status/${cancelled}`, { status: 'cancelled' });
    await ana.put(`/api/v2/invoice/invoices-single/${ended}/end_link`);
    const opened = sessions().length;
    const unknown = `${site}/pay/${'a'.repeat(32)}`;
    for (const link of [...links, unknown, `${site}/pay/cut`]) {
      expect(await follow(link)).toEqual([303, `${payer}/${link.split('/').at(-1)}`]);
    }
    expect(sessions()).toHaveLength(opened);
  });

  it('leads back from the page that was paid, and asks Stripe about it soon, if no webhook has arrived', async () => {
    const uuid = await collected();
    const link = (await linkOf(uuid)) ?? '';
    disorder.lost = 1;
    await desk.press(uuid, 'paid');
    disorder.lost = 0;
    const done = async () => (await work()).done;
    expect(await done()).toEqual({ companies: 0 });
    expect(await follow(link)).toEqual([303, `${payer}/${link.split('/').at(-1)}?payment=sent`]);
    expect(await done()).toMatchObject({ asked: 1 });
    expect(await read(uuid)).toMatchObject({ status: 'paid' });
    expect(await follow(link)).toEqual([303, `${payer}/${link.split('/').at(-1)}`]);
  });

  it('leads back with a message while Stripe gives no answer, and opens the same session afterwards', async () => {
    const uuid = await collected();
    const link = (await linkOf(uuid)) ?? '';
    disorder.failing = 1;
    disorder.random = () => 0.75;
    expect(await follow(link)).toEqual([303, `${payer}/${link.split('/').at(-1)}?payment=unavailable`]);
    Object.assign(disorder, { failing: 0, random: () => 0.25 });
    const [created] = sessions().slice(-1);
    expect(await follow(link)).toEqual([303, `${stripe.url()}/c/pay/${created?.id}`]);
  });

  it('that does not open because Stripe has rejected the key marks the account, until Stripe accepts the key', async () => {
    const link = (await linkOf(await collected())) ?? '';
    const connection = async () => {
      const { connection_state: state, connection_error: error } = (
        await ana.get(`/api/v2/accounts/${desk.account}`)
      ).json();
      return [state, error];
    };
    stripe.answerAs('sk_test_expired');
    expect((await follow(link))[1]).toContain('?payment=unavailable');
    expect(await connection()).toEqual(['failing', 'expired']);
    // Nothing was opened, so Stripe is not asked about the payment.
    await makeDue();
    await work();
    expect((await connection())[0]).toBe('failing');
    stripe.answerAs();
    expect((await follow(link))[1]).toContain('/c/pay/');
    expect(await connection()).toEqual(['verified', undefined]);
  });

  it('opens nothing for a program that only looks whether it exists', async () => {
    const uuid = await collected();
    const before = sessions().length;
    const [status] = await follow((await linkOf(uuid)) ?? '', 'HEAD');
    expect([status, sessions().length]).toEqual([303, before]);
  });

  it('of a currency with thousandths asks for tens of them, and the payment settles all of it', async () => {
    const uuid = await collected({ ...of('4.744'), currency: 'KWD' });
    const { amount } = await read(uuid);
    expect(amount).toBe('5.123');
    await desk.press(uuid, 'paid');
    expect(sessions().at(-1)).toMatchObject({ amount: 5_120, currency: 'kwd' });
    const { status, open_amount: open } = await read(uuid);
    expect([status, open]).toEqual(['paid', '0.000']);
  });

  it('that Stripe refuses to open leads back with a message, and the company reads why until it opens', async () => {
    const uuid = await collected({ ...of('0.40'), currency: 'GBP' });
    const link = (await linkOf(uuid)) ?? '';
    expect(await read(uuid)).not.toHaveProperty('payment_link_error');
    expect(await follow(link)).toEqual([303, `${payer}/${link.split('/').at(-1)}?payment=refused`]);
    await makeDue();
    await work();
    expect(await read(uuid)).toMatchObject({
      payment_link_error: 'too small',
      payment_link_problem: 'amount_too_small',
      transactions: [{ payment_link: link }],
    });
    stripe.chargeFrom(40);
    expect((await follow(link))[1]).toContain('/c/pay/');
    stripe.chargeFrom(50);
    expect(await read(uuid)).not.toHaveProperty('payment_link_error');
  });

  it('is missing for less than Stripe charges, and is not tried again', async () => {
    const uuid = await collected(of('0.40'));
    expect(await linkOf(uuid)).toBeUndefined();
    await makeDue();
    await work();
    const { rows } = await api.ownerPool.query(
      'select status, attempts, error from payment_requests where invoice_uuid = $1',
      [uuid],
    );
    const error = 'Stripe charges at least 0.50 USD';
    expect(rows).toEqual([{ status: 'failed', attempts: 1, error }]);
    expect(await read(uuid)).toMatchObject({ payment_link_error: error, payment_link_problem: 'amount_too_small' });
    await ana.put(`/api/v2/invoice/invoices-single/${uuid}/renew_link`);
    expect(await read(uuid)).not.toHaveProperty('payment_link_error');
  });
});

it('every call has the key and version of the account, and each that changes something an idempotency key', async () => {
  const uuid = await desk.paid();
  await ana.put(`/api/v2/invoice/invoices-single/${uuid}/refund`, { reason: 'Returned goods' });
  await work();
  const { results } = (await ana.get(`/api/v2/refunds?invoice=${uuid}`)).json();
  expect(stripe.calls.find(({ path, method }) => method === 'POST' && path === '/v1/refunds')?.key).toBe(
    results[0].uuid,
  );
  const changed = stripe.calls
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path.replace(/cs_\w+/, 'id'));
  const paths = ['/v1/checkout/sessions', '/v1/checkout/sessions/id/expire', '/v1/refunds'];
  expect([...new Set(changed)].toSorted()).toEqual(paths);
  expect(new Set(stripe.calls.map(({ version }) => version))).toEqual(new Set([apiVersion]));
  expect(new Set(stripe.calls.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer key']));
  expect(stripe.calls.filter(({ method, key }) => method === 'POST' && !key)).toEqual([]);
});

describe('a webhook', () => {
  const send = async (
    object: object,
    { secret = 'shared', at = api.clock.now(), type = 'payment_intent.succeeded' } = {},
  ) => {
    const payload = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
    const timestamp = Math.floor(at.getTime() / 1_000);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(hook, { method: 'POST', headers, body: payload });
    return [answer.status, await answer.json()];
  };
  const intentOf = async () => {
    const uuid = await collected();
    disorder.lost = 1;
    await desk.press(uuid, 'paid');
    disorder.lost = 0;
    const [intent] = [...stripe.books.intents.values()].slice(-1);
    if (!intent) throw new Error('Nothing was paid');
    return { uuid, intent, object: stripe.shapes.intent(intent) };
  };

  it('that Stripe has not signed with the secret, or long ago, is refused', async () => {
    const { uuid, object } = await intentOf();
    expect((await send(object, { secret: 'other' }))[0]).toBe(404);
    expect((await send(object, { at: new Date(api.clock.now().getTime() - 301_000) }))[0]).toBe(404);
    expect(
      (await fetch(hook, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status,
    ).toBe(404);
    expect(await read(uuid)).toMatchObject({ status: 'billed' });
    expect(await send(object)).toEqual([200, { received: 1 }]);
    expect(await send(object)).toEqual([200, { received: 0 }]);
    expect(await read(uuid)).toMatchObject({ status: 'paid' });
  });

  it('says nothing by itself: what it claims is read at Stripe', async () => {
    const { uuid, object } = await intentOf();
    const lie = { ...object, metadata: { payment_request: randomUUID() }, amount_received: 1, status: 'canceled' };
    expect(await send(lie)).toEqual([200, { received: 1 }]);
    expect(await read(uuid)).toMatchObject({ status: 'paid' });
  });

  it('of something else is accepted and ignored', async () => {
    const { intent, object } = await intentOf();
    expect(await send(object, { type: 'customer.created' })).toEqual([200, { received: 0 }]);
    stripe.books.intents.set('pi_foreign', { ...intent, id: 'pi_foreign', metadata: {} });
    expect(await send({ ...object, id: 'pi_foreign' })).toEqual([200, { received: 0 }]);
  });

  it('about which Stripe gives no answer is refused, so that Stripe repeats it', async () => {
    const { uuid, object } = await intentOf();
    Object.assign(disorder, { failing: 1 });
    expect((await send(object))[0]).toBe(503);
    Object.assign(disorder, { failing: 0 });
    expect(await send(object)).toEqual([200, { received: 1 }]);
    expect(await read(uuid)).toMatchObject({ status: 'paid' });
  });
});
