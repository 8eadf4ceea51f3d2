import { describe, expect, test } from 'vitest';
import { testApp, testConfig } from '../support/app.ts';
import { addUser, users } from '../support/identity.ts';

const api = await testApp();
await addUser(api.ownerPool, {
  name: 'Duas',
  email: 'duas@contas.test',
  type: 'ACCOUNTANT',
  tenants: ['acme', 'globex'],
});
const { ana, gil, carla, admin } = users;
const both = { email: 'duas@contas.test' };
const host = (slug: string) => `${slug}.${testConfig.apiHost}`;
const plain = testConfig.apiHost;

/** The user, host and query of a request for a company's tributes, with the expected status and code. */
const table: [who: { email: string }, host: string, query: string, status: number, code?: string][] = [
  [ana, plain, '', 200],
  [ana, plain, '?tenant=acme', 200],
  [ana, host('acme'), '', 200],
  [ana, `${host('acme')}:3000`, '', 200],
  [ana, host('ACME').toUpperCase(), '', 200],
  [ana, host('acme'), '?tenant=acme', 200],
  [ana, host('acme'), '?tenant=globex', 403, 'tenant_forbidden'],
  [ana, host('globex'), '?tenant=acme', 403, 'tenant_forbidden'],
  [ana, host('globex'), '', 403, 'tenant_forbidden'],
  [ana, plain, '?tenant=globex', 403, 'tenant_forbidden'],
  [ana, plain, '?tenant=nowhere', 403, 'tenant_forbidden'],
  [ana, host('nowhere'), '', 403, 'tenant_forbidden'],
  [ana, host('x.acme'), '', 403, 'tenant_forbidden'],
  [ana, plain, '?tenant=', 403, 'tenant_forbidden'],
  [ana, plain, '?tenant=ACME', 403, 'tenant_forbidden'],
  [ana, plain, '?tenant=acme&tenant=globex', 403, 'tenant_forbidden'],
  [ana, plain, "?tenant=acme'--", 403, 'tenant_forbidden'],
  [ana, plain, '?tenant=acme%00', 403, 'tenant_forbidden'],
  [ana, `evil${plain}`, '', 200],
  [gil, plain, '', 200],
  [gil, host('acme'), '', 403, 'tenant_forbidden'],
  [carla, plain, '', 200],
  [carla, host('globex'), '', 403, 'tenant_forbidden'],
  [both, plain, '', 400, 'tenant_required'],
  [both, plain, '?tenant=globex', 200],
  [both, host('acme'), '', 200],
  [both, host('acme'), '?tenant=globex', 403, 'tenant_forbidden'],
  [admin, plain, '', 403, 'forbidden'],
  [admin, plain, '?tenant=acme', 403, 'tenant_forbidden'],
];

test.each(table)('%o at %s%s answers %i %s', async (who, at, query, status, code) => {
  const client = await api.signIn(who.email);
  const answer = await client.get(`/api/v2/tributes${query}`, { host: at });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('another tenant and an unknown one get the same answer', async () => {
  const client = await api.signIn(ana.email);
  const [foreign, unknown] = await Promise.all(
    ['globex', 'nowhere'].map((tenant) => client.get(`/api/v2/tributes?tenant=${tenant}`)),
  );
  expect(foreign?.json()).toEqual(unknown?.json());
});

describe('a record of one tenant', () => {
  test('is invisible to another, which can neither change nor delete it', async () => {
    const [inAcme, inGlobex] = await Promise.all([api.signIn(ana.email), api.signIn(gil.email)]);
    const created = await inAcme.post('/api/v2/tributes', { name: 'ISS' });
    expect(created.statusCode).toBe(201);
    const url = `/api/v2/tributes/${created.json().uuid}`;
    expect((await inAcme.get(url)).json().name).toBe('ISS');
    expect((await inGlobex.get(url)).statusCode).toBe(404);
    expect((await inGlobex.put(url, { name: 'IVA' })).statusCode).toBe(404);
    expect((await inGlobex.delete(url)).statusCode).toBe(404);
    expect((await inGlobex.get('/api/v2/tributes')).json()).toMatchObject({ count: 0, results: [] });
    expect((await inAcme.get(url)).json().name).toBe('ISS');
  });
});

test('a revoked reference ends access', async () => {
  const uuid = await addUser(api.ownerPool, { ...carla, email: 'breve@contas.test' });
  const client = await api.signIn('breve@contas.test');
  expect((await client.get('/api/v2/tributes')).statusCode).toBe(200);
  await api.ownerPool.query('delete from user_references where user_uuid = $1', [uuid]);
  const { rows } = await api.ownerPool.query<{ uuid: string }>('select uuid from sessions where user_uuid = $1', [
    uuid,
  ]);
  for (const session of rows) api.app.sessions.forget(session.uuid);
  expect((await client.get('/api/v2/tributes?tenant=acme')).json().code).toBe('tenant_forbidden');
});
