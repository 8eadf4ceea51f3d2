import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { addUser, users } from '../../../../tests/support/identity.ts';
import { laterBy } from '../../../../tests/support/later.ts';

const api = await testApp();
const admin = await api.signIn(users.admin.email);
const add = (name: string, email: string) =>
  addUser(api.ownerPool, { name, email, type: 'ADMIN', tenants: ['globex'] });
const rui = await add('Rui Costa', 'rui@ultramar.test');
const url = '/api/v2/operators';
const asRui = await api.signIn('rui@ultramar.test');
const own = api.identity.users[users.admin.email] ?? '';

it('lists only the administrators of the platform, with their companies', async () => {
  const { results, count } = (await admin.get(url)).json();
  expect(count).toBe(2);
  expect(results).toMatchObject([
    { email: 'admin@ultramar.test', type: 'ADMIN', status: 'active', is_self: true, tenants: [] },
    {
      uuid: rui,
      email: 'rui@ultramar.test',
      status: 'active',
      is_self: false,
      tenants: [{ slug: 'globex', name: 'Globex Consulting' }],
    },
  ]);
});

it.each([
  ['search=rui', ['Rui Costa']],
  ['search=ULTRAMAR', ['Administração', 'Rui Costa']],
  ['search=ana', []],
  ['status=inactive', []],
])('finds by %s: %j', async (query, names) => {
  const { results } = (await admin.get(`${url}?${query}`)).json();
  expect(results.map(({ name }: { name: string }) => name)).toEqual(names);
});

it('gives no access to the account of a user who is no operator', async () => {
  const ana = api.identity.users[users.ana.email];
  expect((await admin.get(`${url}/${ana}`)).statusCode).toBe(404);
  expect((await admin.put(`${url}/${ana}/deactivate`, {})).statusCode).toBe(404);
});

it('refuses deactivating one’s own account', async () => {
  const answer = await admin.put(`${url}/${own}/deactivate`, {});
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'own_account']);
});

it('takes from an operator the use of their account, and ends their sessions', async () => {
  const answer = await admin.put(`${url}/${rui}/deactivate`, {});
  expect(answer.json()).toMatchObject({ uuid: rui, status: 'inactive' });
  laterBy(5_000);
  expect((await asRui.get('/api/v2/operators')).statusCode).toBe(401);
  const { rows } = await api.ownerPool.query('select ended_because from sessions where user_uuid = $1', [rui]);
  expect(rows).toEqual([{ ended_because: 'access_changed' }]);
  await expect(api.signIn('rui@ultramar.test')).rejects.toThrow('cannot sign in');
});

it('gives it back', async () => {
  expect((await admin.put(`${url}/${rui}/reactivate`, {})).json()).toMatchObject({ status: 'active' });
  expect((await (await api.signIn('rui@ultramar.test')).get(url)).statusCode).toBe(200);
});

it('of two who deactivate each other at the same time leaves one', async () => {
  const again = await api.signIn('rui@ultramar.test');
  const answers = await Promise.all([
    admin.put(`${url}/${rui}/deactivate`, {}),
    again.put(`${url}/${own}/deactivate`, {}),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401]);
  const { rows } = await api.ownerPool.query("select count(*) from users where type = 'ADMIN' and active");
  expect(rows).toEqual([{ count: 1 }]);
});

it('leaves the platform an administrator, also if the type of users changes', async () => {
  const change = api.ownerPool.query("update users set type = 'COMPANY' where type = 'ADMIN'");
  await expect(change).rejects.toMatchObject({ constraint: 'last_administrator' });
});
