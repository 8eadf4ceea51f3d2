import { expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { inTenant, type Db } from '../../../database/transaction.ts';
import { completeRefund, markAccepted, markRefundFailed } from './refunds.ts';

const { api, ana, paid } = await gatewayDesk();
const { acme: tenant } = api.identity.tenants;
const write = (work: (db: Db) => Promise<unknown>) => inTenant(api.pool, { tenant, actor: 'test' }, work);

/** A refund of 80.00 that is requested, and how it stands: status, error, attempts, and what the invoice still refunds. */
async function requested() {
  const invoice = await paid();
  await ana.put(`/api/v2/invoice/invoices-single/${invoice}/refund`, { amount: '80.00', reason: 'Discount' });
  const find = async () => {
    const { rows } = await api.ownerPool.query<Record<string, string>>(
      `select f.uuid, f.status, f.error, f.attempts, i.refunding::int as refunding
       from refunds f join invoices i on i.uuid = f.invoice_uuid where i.uuid = $1`,
      [invoice],
    );
    return rows[0];
  };
  const uuid = (await find())?.['uuid'] ?? '';
  await api.ownerPool.query('update refunds set attempts = 2 where uuid = $1', [uuid]);
  const state = async () => {
    const { uuid: _, ...found } = (await find()) ?? {};
    return found;
  };
  return { uuid, state };
}

it.each([
  ['requested', 3, false, { status: 'requested', error: 'unavailable', refunding: 80 }],
  ['requested', 9, false, { status: 'failed', error: 'given_up', refunding: 0 }],
  ['requested', 1, true, { status: 'failed', error: 'refused', refunding: 0 }],
  ['accepted', 9, true, { status: 'accepted', error: 'unavailable', refunding: 80 }],
] as const)('a failed call of a refund that is %s, after %i attempts, refused: %s, leaves %j', async (...given) => {
  const [status, attempts, isRefused, after] = given;
  const { uuid, state } = await requested();
  if (status === 'accepted') await write((db) => markAccepted(db, tenant, { uuid }));
  await write((db) => markRefundFailed(db, tenant, { uuid, attempts, status }, isRefused));
  expect(await state()).toMatchObject(after);
});

it('a refund that the gateway has reported meanwhile stays refunded, whatever the call answers', async () => {
  const { uuid, state } = await requested();
  await write((db) => completeRefund(db, tenant, uuid));
  const refunded = { status: 'refunded', error: null, refunding: 0 };
  expect(await state()).toMatchObject(refunded);
  for (const isRefused of [true, false]) {
    await write((db) => markRefundFailed(db, tenant, { uuid, attempts: 3, status: 'requested' }, isRefused));
    expect(await state()).toMatchObject(refunded);
  }
  await write((db) => markAccepted(db, tenant, { uuid }));
  expect(await state()).toMatchObject(refunded);
});

it('a refund that is accepted is polled without the attempts of its request', async () => {
  const { uuid, state } = await requested();
  await write((db) => markAccepted(db, tenant, { uuid }));
  expect(await state()).toEqual({ status: 'accepted', error: null, attempts: 0, refunding: 80 });
});
