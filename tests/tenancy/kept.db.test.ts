import { describe, expect, it, test } from 'vitest';
import { inTenant } from '../../server/database/transaction.ts';
import { testApp } from '../support/app.ts';
import { contractBody, invoiceBody, make, makeRegistrations } from '../support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const tenant = api.identity.tenants.acme;
const invoices = '/api/v2/invoice/invoices-single';

/** Runs a statement as requests do, in their role; returns the number of rows that it changed. */
const asRequest = (text: string, values: unknown[] = []): Promise<number> =>
  inTenant(api.pool, { tenant, actor: 'test' }, async (db) => (await db.query(`${text} returning 1`, values)).length);

const issue = (change: object = {}): Promise<string> => make(ana, `${invoices}/create`, invoiceBody(made, change));

describe('the number', () => {
  const renumber = (uuid: string, number: number | null) =>
    asRequest('update invoices set number = $2 where uuid = $1', [uuid, number]);
  const refused = { code: '23514', constraint: 'number_kept' };

  it('of an issued invoice does not change, whatever its status', async () => {
    const billed = await issue();
    const cancelled = await issue();
    await ana.put(`/api/v2/invoice/status/${cancelled}`, { status: 'cancelled' });
    for (const uuid of [billed, cancelled])
      for (const number of [9_000, null]) await expect(renumber(uuid, number)).rejects.toMatchObject(refused);
    expect(await asRequest('update invoices set number = number where uuid = $1', [billed])).toBe(1);
  });

  it('of an invoice that is a draft again does not change, and is its number when it is issued again', async () => {
    const uuid = await issue();
    const { number } = (await ana.get(`${invoices}/${uuid}`)).json();
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'draft' });
    await expect(renumber(uuid, 9_000)).rejects.toMatchObject(refused);
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
    expect((await ana.get(`${invoices}/${uuid}`)).json()).toMatchObject({ status: 'billed', number });
  });

  it('of a contract does not change', async () => {
    await make(ana, '/api/v2/contracts/create', contractBody(made));
    const change = asRequest('update contracts set contract_number = contract_number + 1');
    await expect(change).rejects.toMatchObject(refused);
  });
});

test.each(['messages', 'gateway_events', 'invoices', 'payment_requests'])('requests delete no %s', async (table) => {
  await expect(asRequest(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
});

test('requests delete nothing that takes messages or reports of gateways with it', async () => {
  const { rows } = await api.ownerPool.query(`
    with recursive above (oid) as (
      select oid from pg_class where oid in ('messages'::regclass, 'gateway_events'::regclass)
      union
      select f.confrelid from above a join pg_constraint f on f.conrelid = a.oid and f.contype = 'f' and f.confdeltype = 'c'
    )
    select oid::regclass::text as name from above
    where has_table_privilege('ultramar_app', oid, 'delete') or has_table_privilege('ultramar_app', oid, 'truncate')`);
  expect(rows).toEqual([]);
});
