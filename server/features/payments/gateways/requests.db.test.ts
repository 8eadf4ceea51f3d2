import { describe, expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { inTenant, type Db } from '../../../database/transaction.ts';
import { markClosed, markFailed, markOpened, markPolled } from './requests.ts';

const { api, ana, account, issued, read } = await gatewayDesk();
const { acme: tenant } = api.identity.tenants;
const write = (work: (db: Db) => Promise<unknown>) => inTenant(api.pool, { tenant, actor: 'test' }, work);
const link = { id: 'at-gateway', url: 'https://gateway.example/pay' };

/** The request of an issued invoice, and how it stands: status, and seconds until it is asked about again. */
async function requested() {
  const invoice = await issued();
  const find = async () => {
    const { rows } = await api.ownerPool.query<{ uuid: string; status: string; seconds: number }>(
      `select uuid, status, round(extract(epoch from next_attempt_at - now()) / 60)::int * 60 as seconds
       from payment_requests where invoice_uuid = $1`,
      [invoice],
    );
    return rows[0] ?? { uuid: '', status: '', seconds: 0 };
  };
  const { uuid } = await find();
  return {
    invoice,
    uuid,
    state: async () => {
      const { status, seconds } = await find();
      return [status, seconds];
    },
    become: (status: string) =>
      api.ownerPool.query('update payment_requests set status = $2, gateway_id = $3 where uuid = $1', [
        uuid,
        status,
        `of ${uuid}`,
      ]),
    report: (type: string) =>
      api.ownerPool.query(
        `insert into gateway_events (tenant_id, account_uuid, invoice_uuid, request_uuid, event_id, type, amount, currency, occurred_at, status)
         values ($1, $2, $3, $4, $5, $6, 1080, 'USD', now(), 'shown')`,
        [tenant, account, invoice, uuid, `${type} ${uuid}`, type],
      ),
  };
}

describe('a payment that the gateway has created', () => {
  it('is open, and its link is on the invoice', async () => {
    const { uuid, invoice, state } = await requested();
    await write((db) => markOpened(db, tenant, { uuid }, link));
    expect(await state()).toEqual(['open', 300]);
    expect((await read(invoice)).transactions[0].payment_link).toBe(link.url);
  });

  it('is closed next if the invoice was settled meanwhile, and its link is not shown', async () => {
    const { uuid, invoice, state } = await requested();
    await ana.put(`/api/v2/invoice/status/${invoice}`, { status: 'cancelled' });
    expect((await state())[0]).toBe('closed');
    await write((db) => markOpened(db, tenant, { uuid }, { ...link, id: 'too-late' }));
    expect(await state()).toEqual(['closing', 0]);
    const { rows } = await api.ownerPool.query('select payment_link from invoices where uuid = $1', [invoice]);
    expect(rows).toEqual([{ payment_link: null }]);
  });

  it('has no link on the invoice if another one collects the rest of it meanwhile', async () => {
    const { uuid, invoice, state, become } = await requested();
    await become('closed');
    await write((db) => markOpened(db, tenant, { uuid }, { ...link, id: 'of the former amount' }));
    expect(await state()).toEqual(['closing', 0]);
    expect((await read(invoice)).transactions[0].payment_link).toBeUndefined();
  });
});

describe('a payment that the gateway has closed', () => {
  it.each([
    [[], 'closed'],
    [['sent', 'failed'], 'closed'],
    [['sent', 'paid'], 'settled'],
  ])('after %j is %s: a paid one may be refunded there', async (types, status) => {
    const { uuid, state, become, report } = await requested();
    await become('closing');
    for (const type of types) await report(type);
    await write((db) => markClosed(db, tenant, { uuid }));
    expect(await state()).toEqual([status, 86_400]);
    // Its status has changed since it was claimed.
    for (const changed of ['open', 'failed']) {
      await become(changed);
      await write((db) => markClosed(db, tenant, { uuid }));
      expect((await state())[0]).toBe(changed);
    }
  });
});

it.each([
  ['open', 1, 'open', 600],
  ['open', 50, 'open', 43_200],
  ['settled', 1, 'settled', 2 * 86_400],
  ['settled', 8, 'closed', 0],
] as const)('a polled payment that is %s, after %i attempts, is %s', async (status, attempts, after, seconds) => {
  const { uuid, state, become } = await requested();
  await become(status);
  await write((db) => markPolled(db, tenant, { uuid, attempts, status }));
  expect(await state()).toEqual([after, seconds]);
  // Its status has changed since it was claimed.
  await become('closing');
  await write((db) => markPolled(db, tenant, { uuid, attempts, status }));
  expect((await state())[0]).toBe('closing');
});

const failure = { problem: 'unanswered', detail: 'unreachable', isRefused: false } as const;

it.each([
  ['pending', 3, 'pending', 60],
  ['pending', 9, 'failed', 0],
  ['closing', 9, 'failed', 0],
  ['open', 9, 'open', 43_200],
  ['settled', 9, 'settled', 43_200],
] as const)(
  'a failed call of a payment that is %s, after %i attempts, leaves it %s',
  async (status, attempts, after, seconds) => {
    const { uuid, state, become } = await requested();
    await become(status);
    await write((db) => markFailed(db, tenant, { uuid, attempts, status }, failure));
    expect(await state()).toEqual([after, seconds]);
    await become('closed');
    await write((db) => markFailed(db, tenant, { uuid, attempts, status }, failure));
    expect((await state())[0]).toBe('closed');
  },
);
