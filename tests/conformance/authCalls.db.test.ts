import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app.ts';
import { usLocation } from '../support/company.ts';
import { addUser, users } from '../support/identity.ts';
import { permissionKey } from '../support/rights.ts';
import { callsOf } from './authCalls.testing.ts';

/** The calls of the auth service and of users (specification §7), each sent as a client would. */

const api = await testApp();
const ana = await api.signIn(users.ana.email);
const by = api.anonymous;
const { ask, list, walk } = await callsOf(api, await api.signIn(users.admin.email));
const uuidOf = ({ email }: { email: string }): string => api.identity.users[email] ?? '';
const v1 = '/api/v1';
const v2 = '/api/v2';
const uuid = uuidOf(users.gil);

describe('the auth service', () => {
  it('answers calls about the account, sessions and passwords', async () => {
    expect(await ask(`GET ${v1}/health-check`, { by })).toEqual({ status: 'ok' });
    const body = { email: users.ana.email, password: 'ultramar-demo' };
    expect(await ask(`POST ${v1}/auth/login`, { by, body })).toMatchObject({ token_type: 'Bearer' });
    expect(await ask(`GET ${v1}/auth/me`, { by: ana })).toMatchObject({ references: { tenant: ['acme'] } });
    const realm = await ask(`GET ${v1}/auth/realm/verify`, { by, query: '?tenant=acme' });
    expect(realm).toMatchObject({ exists: true, name: 'Acme Software Ltda' });
    await ask(`GET ${v1}/auth/refresh`, { by, status: 401 });
    expect(await ask(`GET ${v1}/auth/profile`, { by: ana })).toMatchObject({ name: 'Ana Souza' });
    await ask(`PATCH ${v1}/auth/profile`, { by: ana, body: { phone: '+5511912345678' } });
    expect(await ask(`GET ${v1}/auth/sessions`, { by: ana })).toMatchObject({ count: expect.any(Number) });
    const known = await ask(`POST ${v1}/auth/forgot`, { by, body: { email: users.gil.email }, status: 202 });
    expect(await ask(`POST ${v1}/auth/forgot`, { by, body: { email: 'nobody@one.test' }, status: 202 })).toEqual(known);
    const id = 'A'.repeat(43);
    await ask(`GET ${v1}/auth/tokens/{id}`, { by, params: { id }, status: 404 });
    const reset = { token: id, password: 'three rivers by the harbor' };
    await ask(`POST ${v1}/auth/reset`, { by, body: reset, status: 404 });
  });

  it('manages clients, groups, permissions, realms and roles', async () => {
    const client = { name: 'Sync', scope: 'users:list' };
    await walk(`${v1}/clients`, client, { name: 'Sync 2' }, { ...client, name: 'Spare' });
    await walk(`${v1}/permissions`, { name: 'odd:frame' }, { description: 'Frames' }, { name: 'odd:spare' });
    const group = await walk(`${v1}/groups`, { name: 'Support' }, { description: 'Help' }, { name: 'Spare' });
    const role = await walk(`${v1}/roles`, { name: 'Helpers' }, { description: 'Help' }, { name: 'Spare' });
    const realm = { tenant: { uuid: api.identity.tenants.acme }, name: 'Acme' };
    const languages = { pt: true, en: true, es: true };
    await walk(`${v1}/realms`, { ...realm, languages }, { name: 'Acme Billing' });

    const user = await addUser(api.ownerPool, { ...users.admin, name: 'Rui', email: 'rui@ultramar.test' });
    const permission = await permissionKey(api, 'users:list');
    const params = { group, user, permission, role, id: user };
    const given = [
      'groups/{group}/user/{user}',
      'groups/{group}/permission/{permission}',
      'permissions/{permission}/user/{user}',
      'roles/{role}/user/{user}',
    ];
    for (const path of given) await ask(`POST ${v1}/${path}`, { params });
    expect(await list(`GET ${v1}/groups/user/{user}`, { params })).toMatchObject([{ id: group }]);
    expect(await list(`GET ${v1}/roles/user/{user}`, { params })).toContainEqual(expect.objectContaining({ id: role }));
    expect(await list(`GET ${v1}/roles/group/{group}`, { params })).toEqual([]);
    const { permissions } = await ask(`GET ${v1}/authorizations/{id}`, { params });
    expect(permissions).toContainEqual(expect.objectContaining({ name: 'users:list' }));
    for (const path of given) await ask(`DELETE ${v1}/${path}`, { params });
    expect(await list(`GET ${v1}/groups/user/{user}`, { params })).toEqual([]);
  });

  it('finds and changes users, and returns their references', async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: 'gil' }));
    const query = `?filter=${filter}&range=[0,4]&sort=["name","ASC"]`;
    expect(await list(`GET ${v1}/users`, { query })).toMatchObject([{ id: uuid }]);
    const params = { uuid, kind: 'tenant', value: 'acme', email: users.gil.email };
    expect(await ask(`GET ${v1}/users/{uuid}`, { params })).toMatchObject({ id: uuid });
    const renamed = await ask(`PATCH ${v1}/users/{uuid}`, { params, body: { name: 'Gil M.' } });
    expect(renamed).toMatchObject({ id: uuid, name: 'Gil M.' });
    expect(await ask(`GET ${v1}/users/email/{email}`, { params })).toMatchObject({ id: uuid });
    await ask(`POST ${v1}/users/{uuid}/reference/{kind}/{value}`, { params });
    const references = await list(`GET ${v1}/users/{uuid}/references`, { params });
    expect(references).toContainEqual(expect.objectContaining({ id: 'tenant/acme', kind: 'tenant', value: 'acme' }));
    const members = await list(`GET ${v1}/users/references/{kind}/{value}`, { params, query: '?range=[0,49]' });
    expect(members).toContainEqual(expect.objectContaining({ id: uuid }));
    await ask(`DELETE ${v1}/users/{uuid}/reference/{kind}/{value}`, { params });
    const body = { users: [uuidOf(users.ana)], kind: 'tenant', value: 'globex' };
    expect(await ask(`POST ${v1}/users/references`, { body })).toMatchObject({ changed: [uuidOf(users.ana)] });
  });

  it('invites colleagues and clients', async () => {
    const tenant = '?tenant=globex';
    const first = await api.signIn(users.gil.email);
    const colleague = { email: 'new@globex.test' };
    const invited = await ask(`POST ${v1}/users/invite`, { by: first, query: tenant, body: colleague });
    expect(invited).toMatchObject({ state: 'invited' });
    api.clock.advance(11 * 60 * 1000);
    const gil = await api.signIn(users.gil.email);
    await ask(`POST ${v1}/users/invite-email`, { by: gil, query: tenant, body: { uuid: invited['uuid'] } });
    const made = await gil.post(`${v2}/entities${tenant}`, { name: 'Client', location: usLocation });
    const body = { email: 'buyer@client.test', entity: made.json<{ uuid: string }>().uuid };
    await ask(`POST ${v1}/users/client-invite`, { by: gil, query: tenant, body });
    const query = `${tenant}&email=${body.email}`;
    expect(await ask(`GET ${v1}/users/client/check`, { by: gil, query })).toEqual(expect.any(Object));
    await ask(`GET ${v1}/users/{uuid}/client`, { by: gil, query: tenant, params: { uuid } });
  });
});

describe('version 2', () => {
  it('lists the users of a company by limit and offset', async () => {
    const query = '?tenant=acme&limit=1&offset=1&search=a';
    const page = await ask(`GET ${v2}/users`, { by: await api.signIn(users.ana.email), query });
    expect(page).toMatchObject({ count: expect.any(Number), results: [expect.any(Object)] });
    const body = { name: 'Bia Lima', email: 'bia@acme.test' };
    const owner = await api.signIn(users.ana.email);
    const made = await ask(`POST ${v2}/users/create`, { by: owner, query: '?tenant=acme', body, status: 201 });
    expect(made).toMatchObject({ type: 'COMPANY', email: body.email });
  });

  it('manages accountants, and lets companies find and admit them', async () => {
    const options = {
      by: await api.signIn(users.gil.email),
      query: '?tenant=globex',
      params: { email: users.carla.email, uuid: uuidOf(users.carla) },
    };
    expect(await ask(`GET ${v2}/partners/search/{email}`, options)).toMatchObject({ count: 1 });
    expect(await ask(`GET ${v2}/partners/{uuid}`, options)).toMatchObject({ access: false });
    const toggled = await ask(`POST ${v2}/partners/{uuid}/toggle`, { ...options, body: { role: 'accountant' } });
    expect(toggled).toMatchObject({ access: true });
    const body = { name: 'Carla Nunes', email: users.carla.email, nif: '11222333000181', phone: '+5511912345678' };
    const changed = await ask(`PUT ${v2}/partners/{uuid}`, {
      by: await api.signIn(users.carla.email),
      params: options.params,
      body,
    });
    expect(changed).toMatchObject({ nif: body.nif });
  });

  it('manages operators and account types', async () => {
    const root = { by: await api.signIn(users.admin.email) };
    expect(await ask(`GET ${v2}/operators`, { ...root, query: '?search=administra' })).toMatchObject({ count: 1 });
    const body = { name: 'Eva', email: 'eva@ultramar.test' };
    const invited = await ask(`POST ${v2}/operators/invite`, { ...root, body, status: 201 });
    expect(invited).toMatchObject({ email: body.email });
    const made = await ask(`POST ${v2}/account-types`, { ...root, body: { name: 'Wire' }, status: 201 });
    const params = { uuid: String(made['uuid']) };
    expect(await ask(`GET ${v2}/account-types`, { ...root, query: '?search=wire' })).toMatchObject({ count: 1 });
    await ask(`GET ${v2}/account-types/{uuid}`, { ...root, params });
    await ask(`PUT ${v2}/account-types/{uuid}`, { ...root, params, body: { name: 'Wire transfer' } });
    await ask(`DELETE ${v2}/account-types/{uuid}`, { ...root, params });
  });
});
