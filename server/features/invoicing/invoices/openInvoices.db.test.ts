import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const payment_responsible_uuid = await make(ana, '/api/v2/entities', { name: 'Payer Inc', location: usLocation });
const parties = { payment_responsible_uuid };

const namesOf = async (table: string, uuid: string) => {
  const { rows } = await api.ownerPool.query<Record<string, string>>(
    `select service_provider ->> 'name' as provider, service_buyer ->> 'name' as buyer, payment_responsible ->> 'name' as payer
     from ${table} where uuid = $1`,
    [uuid],
  );
  return Object.values(rows[0] ?? {});
};

it('renamed parties are on drafts and active contracts, and never on what is issued, cancelled or over', async () => {
  const invoice = (more: object) =>
    make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made, { ...parties, ...more }));
  const contract = () => make(ana, '/api/v2/contracts/create', contractBody(made, parties));
  const [draft, issued, cancelled] = [await invoice({ is_draft: true }), await invoice({}), await invoice({})];
  await ana.put(`/api/v2/invoice/status/${cancelled}`, { status: 'cancelled' });
  const [active, over] = [await contract(), await contract()];
  await ana.put(`/api/v2/contracts/update-status/${over}`, { status: 'Cancelled' });
  const before = await namesOf('invoices', issued);
  await api.ownerPool.query("update companies set name = 'New Provider' where uuid = $1", [made.company]);
  await ana.put(`/api/v2/entities/${made.entity}`, { name: 'New Buyer', location: usLocation });
  await ana.put(`/api/v2/entities/${payment_responsible_uuid}`, { name: 'New Payer', location: usLocation });
  const renamed = ['New Provider', 'New Buyer', 'New Payer'];
  expect(before.filter((name) => renamed.includes(name))).toEqual([]);
  for (const [table, uuid, names] of [
    ['invoices', draft, renamed],
    ['invoices', issued, before],
    ['invoices', cancelled, before],
    ['contracts', active, renamed],
    ['contracts', over, before],
  ] as const)
    expect(await namesOf(table, uuid)).toEqual(names);
});
