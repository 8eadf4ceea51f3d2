import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../../tests/support/app.ts';
import { make as makeRecord, usLocation } from '../../../../../tests/support/company.ts';
import { addUser, users } from '../../../../../tests/support/identity.ts';
import { builtInRole, somebodyWith } from '../../../../../tests/support/rights.ts';

const api = await testApp();
api.clock.set(new Date());
const ana = await api.signIn(users.ana.email);
const admin = await api.signIn(users.admin.email);
const [anaId = '', carlaId = ''] = [users.ana, users.carla].map(({ email }) => api.identity.users[email]);
const owner = await builtInRole(api, 'owner');

const bia = await addUser(api.ownerPool, { name: 'Bia', email: 'bia@acme.test', type: 'COMPANY', tenants: ['acme'] });
const entity = await makeRecord(ana, '/api/v2/entities', { name: 'Blue Harbor', location: usLocation });
const makeRole = async (name: string, permissions: readonly string[]): Promise<string> =>
  (await ana.post('/api/v1/roles', { name, permissions })).json().uuid;

/** All permissions about people, and hardly any others. */
const clerkMay =
  'members:list members:show members:create members:role members:remove invitations:list invitations:invite ' +
  'invitations:resend partners:search partners:toggle roles:list roles:show roles:assign groups:show groups:edit items:list';
const clerk = await somebodyWith(api, clerkMay.split(' '));
const light = await makeRole('Light', ['items:list']);
const heavy = await makeRole('Heavy', ['items:list', 'invoices:bill']);

const invited = async (): Promise<string[]> =>
  (await api.ownerPool.query('select email from account_invitations order by email')).rows.map(({ email }) => email);

beforeEach(() => api.ownerPool.query('delete from account_invitations'));

describe('a user who may invite, but has fewer rights than they would grant', () => {
  it.each([
    ['invites an owner', 'users/invite', { email: 'x@acme.test', roles: ['owner'] }, 'roles'],
    ['invites to the usual role', 'users/invite', { email: 'x@acme.test' }, 'roles'],
    ['invites to a role of the company', 'users/invite', { email: 'x@acme.test', roles: [heavy] }, 'roles'],
  ])('%s in vain', async (_what, path, body, field) => {
    const answer = await clerk.post(`/api/v1/${path}`, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    expect(await invited()).toEqual([]);
  });

  it.each([
    ['an owner', { role: { uuid: owner } }],
    ['a user of the usual role', {}],
    ['a user of a role of the company', { role: { uuid: heavy } }],
  ])('adds %s in vain', async (_what, role) => {
    const answer = await clerk.post('/api/v2/users/create', { name: 'X', email: 'x@acme.test', ...role });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['role']]);
    expect(await invited()).toEqual([]);
  });

  it.each([
    ['makes a colleague an owner', bia, 'role', owner],
    ['gives a colleague a role of the company', bia, 'role', heavy],
    ['demotes the owner', anaId, 'role', light],
    ['gives an accountant a role of the company', carlaId, 'accountant_role', heavy],
  ])('%s in vain', async (_what, user, command, role) => {
    const answer = await clerk.put(`/api/v2/users/${user}/${command}`, { role: { uuid: role } });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['role']]);
  });

  it('cannot give an accountant access', async () => {
    const invitation = { email: 'new@contas.test', role: 'accountant' };
    for (const answer of [
      await clerk.post(`/api/v2/partners/${carlaId}/toggle`, { access: true, role: 'accountant_exports' }),
      await clerk.post('/api/v2/partners/invite', invitation),
    ]) {
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['role']]);
    }
    expect(await invited()).toEqual([]);
  });

  it('cannot let a client read what they cannot read themselves', async () => {
    const answer = await clerk.post('/api/v1/users/client-invite', { email: 'ap@client.test', entity });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'beyond_own']);
  });

  it('cannot redirect an owner’s invitation to another address', async () => {
    const { uuid } = (await ana.post('/api/v1/users/invite', { email: 'next@acme.test', roles: ['owner'] })).json();
    const answer = await clerk.post('/api/v1/users/invite-email', { uuid, email: 'mine@acme.test' });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'beyond_own']);
    expect(await invited()).toEqual(['next@acme.test']);
  });

  it('cannot dismiss a user with more rights', async () => {
    const answer = await clerk.put(`/api/v2/users/${anaId}/dismiss`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'beyond_own']);
  });

  it('grants the rights that they have', async () => {
    const created = await clerk.post('/api/v2/users/create', { name: 'X', email: 'x@acme.test', role: light });
    expect(created.statusCode).toBe(201);
    const answer = await clerk.post('/api/v1/users/invite', { email: 'y@acme.test', roles: [light] });
    expect(answer.statusCode).toBe(200);
    const lia = await addUser(api.ownerPool, {
      name: 'Lia',
      email: 'lia@acme.test',
      type: 'COMPANY',
      tenants: ['acme'],
    });
    await api.ownerPool.query('delete from user_roles where user_uuid = $1', [lia]);
    expect((await clerk.put(`/api/v2/users/${lia}/role`, { role: light })).statusCode).toBe(200);
    expect((await clerk.put(`/api/v2/users/${lia}/dismiss`)).statusCode).toBe(200);
  });
});

describe('the roles that can be given', () => {
  const named = async (who: TestClient, type: string) =>
    (await who.get(`/api/v1/roles?filter={"for":"${type}"}`))
      .json()
      .map((role: { name: string; built_in?: string }) => role.built_in ?? role.name);

  it('are those for a type of user, and the company’s own', async () => {
    const [people, guests] = [await named(ana, 'COMPANY'), await named(ana, 'ACCOUNTANT')];
    expect(people).toEqual(expect.arrayContaining(['owner', 'back_office', 'read_only', 'Light']));
    expect(people).not.toContain('accountant');
    expect(guests).toEqual(expect.arrayContaining(['accountant', 'accountant_exports', 'Light']));
    expect(guests).not.toContain('owner');
  });

  it('allow no more than the user may do', async () => {
    expect(await named(clerk, 'COMPANY')).toEqual(['Light']);
  });
});

it('an operator who may do less than administrators invites none', async () => {
  const email = 'helper@ultramar.test';
  const uuid = await addUser(api.ownerPool, { name: 'Helper', email, type: 'ADMIN', tenants: [] });
  await api.ownerPool.query('delete from user_roles where user_uuid = $1', [uuid]);
  await api.ownerPool.query(
    `insert into user_permissions (user_uuid, permission_uuid)
     select $1, uuid from permissions where name = any($2)`,
    [uuid, ['operators:create', 'operators:list']],
  );
  const helper = await api.signIn(email);
  const body = { name: 'Rui', email: 'rui@ultramar.test' };
  expect((await helper.post('/api/v2/operators/invite', body)).statusCode).toBe(400);
  expect((await admin.post('/api/v2/operators/invite', body)).statusCode).toBe(201);
});

describe('the last owner of a company', () => {
  let group: string;
  beforeAll(async () => {
    // A group may change at any time, so an owner by group alone does not count.
    const made = await ana.post('/api/v1/groups', { name: 'Board', roles: [{ role: { uuid: owner } }] });
    group = made.json().uuid;
    await ana.post(`/api/v1/groups/${group}/user/${bia}`);
  });

  it('cannot be removed, by any request that removes the role', async () => {
    for (const answer of [
      await ana.put(`/api/v2/users/${anaId}/dismiss`),
      await ana.put(`/api/v2/users/${anaId}/role`, { role: { uuid: light } }),
      await ana.delete(`/api/v1/roles/${owner}/user/${anaId}`),
      await admin.put(`/api/v1/users/${anaId}/deactivate`),
      await admin.delete(`/api/v1/users/${anaId}/reference/tenant/acme`),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner']);
    }
    expect((await ana.delete(`/api/v1/roles/${owner}`)).json().code).toBe('built_in_role');
    expect((await ana.get('/api/v2/users')).statusCode).toBe(200);
  });

  it('cannot be removed by deactivating several users in one request', async () => {
    const answer = await admin.put(`/api/v1/users/deactivate?uuid=${anaId},${bia}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner']);
    expect((await ana.get('/api/v2/users')).statusCode).toBe(200);
  });
});
