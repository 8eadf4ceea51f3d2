import { describe, expect, it } from 'vitest';
import { signedHeaders } from '../../../web/signature.ts';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { receiveEvents } from '../gateway-events/receive.ts';
import type { Disorder } from './sandbox/webhooks.ts';

const disorder: { fateOf?: NonNullable<Disorder['fateOf']> } = {};
const { api, ana, site, account, sandbox, makeType, type, work, makeDue, issued, read } = await gatewayDesk(disorder);
const { acme } = api.identity.tenants;
const accountNow = async () => (await ana.get(`/api/v2/accounts/${account}`)).json();
const change = async (values: object) =>
  expect((await ana.put(`/api/v2/accounts/${account}`, { ...(await accountNow()), ...values })).statusCode).toBe(200);
const keys = (key: string, webhook: string, of = type) => ({
  account_type: { uuid: of.uuid },
  fields: [key, webhook].map((value, at) => ({ field: of.fields[at]?.uuid, secret: { value } })),
});
const lastPayment = () => sandbox.payments.all().at(-1);
const event = (id: string) => ({
  event_id: id,
  payment_id: lastPayment()?.id ?? '',
  type: 'paid',
  amount: '1080.00',
  currency: 'USD',
  occurred_at: '2026-03-10T15:00:00Z',
});
const report = async (id: string, secret: string) => {
  const bytes = Buffer.from(JSON.stringify({ events: [event(id)] }));
  const headers = { 'content-type': 'application/json', ...signedHeaders('sandbox', secret, bytes, api.clock.now()) };
  const hook = `${site}/api/v2/webhooks/gateways/${acme}/${account}`;
  return (await fetch(hook, { method: 'POST', headers, body: bytes })).status;
};
const collected = async () => {
  const uuid = await issued();
  await work();
  return uuid;
};
const statusOf = async (uuid: string) => (await read(uuid)).status;

describe('after its keys were rotated', () => {
  it('an account accepts reports that are signed with the former secret, for a week', async () => {
    const first = await collected();
    await change(keys('new key', 'new secret'));
    expect(await report('by-former', 'shared')).toBe(200);
    expect(await statusOf(first)).toBe('paid');
    await collected();
    expect(await report('by-present', 'new secret')).toBe(200);
    // The database stamps with its own clock.
    const age =
      "update former_secrets set kept_until = $1::timestamptz + (kept_until - now()) - interval '6 days 23 hours'";
    await api.ownerPool.query(age, [api.clock.now()]);
    expect(await report('on-the-last-day', 'shared')).toBe(200);
    await api.ownerPool.query("update former_secrets set kept_until = kept_until - interval '2 hours'");
    expect(await report('too-late', 'shared')).toBe(404);
  });

  it('payments that the former keys opened are still polled', async () => {
    await change(keys('before', 'shared'));
    const uuid = await collected();
    await change(keys('after', 'shared'));
    const payment = lastPayment();
    if (payment) sandbox.payments.add(payment, 'paid', new Date('2026-03-10T15:00:00Z'));
    disorder.fateOf = (key) => (key === 'before' ? 'accepted' : 'rejected');
    await makeDue();
    await work();
    delete disorder.fateOf;
    expect(await statusOf(uuid)).toBe('paid');
    expect(await accountNow()).toMatchObject({ connection_state: 'failing' });
    await change({});
    expect(await accountNow()).toMatchObject({ connection_state: 'verified' });
  });
});

it('an account that leaves its gateway ends the open payments there, with the former keys', async () => {
  const uuid = await collected();
  const manual = await makeType({});
  await change({ account_type: { uuid: manual.uuid }, fields: [] });
  expect((await read(uuid)).transactions[0].payment_link).toBeUndefined();
  await work();
  expect(lastPayment()?.isClosed).toBe(true);
  expect(await report('paid-before', 'shared')).toBe(200);
  expect(await statusOf(uuid)).toBe('paid');
  await change(keys('again', 'shared'));
});

it('an account type that leaves its gateway ends the open payments of its accounts there', async () => {
  const uuid = await collected();
  const admin = await api.signIn('admin@ultramar.test');
  const at = `/api/v2/account-types/${type.uuid}`;
  const { gateway, ...before } = (await admin.get(at)).json();
  const left = await admin.put(at, { ...before, auto: false });
  expect(left.statusCode, left.body).toBe(200);
  expect((await read(uuid)).transactions[0].payment_link).toBeUndefined();
  await work();
  expect(lastPayment()?.isClosed).toBe(true);
  const back = await admin.put(at, { ...before, gateway });
  expect(back.statusCode, back.body).toBe(200);
  await change(keys('again', 'shared', back.json()));
});

it('a test payment is not booked where the installation takes none, or with live keys', async () => {
  const uuid = await collected();
  const scope = { tenant: { id: acme, timeZone: 'America/Sao_Paulo' }, now: api.clock.now() };
  const receive = (id: string, source: { keys: 'test' | 'live'; takesTests: boolean }) =>
    receiveEvents(api.pool, scope, { account, mode: 'test', ...source }, [{ ...event(id), type: 'paid' }]);
  await receive('no-tests', { keys: 'test', takesTests: false });
  await receive('live-keys', { keys: 'live', takesTests: true });
  expect(await statusOf(uuid)).toBe('billed');
  const found = (await ana.get(`/api/v2/gateway-events?invoice=${uuid}`)).json().results;
  expect(found).toMatchObject(Array.from({ length: 2 }, () => ({ status: 'review', reason: 'test_payment' })));
  expect((await ana.put(`/api/v2/gateway-events/${found[0].uuid}/book`)).statusCode).toBe(409);
});

it('former secrets are sealed', async () => {
  const { rows } = await api.ownerPool.query<{ secret: string }>('select secret from former_secrets');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ secret }) => secret.startsWith('sealed:v1:'))).toBe(true);
});
