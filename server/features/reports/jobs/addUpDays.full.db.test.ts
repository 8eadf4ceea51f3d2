import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { invoiceBody, lineBody, make } from '../../../../tests/support/company.ts';
import { addUpDays, compareDailySums, staleDays } from '../../../../tests/support/dailySums.ts';
import { waitingForLocks } from '../../../../tests/support/locks.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { engine } from '../../invoicing/invoices/engine.ts';

const { api, made, scope, inAcme, invoice, written } = await testWorkshop();
const { acme } = api.identity.tenants;
await api.ownerPool.query('update companies set allows_retroactive = true');
const ana = await api.signIn('ana@acme.test');

const stale = () => staleDays(api.pool, acme);
const compared = () => compareDailySums(api.pool, acme);
const setStatus = async (uuid: string, status: string) => {
  const answer = await ana.put(`/api/v2/invoice/status/${uuid}`, { status });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** Locks a table that the job writes until released. */
async function holding(table: string): Promise<() => Promise<void>> {
  const client = await api.ownerPool.connect();
  await client.query(`begin; lock table ${table} in share mode`);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

it('sums the days of issued, reverted and cancelled invoices; drafts and payments do not change them', async () => {
  const draft = await make(ana, '/api/v2/invoice/invoices-single/create', {
    ...invoiceBody(made, { created: '2026-03-09', due_date: '2026-05-01', items_invoice: [lineBody(made)] }),
    is_draft: true,
  });
  expect(await stale()).toEqual([]);
  await setStatus(draft, 'billed');
  expect(await stale()).toEqual(['2026-03-09']);
  expect(await addUpDays(api.pool)).toEqual({ done: { companies: 1, days: 1 }, failed: 0 });
  for (const [status, days] of [
    ['draft', ['2026-03-09']],
    ['billed', ['2026-03-09']],
    ['paid', []],
  ] as const) {
    await setStatus(draft, status);
    expect(await stale(), status).toEqual(days);
    expect((await compared()).differing).toEqual([]);
    await addUpDays(api.pool);
  }
  const other = await written({ created: '2026-03-10' });
  await setStatus(other.uuid, 'cancelled');
  await addUpDays(api.pool);
  expect(await stale()).toEqual([]);
  const { differing, groups } = await compared();
  expect([differing, groups]).toEqual([[], 12]);
});

it('keeps a day stale whose invoice is issued while it is being added up', async () => {
  await written({ created: '2026-03-01' });
  const release = await holding('invoice_lines_daily');
  const working = addUpDays(api.pool);
  await waitingForLocks(api.ownerPool, 1);
  await written({ created: '2026-03-01' });
  await release();
  await working;
  expect([await stale(), (await compared()).differing]).toEqual([['2026-03-01'], []]);
  await addUpDays(api.pool);
  expect([await stale(), (await compared()).differing]).toEqual([[], []]);
});

it('leaves a day fresh that an invoice is being issued on, and stale once it is', async () => {
  await written({ created: '2026-03-02' });
  await inAcme(async (db) => {
    await createDocument(db, scope(), engine, invoice({ created: '2026-03-02' }));
    await addUpDays(api.pool);
    expect([await stale(), (await compared()).differing]).toEqual([[], []]);
  });
  expect([await stale(), (await compared()).differing]).toEqual([['2026-03-02'], []]);
});

it('loses nothing when it is killed', async () => {
  await written({ created: '2026-03-03' });
  const release = await holding('invoice_taxes_daily');
  const working = addUpDays(api.pool);
  await waitingForLocks(api.ownerPool, 1);
  await api.ownerPool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  await release();
  // A failed company is retried within the same run.
  expect((await working).failed).toBe(0);
  expect([await stale(), (await compared()).differing]).toEqual([[], []]);
});

it('is done once by two workers, and a worker that stops leaves the days stale', async () => {
  for (let day = 10; day < 29; day += 1) await written({ created: `2026-02-${day}` });
  await expect(addUpDays(api.pool, AbortSignal.abort(new Error('The worker stops')))).rejects.toThrow(
    'The worker stops',
  );
  expect(await stale()).toHaveLength(19);
  await Promise.all([addUpDays(api.pool), addUpDays(api.pool)]);
  expect([await stale(), (await compared()).differing]).toEqual([[], []]);
});

it('marks the day of an issued invoice whose lines change after all', async () => {
  const { uuid } = await written({ created: '2026-03-04' });
  for (const statement of [
    'update invoice_items set total = total + 1 where invoice_uuid = $1',
    `with added as (
       insert into invoice_items select (jsonb_populate_record(l, '{"position": 9, "uuid": "${randomUUID()}"}')).*
       from invoice_items l where invoice_uuid = $1 returning total
     ) update invoices set subtotal = subtotal + (select sum(total) from added) where uuid = $1`,
    "update invoices set created = '2026-03-05' where uuid = $1",
    'delete from invoice_items where invoice_uuid = $1',
    // Only the owner of the tables can.
    'delete from invoices where uuid = $1',
  ]) {
    await addUpDays(api.pool);
    if (statement.startsWith('delete from invoices')) await api.ownerPool.query(statement, [uuid]);
    else await inAcme((db) => db.query(statement, [uuid]));
    expect((await stale()).length, statement).toBeGreaterThan(0);
    expect((await compared()).differing, statement).toEqual([]);
  }
});
