import { beforeEach, describe, expect, it, test } from 'vitest';
import { testApp, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser, users } from '../../../../../tests/support/identity.ts';

const api = await testApp();
const admin = await api.signIn(users.admin.email);
const ana = await api.signIn(users.ana.email);
const url = '/api/v1/users';
const anaKey = api.identity.users[users.ana.email] ?? '';
const adminKey = api.identity.users[users.admin.email] ?? '';

const queryText = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])).toString();
const namesIn = (answer: { json(): unknown }) => (answer.json() as { name: string }[]).map(({ name }) => name);

/** A new user of acme per test. */
let count = 0;
let key = '';
let person: TestClient;
beforeEach(async () => {
  count += 1;
  const email = `bia${count}@acme.test`;
  key = await addUser(api.ownerPool, { name: `Bia ${count}`, email, type: 'COMPANY', tenants: ['acme'] });
  person = await api.signIn(email);
});

const history = async () => {
  const { rows } = await api.ownerPool.query(
    'select table_name, action, actor from platform_audit_log where subject_key = $1 order by uuid',
    [key],
  );
  return rows.at(-1);
};

describe('people', () => {
  it('are listed across all companies, filtered by type and name', async () => {
    const all = await admin.get(`${url}?${queryText({ sort: ['email', 'ASC'], filter: { q: 'marques' } })}`);
    expect(namesIn(all)).toEqual(['Gil Marques']);
    expect(all.headers['content-range']).toBe('users 0-0/1');
    const accountants = await admin.get(`${url}?${queryText({ filter: { type: ['ACCOUNTANT'] } })}`);
    expect(namesIn(accountants)).toEqual(['Carla Nunes']);
  });

  it('are found by their company, among those named, and page by page', async () => {
    const globex = await admin.get(`${url}/references/tenant/globex`);
    expect([namesIn(globex), globex.headers['content-range']]).toEqual([['Gil Marques'], 'users 0-0/1']);
    const some = { filter: { reference: 'tenant/acme', id: [anaKey, adminKey] } };
    expect(namesIn(await admin.get(`${url}?${queryText(some)}`))).toEqual(['Ana Souza']);
    const page = await admin.get(`${url}/references/tenant/acme?${queryText({ range: [0, 1], filter: { q: 'bia' } })}`);
    expect(page.headers['content-range']).toBe(`users 0-${Math.min(count, 2) - 1}/${count}`);
    expect((await admin.get(`${url}/references/tenant/nowhere`)).json()).toEqual([]);
  });

  it('are read with their companies, roles and open sessions', async () => {
    expect((await admin.get(`${url}/${key}`)).json()).toMatchObject({
      id: key,
      type: 'COMPANY',
      status: 'active',
      tenants: [{ slug: 'acme', name: 'Acme Software Ltda' }],
      memberships: [{ company: 'Acme Software Ltda', built_in: 'back_office' }],
      sessions: [{ started_at: expect.any(String), last_used_at: expect.any(String) }],
    });
    expect((await admin.get(`${url}/${key}`)).json()).not.toHaveProperty('password_hash');
  });

  it('are found by their e-mail in upper or lower case', async () => {
    expect((await admin.get(`${url}/email/ANA@acme.test`)).json()).toMatchObject({ id: anaKey, name: 'Ana Souza' });
    expect((await admin.get(`${url}/email/nobody@acme.test`)).statusCode).toBe(404);
    expect((await admin.get(`${url}/email/nobody`)).statusCode).toBe(404);
  });
});

describe('an administrator', () => {
  it('changes name, telephone and language of a person, in the history', async () => {
    const change = { name: 'Bia Reis', phone: '+5511912345678', language: 'es' };
    expect((await admin.patch(`${url}/${key}`, change)).json()).toMatchObject({ id: key, ...change });
    expect(await history()).toEqual({
      table_name: 'users',
      action: 'updated',
      actor: 'Administração <admin@ultramar.test>',
    });
  });

  it.each([
    [{ type: 'ADMIN' }, 'type'],
    [{ email: 'other@acme.test' }, 'email'],
    [{ status: 'inactive' }, 'status'],
    [{ tenant: 'globex' }, 'tenant'],
    [{ tenants: [] }, 'tenants'],
    [{ permissions: ['invoices:list'] }, 'permissions'],
    [{ password_hash: 'x' }, 'password_hash'],
    [{ active: false }, 'active'],
    [{ name: '' }, 'name'],
    [{ phone: '12' }, 'phone'],
  ])('is refused %j at its field', async (change, path) => {
    const answer = await admin.patch(`${url}/${key}`, { language: 'en', ...change });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
    expect((await admin.get(`${url}/${key}`)).json()).not.toHaveProperty('language');
  });

  it('overwrites nothing that a user changed meanwhile', async () => {
    const { etag } = (await admin.get(`${url}/${key}`)).headers;
    await admin.patch(`${url}/${key}`, { name: 'One' });
    const late = await admin.patch(`${url}/${key}`, { name: 'Other' }, { 'if-match': String(etag) });
    expect(late.json().code).toBe('stale');
  });

  it('deactivates a user immediately, and reactivation restores their access', async () => {
    expect((await admin.put(`${url}/${key}/deactivate`)).json()).toMatchObject({ status: 'inactive' });
    expect((await admin.put(`${url}/${key}/deactivate`)).statusCode).toBe(409);
    api.app.sessions.forget(await api.app.accessTokens.read(person.token, api.clock.now()));
    expect((await person.get('/api/v1/auth/me')).json().code).toBe('session_ended');
    await admin.put(`${url}/${key}/reactivate`);
    const again = await api.signIn(`bia${count}@acme.test`);
    expect((await again.get('/api/v1/auth/me')).json()).toMatchObject({ references: { tenant: ['acme'] } });
  });

  it('does not lock themselves out', async () => {
    const answer = await admin.put(`${url}/${adminKey}/deactivate`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'own_account']);
  });

  it('ends the sessions of a person', async () => {
    expect((await admin.put(`${url}/${key}/signOut`)).json()).toMatchObject({ status: 'active', sessions: [] });
  });
});

describe('a reference', () => {
  it('lets a user into a company, once, and is taken from them again', async () => {
    const at = `${url}/${key}/reference/tenant/globex`;
    expect((await admin.post(at)).json()).toMatchObject({ kind: 'tenant', value: 'globex', changed: [key] });
    expect((await admin.post(at)).json()).toMatchObject({ changed: [] });
    const given_by = 'Administração <admin@ultramar.test>';
    expect((await admin.get(`${url}/${key}/references`)).json()).toMatchObject([
      { id: 'tenant/acme', kind: 'tenant', value: 'acme', since: expect.any(String) },
      { id: 'tenant/globex', kind: 'tenant', value: 'globex', given_by },
    ]);
    expect((await admin.delete(at)).statusCode).toBe(200);
    const { rows } = await api.ownerPool.query('select topic from outbox where email = $1 order by uuid', [
      `bia${count}@acme.test`,
    ]);
    expect(rows.map(({ topic }) => topic)).toEqual(['access_granted', 'access_withdrawn']);
    expect((await admin.delete(at)).statusCode).toBe(404);
    expect((await admin.get(`${url}/${key}/references`)).json()).toHaveLength(1);
  });

  it('is given to several people, to all or none', async () => {
    const carla = api.identity.users[users.carla.email] ?? '';
    const given = { users: [key, carla], kind: 'tenant', value: 'globex' };
    expect((await admin.post(`${url}/references`, given)).json().changed.toSorted()).toEqual([key, carla].toSorted());
    const unknown = [carla, '0198f6b2-0000-7000-8000-000000000000'];
    expect((await admin.post(`${url}/references`, { ...given, users: unknown })).statusCode).toBe(404);
  });

  test.each([
    ['to a company that there is not', () => `${url}/${key}/reference/tenant/nowhere`, 400, 'value'],
    ['of a kind that comes with an invitation', () => `${url}/${key}/reference/entity/acme`, 400, 'kind'],
    ['for an administrator', () => `${url}/${adminKey}/reference/tenant/acme`, 400, 'user'],
  ])('is refused %s', async (_what, at, status, path) => {
    const answer = await admin.post(at());
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([status, [path]]);
  });
});

test.each([
  ['get', url],
  ['get', `${url}/email/gil@globex.test`],
  ['get', `${url}/references/tenant/acme`],
  ['get', `${url}/${anaKey}/references`],
  ['post', `${url}/references`],
  ['post', `${url}/${anaKey}/reference/tenant/globex`],
  ['patch', `${url}/${anaKey}`],
  ['put', `${url}/${anaKey}/deactivate`],
] as const)('%s %s is not for people of a company', async (method, at) => {
  const answer = await (method === 'get' ? ana.get(at) : ana[method](at, {}));
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
});
