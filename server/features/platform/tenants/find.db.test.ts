import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations, seedCompany } from '../../../../tests/support/company.ts';
import { users } from '../../../../tests/support/identity.ts';

const api = await testApp();
const admin = await api.signIn(users.admin.email);
const ana = await api.signIn(users.ana.email);
const made = await makeRegistrations(api, ana);
await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made));
const { acme, globex } = api.identity.tenants;
const list = async (query: string) => (await admin.get(`/api/v2/tenants${query}`)).json();

it('lists the tenants with what each uses', async () => {
  const { results, count } = await list('?sort=name');
  expect(count).toBe(2);
  expect(results).toMatchObject([
    { uuid: acme, slug: 'acme', status: 'active', users: 2, invoices: 1, stored_bytes: expect.any(Number) },
    { uuid: globex, slug: 'globex', status: 'active', users: 1, invoices: 0, stored_bytes: 0 },
  ]);
});

it('includes the company’s data', async () => {
  const one = (await admin.get(`/api/v2/tenants/${acme}`)).json();
  expect(one).toMatchObject({ slug: 'acme', time_zone: 'America/Sao_Paulo', invoices: 1 });
  expect(one.location.country).toMatchObject({ identifier: expect.any(String) });
});

it.each([
  ['?search=glob', ['globex']],
  ['?search=ACME', ['acme']],
  ['?status=suspended', []],
  ['?sort=-slug', ['globex', 'acme']],
  ['?fields=slug,users&per_page=1', ['acme']],
])('finds %s: %j', async (query, slugs) => {
  const { results } = await list(query);
  expect(results.map(({ slug }: { slug: string }) => slug)).toEqual(slugs);
});

it('returns only the requested properties', async () => {
  const { results } = await list('?fields=slug,users&per_page=1');
  expect(results).toEqual([{ uuid: acme, slug: 'acme', users: 2 }]);
});

it('counts the bytes of files as they come and go', async () => {
  const bytes = async () => (await admin.get(`/api/v2/tenants/${globex}`)).json().stored_bytes;
  const file = `insert into stored_files (tenant_id, owner_table, owner_uuid, property, position, name, type, size, sha256)
    select $1, 'entities', uuidv7(), 'logo', n, 'a.png', 'image/png', 1000 * n, sha256('x') from generate_series(1, 3) n`;
  await api.ownerPool.query(file, [globex]);
  expect(await bytes()).toBe(6000);
  await api.ownerPool.query('delete from stored_files where tenant_id = $1 and size > 1000', [globex]);
  expect(await bytes()).toBe(1000);
});

it.each([users.ana.email, users.carla.email])('shows none of it to %s', async (email) => {
  const client = await api.signIn(email);
  expect((await client.get('/api/v2/tenants')).statusCode).toBe(403);
  expect((await client.get(`/api/v2/tenants/${acme}`)).statusCode).toBe(403);
});

it('lists the companies of all tenants to administrators, who enter none of them', async () => {
  await seedCompany(api.ownerPool, globex, 'globex');
  const { results, count } = (await admin.get('/api/v2/companies/access?search=o')).json();
  expect(count).toBe(2);
  expect(results).toMatchObject([
    { tenant: 'acme', access: false },
    { tenant: 'globex', access: false },
  ]);
});

it('calls a tenant what its company calls itself, from the beginning', async () => {
  const { rows } = await api.ownerPool.query("insert into tenants (slug, name) values ('hooli', 'hooli') returning id");
  const company = `insert into companies (tenant_id, name, location_place_id, location_address, location_country_id)
    values ($1, 'Hooli Lda.', 'p', 'Rua 1', 620)`;
  await api.ownerPool.query(company, [rows[0].id]);
  expect((await list('?search=hooli')).results).toMatchObject([{ slug: 'hooli', name: 'Hooli Lda.' }]);
});
