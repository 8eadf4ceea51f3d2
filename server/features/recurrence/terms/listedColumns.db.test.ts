import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const change = { company_number: 'C-1', label: 'Norte', type: 'variable', total_amount: '999999' };
const contract = await make(ana, '/api/v2/contracts/create', contractBody(made, change));

const selectUnlike = `
  select o.occurrence from occurrences o
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid
  join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
  where (o.currency, o.service_buyer_uuid, o.payer_uuid, o.company_number, o.label, o.total) is distinct from
    (c.currency, c.service_buyer_uuid, coalesce(c.payment_responsible_uuid, c.service_buyer_uuid), m.company_number, m.label, m.total)`;

/** Expects that lists read the same of occurrences as of their contract and terms; returns the totals. */
async function totals(): Promise<readonly string[]> {
  expect((await api.ownerPool.query(selectUnlike)).rows).toEqual([]);
  const { rows } = await api.ownerPool.query<{ total: string }>(
    'select total::text from occurrences where contract_uuid = $1 order by occurrence',
    [contract],
  );
  return rows.map(({ total }) => total);
}

const amend = (amendment: object) => ana.put(`/api/v2/contracts/${contract}/amend`, amendment);

it('a new contract fills what lists read of its invoices', async () => {
  expect(await totals()).toEqual(Array.from({ length: 12 }, () => '1080.000'));
});

it('an amendment changes it from one invoice on, and fills those that it adds', async () => {
  const changed = await amend({ kind: 'adjust', percent: '100', occurrence: 11 });
  const extended = await amend({ kind: 'extend', frequency: 14 });
  expect([changed.statusCode, extended.statusCode]).toEqual([200, 200]);
  expect((await totals()).slice(9)).toEqual(['1080.000', '2160.000', '2160.000', '2160.000', '2160.000']);
});

it('terms that are renewed in place change it', async () => {
  await api.ownerPool.query(
    'update contract_terms set total = 7, importer_total_payable_exporter = 7 where contract_uuid = $1',
    [contract],
  );
  expect(new Set(await totals())).toEqual(new Set(['7.000']));
});

it('another client changes it', async () => {
  const other = await make(ana, '/api/v2/entities', { name: 'Vale Azul', location: usLocation });
  await api.ownerPool.query('update contracts set service_buyer_uuid = $2 where uuid = $1', [contract, other]);
  expect(await totals()).toHaveLength(14);
});
