import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { inTenant } from '../../../database/transaction.ts';
import { receiveEvents } from '../gateway-events/receive.ts';
import { completeRefund } from './refunds.ts';

/** Set by the tests. A call fails after its effect. */
const disorder = { failing: 0, lost: 0, random: () => 0.5 };
const { api, ana, account, sandbox, read, work, makeDue, paid, issued, press } = await gatewayDesk(disorder);

afterEach(() => Object.assign(disorder, { failing: 0, lost: 0 }));

const refund = (uuid: string, body: object = { reason: 'Returned goods' }) =>
  ana.put(`/api/v2/invoice/invoices-single/${uuid}/refund`, body);
const listed = async (uuid: string) =>
  (await ana.get(`/api/v2/refunds?invoice=${uuid}`)).json<{ results: Record<string, unknown>[] }>().results;
const given = (uuid: string) =>
  api.ownerPool.query<{ amount: string }>(
    "select amount::numeric(20, 2)::text from transactions where invoice_uuid = $1 and kind = 'refund'",
    [uuid],
  );

/** Reports an event of the payment that was requested for an amount, as its gateway. */
async function reported(uuid: string, requested: string, event: { type: 'paid' | 'refunded'; amount: string }) {
  const tenant = { id: api.identity.tenants.acme, timeZone: 'America/Sao_Paulo' };
  const { rows } = await api.ownerPool.query<{ gateway_id: string }>(
    'select gateway_id from payment_requests where invoice_uuid = $1 and amount = $2',
    [uuid, requested],
  );
  const payment_id = rows[0]?.gateway_id ?? '';
  const occurred_at = api.clock.now().toISOString();
  const full = { ...event, event_id: randomUUID(), payment_id, currency: 'USD', occurred_at };
  const source = { account, mode: 'test', keys: 'test', takesTests: true } as const;
  await receiveEvents(api.pool, { tenant, now: api.clock.now() }, source, [full]);
}

describe('a refund', () => {
  it('returns all that the gateway collected, and the invoice stays paid and is not owed', async () => {
    const uuid = await paid();
    expect((await read(uuid)).refundable_amount).toBe('1080.00');
    expect((await refund(uuid)).statusCode).toBe(200);
    expect(await read(uuid)).toMatchObject({ status: 'paid', is_refund_under_way: true });
    await work();
    await sandbox.settled();
    const { transactions, ...invoice } = await read(uuid);
    expect(invoice).toMatchObject({ status: 'paid', open_amount: '0.00', refunded_amount: '1080.00' });
    expect(invoice).toMatchObject({ is_overdue: false, is_refund_under_way: false });
    expect(invoice.refundable_amount).toBeUndefined();
    const refunded = { status: 'Refunded', public_notes: 'Returned goods' };
    expect(transactions).toMatchObject([refunded, refunded]);
    expect(await listed(uuid)).toMatchObject([{ status: 'refunded', amount: '1080.00', reason: 'Returned goods' }]);
    const [booked, requested] = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json();
    expect(booked).toMatchObject({ actor: 'gateway', changes: { kind: [null, 'refund'] } });
    expect(requested).toMatchObject({ command: 'invoices.refund', actor: expect.stringContaining('ana@acme.test') });
    expect(requested.changes).toEqual({ refund_amount: [null, '1080.00'], reason: [null, 'Returned goods'] });
  });

  it('of a part keeps the payment status, and the rest can be refunded later', async () => {
    const uuid = await paid();
    await refund(uuid, { amount: '80.00', reason: 'Discount' });
    expect((await refund(uuid, { amount: '10.00', reason: 'Twice' })).json().code).toBe('refund_under_way');
    await work();
    await sandbox.settled();
    const { transactions, refundable_amount: left } = await read(uuid);
    expect([left, transactions[0].status]).toEqual(['1000.00', 'Paid On Time']);
    expect((await refund(uuid, { amount: '1000.01', reason: 'Too much' })).statusCode).toBe(400);
    expect((await refund(uuid)).statusCode).toBe(200);
    await work();
    await sandbox.settled();
    expect((await given(uuid)).rows.map(({ amount }) => amount).toSorted()).toEqual(['-1000.00', '-80.00']);
    const refunds = await listed(uuid);
    expect(refunds.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
    expect((await read(uuid)).transactions[0].public_notes).toBe('Returned goods');
    // Reported again, it changes nothing.
    const [{ uuid: key } = {}] = refunds;
    await inTenant(api.pool, { tenant: api.identity.tenants.acme, actor: 'test' }, (db) =>
      completeRefund(db, api.identity.tenants.acme, String(key)),
    );
    expect(await read(uuid)).toMatchObject({ refunded_amount: '1080.00', is_refund_under_way: false });
    const { rows } = await api.ownerPool.query('select refunding::int from invoices where uuid = $1', [uuid]);
    expect(rows).toEqual([{ refunding: 0 }]);
  });

  it('takes the payment that was paid last, unless another one alone has enough left', async () => {
    const uuid = await issued();
    await work();
    await reported(uuid, '1080', { type: 'paid', amount: '500.00' });
    const [{ uuid: part }] = (await ana.get(`/api/v2/gateway-events?invoice=${uuid}`)).json().results;
    await ana.put(`/api/v2/gateway-events/${part}/book`);
    await work();
    await press(uuid, 'paid');
    // It waits for a person, and is no money of the invoice.
    await reported(uuid, '1080', { type: 'paid', amount: '700.00' });
    const taken = async (amount: string) => {
      await refund(uuid, { amount, reason: 'Discount' });
      const { rows } = await api.ownerPool.query<{ requested: string; refund: string }>(
        `select r.amount::numeric(20, 2)::text as requested, f.uuid as refund from refunds f
         join payment_requests r on r.uuid = f.request_uuid where f.invoice_uuid = $1 and f.status = 'requested'`,
        [uuid],
      );
      await inTenant(api.pool, { tenant: api.identity.tenants.acme, actor: 'test' }, (db) =>
        completeRefund(db, api.identity.tenants.acme, rows[0]?.refund ?? ''),
      );
      await reported(uuid, rows[0]?.requested ?? '', { type: 'refunded', amount });
      return rows.map(({ requested }) => requested);
    };
    expect(await taken('100.00')).toEqual(['580.00']);
    expect(await taken('500.00')).toEqual(['1080.00']);
    expect(await taken('480.00')).toEqual(['580.00']);
    expect((await read(uuid)).refundable_amount).toBeUndefined();
  });

  it.each([
    [{}, 'reason'],
    [{ amount: '0', reason: 'Nothing' }, 'amount'],
    [{ amount: '1080.01', reason: 'Too much' }, 'amount'],
    [{ amount: '1.001', reason: 'No such coin' }, 'amount'],
  ])('%j is refused at its field', async (body, field) => {
    const answer = await refund(await paid(), body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
  });

  it('is refused for an invoice that no gateway collected, and two simultaneous requests create one', async () => {
    expect((await refund(await issued())).statusCode).toBe(409);
    const uuid = await paid();
    const answers = await Promise.all([refund(uuid), refund(uuid)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await listed(uuid)).toHaveLength(1);
  });
});

/** The figures of home page and reports in US dollars. */
async function figures(): Promise<readonly unknown[]> {
  const totals = ['open', 'ageing', 'received', 'receipts'].map(async (report) => {
    const { totals: of } = (await ana.get(`/api/v2/reports/${report}`)).json<{
      totals: { currency: string; values: { amount: string } }[];
    }>();
    return [report, of.find(({ currency }) => currency === 'USD')?.values.amount];
  });
  const home = (await ana.get('/api/v2/home')).json<{ figures: Record<string, { amount: string }>[] }>();
  const [dollars] = home.figures.filter(({ currency }) => String(currency) === 'USD');
  const shown = ['due', 'overdue', 'received', 'expected'].map((name) => [name, dollars?.[name]?.amount]);
  return [...(await Promise.all(totals)), ...shown];
}

it('home page and reports show the same figures before a payment and after its refund', async () => {
  await paid();
  const before = await figures();
  const uuid = await paid();
  expect(await figures()).not.toEqual(before);
  await refund(uuid);
  await work();
  await sandbox.settled();
  expect(await figures()).toEqual(before);
});

describe('a gateway', () => {
  it('that fails after the refund receives the request again, and refunds once', async () => {
    const uuid = await paid();
    await refund(uuid);
    // Its event is lost too: it could arrive before the failure is stored.
    Object.assign(disorder, { failing: 1, lost: 1 });
    await work();
    expect(await listed(uuid)).toMatchObject([{ attempts: 1, error: 'unavailable' }]);
    Object.assign(disorder, { failing: 0, lost: 0 });
    await makeDue();
    await work();
    await makeDue();
    await work();
    await sandbox.settled();
    expect((await given(uuid)).rows).toEqual([{ amount: '-1080.00' }]);
    expect(await listed(uuid)).toMatchObject([{ status: 'refunded' }]);
  });

  it('whose event was lost is polled', async () => {
    const uuid = await paid();
    // Its payment is closed, and then polled after a day only.
    await work();
    await refund(uuid);
    disorder.lost = 1;
    await work();
    disorder.lost = 0;
    await sandbox.settled();
    expect(await listed(uuid)).toMatchObject([{ status: 'accepted' }]);
    // The payment itself is not asked about yet.
    await api.ownerPool.query('update refunds set next_attempt_at = now()');
    await work();
    expect(await listed(uuid)).toMatchObject([{ status: 'refunded' }]);
  });

  it('that refuses ends the refund, which needs attention until it is closed or requested again', async () => {
    const failing = async () => (await ana.get('/api/v2/home')).json().attention.failed_refunds;
    const fail = async (uuid: string) => {
      await refund(uuid, { amount: '80.00', reason: 'Discount' });
      await api.ownerPool.query(
        `with failed as (update refunds set status = 'failed', error = 'refused' where invoice_uuid = $1 and status = 'requested'
           returning amount) update invoices set refunding = refunding - amount from failed where uuid = $1`,
        [uuid],
      );
    };
    const before = await failing();
    const [one, other] = [await paid(), await paid()];
    await fail(one);
    await fail(other);
    expect(await failing()).toBe(before + 2);
    await refund(one);
    expect((await listed(one)).map(({ status }) => status)).toEqual(['requested', 'closed']);
    const [{ uuid: key } = {}] = await listed(other);
    expect((await ana.put(`/api/v2/refunds/${String(key)}/close`)).statusCode).toBe(200);
    expect(await failing()).toBe(before);
    expect((await ana.put(`/api/v2/refunds/${String(key)}/close`)).statusCode).toBe(409);
  });

  it('that refuses ends the refund, and another can be requested', async () => {
    const uuid = await paid();
    // Its payment is closed, and then polled after a day only.
    await work();
    await refund(uuid, { amount: '80.00', reason: 'Discount' });
    const payment = sandbox.payments.all().findLast(({ events }) => events.length === 1 && events[0]?.type === 'paid');
    if (!payment) throw new Error('No payment was paid');
    // Someone gives everything back at the gateway first, and its event is late.
    sandbox.payments.add(payment, 'refunded', api.clock.now());
    await work();
    expect(await listed(uuid)).toMatchObject([{ status: 'failed', error: 'refused' }]);
    expect(await read(uuid)).toMatchObject({ is_refund_under_way: false, refundable_amount: '1080.00' });
    await makeDue();
    await work();
    await makeDue();
    await work();
    const { refunded_amount: refunded, transactions } = await read(uuid);
    // The reason of the refused refund is not that of the gateway.
    expect([refunded, transactions[0].public_notes]).toEqual(['1080.00', undefined]);
  });

  it('that refunded a payment prevents its reversal by hand', async () => {
    const uuid = await paid();
    await refund(uuid, { amount: '80.00', reason: 'Discount' });
    const reverse = async () => {
      const [{ uuid: booking }] = (await read(uuid)).transactions.filter(
        (one: { kind: string }) => one.kind === 'gateway',
      );
      const answer = await ana.put(`/api/v2/transactions/${booking}/reverse`, { reason: 'Mistyped' });
      return [answer.statusCode, answer.json().code];
    };
    expect(await reverse()).toEqual([409, 'payment_refunded']);
    await work();
    await sandbox.settled();
    expect(await read(uuid)).toMatchObject({ refunded_amount: '80.00', is_refund_under_way: false });
    expect(await reverse()).toEqual([409, 'payment_refunded']);
  });
});

it('a refunded invoice is never overdue', async () => {
  const uuid = await paid();
  await refund(uuid);
  await work();
  await sandbox.settled();
  api.clock.set('2027-03-10T15:00:00Z');
  const later = await api.signIn('ana@acme.test');
  const list = await later.get('/api/v2/invoice/invoices-single?is_overdue=true&status=billed,paid');
  expect(list.json<{ results: { uuid: string }[] }>().results.map((one) => one.uuid)).not.toContain(uuid);
});
