import { expect, it } from 'vitest';
import { gatewayDesk } from '../../../../../tests/support/gatewayDesk.ts';
import { inTenant } from '../../../../database/transaction.ts';
import { receiveEvents } from '../receive.ts';
import { apply } from './book.ts';

const { api, account, issued, read, work } = await gatewayDesk();
const tenant = { id: api.identity.tenants.acme, timeZone: 'America/Sao_Paulo' };
const scope = { tenant, now: api.clock.now() };

it('several payments of an invoice are booked one after the other, each on what the one before leaves open', async () => {
  const uuid = await issued();
  await work();
  const { rows } = await api.ownerPool.query<{ gateway_id: string }>('select gateway_id from payment_requests');
  const payment = { type: 'paid', payment_id: rows[0]?.gateway_id ?? '', currency: 'USD' } as const;
  await receiveEvents(api.pool, scope, { account, mode: 'test', keys: 'test', takesTests: true }, [
    { ...payment, event_id: 'one', amount: '1000.00', occurred_at: '2026-03-08T15:00:00Z' },
    { ...payment, event_id: 'other', amount: '200.00', occurred_at: '2026-03-09T15:00:00Z' },
  ]);
  const statuses = async () => {
    const events = await api.ownerPool.query<{ uuid: string; status: string }>(
      'select uuid, status from gateway_events order by event_id',
    );
    return events.rows;
  };
  const reviewed = await statuses();
  expect(reviewed.map(({ status }) => status)).toEqual(['review', 'review']);
  await inTenant(api.pool, { tenant: tenant.id, actor: 'test' }, (db) => apply(db, scope, reviewed, {}));
  expect((await statuses()).map(({ status }) => status)).toEqual(['booked', 'booked']);
  const { rows: booked } = await api.ownerPool.query(
    `select paid_on::text, amount::numeric(20, 2)::text, invoice_uuid is null as is_credit from transactions
     order by paid_at, invoice_uuid`,
  );
  expect(booked).toEqual([
    { paid_on: '2026-03-08', amount: '1000.00', is_credit: false },
    { paid_on: '2026-03-09', amount: '80.00', is_credit: false },
    { paid_on: '2026-03-09', amount: '120.00', is_credit: true },
  ]);
  expect((await read(uuid)).status).toBe('paid');
});
