import { describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../web/signature.ts';
import { lineBody, makeScenario } from '../../../../tests/support/company.ts';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';

const { api, ana, made, site, account, sandbox, read, work, makeDue, issued, press } = await gatewayDesk();

const { acme } = api.identity.tenants;
const hook = `${site}/api/v2/webhooks/gateways/${acme}/${account}`;
const statusOf = async (uuid: string) => {
  const { status, transactions } = await read(uuid);
  return [status, transactions[0].status];
};
const eventsOf = async (uuid: string) =>
  (await ana.get(`/api/v2/gateway-events?invoice=${uuid}`)).json<{ results: Record<string, string>[] }>().results;
const collected = async (): Promise<string> => {
  const uuid = await issued();
  await work();
  return uuid;
};
/** Sends events as the gateway. */
const report = (events: object[], secret = 'shared', at = hook) => {
  const bytes = Buffer.from(JSON.stringify({ events }));
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders('sandbox', secret, bytes, api.clock.now()),
  };
  return fetch(at, { method: 'POST', headers, body: bytes });
};
/** The gateway's key of the payment that was requested last. */
const lastPayment = () => sandbox.payments.all().at(-1)?.id;
const event = (id: string, payment_id: string | undefined, more: object = {}) => ({
  event_id: id,
  payment_id,
  type: 'paid',
  amount: '1080.00',
  currency: 'USD',
  occurred_at: '2026-03-10T15:00:00Z',
  ...more,
});

describe('an invoice on the account of a gateway', () => {
  it('gets a payment link when it is issued, and none as a draft', async () => {
    const uuid = await issued();
    expect((await read(uuid)).transactions[0].payment_link).toBeUndefined();
    await work();
    const link = (await read(uuid)).transactions[0].payment_link;
    expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/[\da-f]{32}$/);
    // In the language of its buyer, in the United States.
    expect(sandbox.payments.all().at(-1)).toMatchObject({ language: 'en', amount: '1080.00', currency: 'USD' });
    const requested = sandbox.payments.all().length;
    await work();
    expect(sandbox.payments.all()).toHaveLength(requested);
    expect((await read(uuid)).transactions[0].payment_link).toBe(link);
  });

  it('shows the status of the gateway until it is paid, and its refund', async () => {
    const uuid = await collected();
    await press(uuid, 'sent');
    expect(await statusOf(uuid)).toEqual(['billed', 'Payment Sent']);
    await press(uuid, 'authorized');
    expect(await statusOf(uuid)).toEqual(['billed', 'Authorized']);
    await press(uuid, 'failed');
    expect(await statusOf(uuid)).toEqual(['billed', 'Failed']);
    await press(uuid, 'paid');
    expect((await statusOf(uuid))[0]).toBe('paid');
    const link = sandbox.payments.all().find(({ events }) => events.some(({ type }) => type === 'paid'));
    if (!link) throw new Error('No payment was paid');
    const refund = sandbox.payments.add(link, 'refunded', new Date('2026-03-11T15:00:00Z'));
    expect((await report([{ ...refund }])).status).toBe(200);
    const { status, transactions } = await read(uuid);
    expect([status, transactions.map((one: { status: string }) => one.status)]).toEqual([
      'paid',
      ['Refunded', 'Refunded'],
    ]);
  });

  it('is collected for the rest once a part is settled by credit, and a payment of the former amount waits', async () => {
    const overpaid = await collected();
    await report([event('e-more', lastPayment(), { amount: '1180.00' })]);
    const [more] = await eventsOf(overpaid);
    expect((await ana.put(`/api/v2/gateway-events/${more?.['uuid']}/book`)).statusCode).toBe(200);
    const uuid = await collected();
    const former = lastPayment();
    const { body } = await ana.put(`/api/v2/invoice/invoices-single/${uuid}/use_credit`, { amount: '100.00' });
    expect((await read(uuid)).open_amount, body).toBe('980.00');
    await work();
    await work();
    const rest = lastPayment();
    expect(rest).not.toBe(former);
    expect(sandbox.payments.find(former ?? '')?.isClosed).toBe(true);
    expect((await read(uuid)).transactions[0].payment_link).toContain(rest);
    expect((await report([event('e-former', former)])).status).toBe(200);
    expect(await eventsOf(uuid)).toMatchObject([{ status: 'review', reason: 'amount_differs' }]);
    await report([event('e-rest', rest, { amount: '980.00' })]);
    expect((await statusOf(uuid))[0]).toBe('paid');
    // A gateway gives back no more than it collected.
    await report([event('e-back', rest, { type: 'refunded', amount: '980.01' })]);
    expect((await eventsOf(uuid)).find(({ event_id: name }) => name === 'e-back')).toMatchObject({ status: 'review' });
  });

  it('of nothing is not collected, and a draft neither', async () => {
    const all = { is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '100' } as const;
    const scenery = { uuid: await makeScenario(ana, [{ ...all, name: 'Withholding' }]) };
    const free = await issued({ items_invoice: [lineBody(made, { scenery })] });
    expect(await read(free)).toMatchObject({ status: 'billed', amount: '0.00' });
    const draft = await issued({ is_draft: true });
    const { rows } = await api.ownerPool.query('select from payment_requests where invoice_uuid = any($1::uuid[])', [
      [free, draft],
    ]);
    expect(rows).toEqual([]);
  });

  it('is closed at the gateway when it is cancelled', async () => {
    const uuid = await collected();
    const id = lastPayment() ?? '';
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' });
    await work();
    expect(sandbox.payments.find(id)?.isClosed).toBe(true);
  });

  it('that is cancelled before the gateway was asked is not collected, and the others still are', async () => {
    const other = await collected();
    const open = lastPayment() ?? '';
    const uuid = await issued();
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' });
    await work();
    expect(lastPayment()).toBe(open);
    expect(sandbox.payments.find(open)?.isClosed).toBe(false);
    expect((await read(other)).transactions[0].payment_link).toContain(open);
  });

  it('is polled when its webhook was lost', async () => {
    const uuid = await collected();
    const payment = sandbox.payments.find(lastPayment() ?? '');
    if (payment) sandbox.payments.add(payment, 'paid', new Date('2026-03-10T15:00:00Z'));
    await work();
    expect((await statusOf(uuid))[0]).toBe('billed');
    await makeDue();
    await work();
    expect(await statusOf(uuid)).toEqual(['paid', 'Paid On Time']);
  });
});

describe('an event', () => {
  it('is booked once, with any number of deliveries', async () => {
    const uuid = await collected();
    const paid = event('e-once', lastPayment(), { occurred_at: '2026-03-08T15:00:00Z' });
    const answers = await Promise.all([report([paid, paid]), report([paid]), report([paid])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { transactions } = await read(uuid);
    expect(transactions.map((one: { payment_date: string }) => one.payment_date.slice(0, 10))).toEqual(['2026-03-08']);
    expect(await eventsOf(uuid)).toMatchObject([{ event_id: 'e-once', status: 'booked' }]);
  });

  it('that differs from the invoice waits until a user books or dismisses it', async () => {
    const uuid = await collected();
    const id = lastPayment();
    await report([event('e-less', id, { amount: '1000.00' }), event('e-euro', id, { currency: 'EUR' })]);
    expect((await statusOf(uuid))[0]).toBe('billed');
    const found = await eventsOf(uuid);
    expect(found.map(({ status, reason }) => [status, reason]).toSorted()).toEqual([
      ['review', 'amount_differs'],
      ['review', 'currency_differs'],
    ]);
    const keyOf = (name: string) => found.find((one) => one['event_id'] === name)?.['uuid'];
    const act = (name: string, verb: string, body: object = {}) =>
      ana.put(`/api/v2/gateway-events/${keyOf(name)}/${verb}`, body);
    expect((await act('e-euro', 'book')).statusCode).toBe(409);
    expect((await act('e-euro', 'dismiss')).statusCode).toBe(400);
    expect((await act('e-euro', 'dismiss', { note: 'Refunded by hand' })).statusCode).toBe(200);
    expect((await act('e-less', 'book')).statusCode).toBe(200);
    expect((await act('e-less', 'book')).statusCode).toBe(409);
    const { status, transactions } = await read(uuid);
    expect([status, transactions.map(({ amount }: { amount: string }) => amount)]).toEqual([
      'billed',
      ['80.00', '1000.00'],
    ]);
  });

  it('of a refund that arrives before its payment is booked after it', async () => {
    const uuid = await collected();
    const id = lastPayment();
    const refund = event('e-early', id, { type: 'refunded', amount: '80.00', occurred_at: '2026-03-10T16:00:00Z' });
    await report([refund]);
    const [early] = await eventsOf(uuid);
    expect([early?.['status'], early?.['reason']]).toEqual(['early', undefined]);
    expect((await ana.put(`/api/v2/gateway-events/${early?.['uuid']}/book`)).statusCode).toBe(409);
    await report([event('e-late', id)]);
    expect((await eventsOf(uuid)).map(({ status }) => status)).toEqual(['booked', 'booked']);
    expect(await read(uuid)).toMatchObject({ status: 'paid', refunded_amount: '80.00', refundable_amount: '1000.00' });
  });

  it('of a refund is booked in the order of the gateway, as long as the payment covers it', async () => {
    const [uuid, id] = [await collected(), lastPayment()];
    const refund = (name: string, amount: string, hour: number) =>
      event(name, id, { type: 'refunded', amount, occurred_at: `2026-03-10T${hour}:00:00Z` });
    await report([refund('e-later', '1040.00', 18), refund('e-earlier', '80.00', 17), event('e-covers', id)]);
    const found = await eventsOf(uuid);
    const decided = found.map((one) => [one['event_id'], one['status'], one['reason']].join(' ').trim());
    expect(decided.toSorted()).toEqual([
      'e-covers booked',
      'e-earlier booked',
      'e-later review refund_exceeds_payment',
    ]);
    expect(await read(uuid)).toMatchObject({ refunded_amount: '80.00' });
  });

  it('of a refund that waits for a person still does after another payment; one of a payment in review follows it', async () => {
    const [uuid, id] = [await collected(), lastPayment()];
    const refund = (name: string, amount: string) => event(name, id, { type: 'refunded', amount });
    await report([event('r-short', id, { amount: '1000.00' }), refund('r-early', '80.00')]);
    const keyOf = async (name: string) => (await eventsOf(uuid)).find((one) => one['event_id'] === name)?.['uuid'];
    const states = async () => (await eventsOf(uuid)).map((one) => `${one['event_id']} ${one['status']}`).toSorted();
    expect(await states()).toEqual(['r-early early', 'r-short review']);
    await ana.put(`/api/v2/gateway-events/${await keyOf('r-short')}/book`);
    await report([refund('r-more', '1500.00'), event('r-again', id, { amount: '900.00' })]);
    await ana.put(`/api/v2/gateway-events/${await keyOf('r-again')}/book`);
    expect(await states()).toEqual(['r-again booked', 'r-early booked', 'r-more review', 'r-short booked']);
  });

  it('in review does not change the status that others give, and is booked on its own day', async () => {
    const [uuid, id] = [await collected(), lastPayment()];
    await report([event('e-part', id, { amount: '500.00', occurred_at: '2026-03-08T15:00:00Z' })]);
    await report([event('e-fails', id, { type: 'failed', occurred_at: '2026-03-09T15:00:00Z' })]);
    expect(await statusOf(uuid)).toEqual(['billed', 'Failed']);
    const part = (await eventsOf(uuid)).find(({ event_id: name }) => name === 'e-part');
    expect((await ana.put(`/api/v2/gateway-events/${part?.['uuid']}/book`)).statusCode).toBe(200);
    const { rows } = await api.ownerPool.query<Record<string, string>>(
      'select kind, paid_on::text, amount::numeric(20, 2)::text as amount from transactions where invoice_uuid = $1',
      [uuid],
    );
    expect(rows).toEqual([{ kind: 'gateway', paid_on: '2026-03-08', amount: '500.00' }]);
    expect((await read(uuid)).transactions[0].public_notes).toBeUndefined();
  });

  it('of a paid invoice waits for review', async () => {
    const uuid = await collected();
    await report([event('e-first', lastPayment()), event('e-again', lastPayment())]);
    const found = await eventsOf(uuid);
    expect(new Map(found.map(({ event_id: id, status, reason }) => [id, reason ?? status]))).toEqual(
      new Map([
        ['e-first', 'booked'],
        ['e-again', 'invoice_not_open'],
      ]),
    );
  });
});

describe('a payment that fails', () => {
  const notesOf = async (uuid: string) => (await read(uuid)).transactions[0].public_notes;
  const failed = (id: string, more: object = {}) => event(id, lastPayment(), { type: 'failed', ...more });

  it('shows the last reason with its date on the invoice, until it is paid', async () => {
    const uuid = await collected();
    await report([failed('f-second', { failure: 'expired_card', occurred_at: '2026-03-11T01:00:00Z' })]);
    await report([failed('f-first', { failure: 'insufficient_funds', occurred_at: '2026-03-09T15:00:00Z' })]);
    expect([(await statusOf(uuid))[1], await notesOf(uuid)]).toEqual(['Failed', 'Cartão vencido (10/03/2026)']);
    await report([event('f-paid', lastPayment())]);
    expect([(await statusOf(uuid))[0], await notesOf(uuid)]).toEqual(['paid', undefined]);
  });

  it('shows a code that is not known as not completed', async () => {
    const uuid = await collected();
    await report([failed('f-odd', { failure: 'do_not_honor' })]);
    expect(await eventsOf(uuid)).toMatchObject([{ type: 'failed', failure: 'other' }]);
    expect(await notesOf(uuid)).toBe('Não concluído (10/03/2026)');
  });

  it('keeps the note of a company that has authorized the payment', async () => {
    const uuid = await collected();
    await report([failed('f-before', { occurred_at: '2026-03-10T14:00:00Z' })]);
    const body = { public_notes: 'Paid on Friday' };
    expect((await ana.put(`/api/v2/invoice/invoices-single/${uuid}/authorize_payment`, body)).statusCode).toBe(200);
    await report([event('f-sent', lastPayment(), { type: 'sent' })]);
    expect(await notesOf(uuid)).toBe('Paid on Friday');
  });
});

describe('a webhook', () => {
  it.each([
    ['with another secret', { secret: 'other' }],
    ['for an unknown account', { at: hook.replace(account, acme) }],
    ['for another company', { at: hook.replace(acme, api.identity.tenants.globex) }],
  ])('%s is not found', async (_, { secret, at }: { secret?: string; at?: string }) => {
    const uuid = await collected();
    expect((await report([event('e-forged', lastPayment())], secret, at)).status).toBe(404);
    expect(await eventsOf(uuid)).toEqual([]);
  });

  it('is refused if it cannot be read, and ignored for an unknown payment', async () => {
    expect((await report([{ nothing: true }])).status).toBe(400);
    for (const amount of ['0', '0.00', '-5', '1e3']) {
      const refund = event('e-nothing', lastPayment(), { type: 'refunded', amount });
      expect([amount, (await report([refund])).status]).toEqual([amount, 400]);
    }
    expect(await (await report([event('e-unknown', 'unknown')])).json()).toEqual({ received: 0 });
  });
});
