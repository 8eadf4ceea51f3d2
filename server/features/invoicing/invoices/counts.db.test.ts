import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const create = (change: object = {}) => make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made, change));

/** The differences between what is counted and the invoices: by status and by day of issue. */
const differences = `
  select 'status ' || status as what, sum(n)::int as n from (
    select status, n from invoice_counts union all select status, -1 from invoices) v group by 1 having sum(n) <> 0
  union all
  select 'issued ' || day, sum(n)::int from (
    select day, n from issued_days
    union all select created, -1 from invoices where number is not null and status <> 'draft') v group by 1 having sum(n) <> 0`;

const counted = async (): Promise<unknown[]> => (await api.ownerPool.query(differences)).rows;

const change = `
  update invoices i set status = v.status, created = v.created
  from unnest($1::uuid[], $2::text[], $3::date[]) v (uuid, status, created) where i.uuid = v.uuid`;

it('counts of invoices by status and by day of issue follow every change, also of many invoices in one statement', async () => {
  const draft = await create({ is_draft: true });
  const keys = [await create(), await create(), await create(), await create()];
  expect(await counted()).toEqual([]);
  const state = fc.tuple(
    fc.constantFrom('draft', 'billed', 'paid', 'cancelled'),
    fc.constantFrom('2026-03-10', '2026-03-11'),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(state, { minLength: 1, maxLength: keys.length }), async (states) => {
      const changed = keys.slice(0, states.length);
      await api.ownerPool.query(change, [changed, states.map(([status]) => status), states.map(([, day]) => day)]);
      expect(await counted()).toEqual([]);
    }),
    { numRuns: 60 },
  );
  const remove = 'delete from invoices where uuid = any($1::uuid[])';
  await api.ownerPool.query(change, [keys, ['draft', 'billed', 'billed', 'paid'], keys.map(() => '2026-03-10')]);
  await api.ownerPool.query(remove, [[draft, ...keys.slice(0, 2)]]);
  expect(await counted()).toEqual([]);
  await api.ownerPool.query(remove, [keys.slice(2)]);
  expect(await counted()).toEqual([]);
});
