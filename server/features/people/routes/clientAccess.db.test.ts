import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';
import { addUser } from '../../../../tests/support/identity.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const other = await make(ana, '/api/v2/entities', { name: 'Other Inc', location: usLocation });
const invoices = '/api/v2/invoice/invoices-single';
const creating = `${invoices}/create`;
const own = await make(ana, creating, invoiceBody(made));
const draft = await make(ana, creating, invoiceBody(made, { is_draft: true }));
const paidForOther = await make(
  ana,
  creating,
  invoiceBody(made, { service_buyer_uuid: other, payment_responsible_uuid: made.entity }),
);
const foreign = await make(ana, creating, invoiceBody(made, { service_buyer_uuid: other }));
const contract = await make(ana, '/api/v2/contracts/create', contractBody(made));
const foreignContract = await make(
  ana,
  '/api/v2/contracts/create',
  contractBody(made, { service_buyer_uuid: other, payment_responsible_uuid: undefined }),
);

const uuid = await addUser(api.ownerPool, {
  name: 'Caio',
  email: 'caio@harbor.test',
  type: 'CUSTOMER',
  tenants: ['acme'],
});
await api.ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'entity', $2)", [
  uuid,
  made.entity,
]);
const caio = await api.signIn('caio@harbor.test');

const keysOf = async (url: string): Promise<string[]> =>
  (await caio.get(url))
    .json<{ results: { uuid: string }[] }>()
    .results.map((each) => each.uuid)
    .toSorted();

describe('a client reads the issued documents of their entity', () => {
  const theirs = [own, paidForOther].toSorted();

  it.each([
    ['the list', ''],
    ['the list of some keys', `?uuid=${[own, draft, paidForOther, foreign].join(',')}`],
    ['a search', '?search=inc'],
  ])('in %s', async (_, query) => {
    expect(await keysOf(`${invoices}${query}`)).toEqual(theirs);
  });

  it('among the latest', async () => {
    expect(await keysOf('/api/v2/invoice/latest-invoices')).toEqual(theirs);
  });

  it.each(['draft', 'future'])('and nothing that is %s', async (status) => {
    expect(await keysOf(`${invoices}?status=${status}`)).toEqual([]);
  });

  it.each([
    ['their own', own, 200],
    ['one they pay', paidForOther, 200],
    ['a draft', draft, 404],
    ['another’s', foreign, 404],
  ])('by key: %s', async (_, key, status) => {
    expect((await caio.get(`${invoices}/${key}`)).statusCode).toBe(status);
    expect((await caio.get(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${key}`)).statusCode).toBe(status);
    expect((await caio.get(`${invoices}/${key}/attachments`)).statusCode).toBe(status);
  });

  it('without figures that are internal to the exporter', async () => {
    const record = (await caio.get(`${invoices}/${own}`)).json();
    expect(record).toMatchObject({ uuid: own, importer_total_payable_exporter: '1080.00' });
    for (const hidden of ['exporter_net_total', 'total_taxes']) expect(record).not.toHaveProperty(hidden);
    expect(record.items_invoice[0]).not.toHaveProperty('exporter_net_total');
    expect(record.items_invoice[0].scenery).not.toHaveProperty('tributes');
    const [listed] = (await caio.get(invoices)).json().results;
    expect(listed).not.toHaveProperty('exporter_net_total');
  });

  it('and the contracts that name it', async () => {
    expect(await keysOf('/api/v2/contracts')).toEqual([contract]);
    expect((await caio.get(`/api/v2/contracts/${foreignContract}`)).statusCode).toBe(404);
    expect(await keysOf(`/api/v2/invoice/invoices-by-contract?contract=${contract}`)).toEqual([]);
    expect(await keysOf(`/api/v2/invoice/invoices-by-contract?contract=${foreignContract}`)).toEqual([]);
  });
});

it.each(['/api/v2/companies/me', '/api/v2/companies/access'])(
  'a client sees at %s the company of their invoices, without internal data',
  async (url) => {
    const answer = (await caio.get(url)).json();
    const [company] = answer.results ?? [answer];
    expect(company).toMatchObject({ uuid: made.company, name: 'Acme Software Ltda' });
    for (const hidden of ['responsible_email', 'issue_lead_days', 'documents'])
      expect(company).not.toHaveProperty(hidden);
  },
);

it.each([
  ['get', '/api/v2/home'],
  ['get', '/api/v2/entities'],
  ['get', '/api/v2/reports/issued'],
  ['get', `${invoices}/export`],
  ['get', `/api/v2/audit/invoice/${own}`],
  ['put', `/api/v2/invoice/status/${own}`],
  ['post', creating],
] as const)('a client is refused %s %s', async (method, url) => {
  const answer = method === 'get' ? await caio.get(url) : await caio[method](url, { status: 'cancelled' });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
});

it('a client whose entity is of another company reads nothing there', async () => {
  await api.ownerPool.query("insert into user_references (user_uuid, kind, value) values ($1, 'tenant', 'globex')", [
    uuid,
  ]);
  const again = await api.signIn('caio@harbor.test');
  const answer = await again.get(`${invoices}?tenant=globex`);
  expect([answer.statusCode, answer.json().count]).toEqual([200, 0]);
});
