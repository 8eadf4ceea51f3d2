import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser, users } from '../../../../../tests/support/identity.ts';
import { builtInRole, permissionKey, somebodyWith } from '../../../../../tests/support/rights.ts';

const api = await testApp();
const ana = await api.signIn(users.ana.email);
const gil = await api.signIn(users.gil.email);
const carla = await api.signIn(users.carla.email);
const admin = await api.signIn(users.admin.email);
const uuidOf = (who: { email: string }) => api.identity.users[who.email] ?? '';

const roles = '/api/v1/roles';
const groups = '/api/v1/groups';
const permissions = '/api/v1/permissions';

const issuing = ['invoices:list', 'invoices:show', 'invoices:create', 'invoices:edit', 'invoices:bill'];

async function make(url: string, body: object, who: TestClient = ana): Promise<string> {
  const answer = await who.post(url, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ uuid: string }>().uuid;
}

const may = async (who: TestClient): Promise<string[]> => (await who.get('/api/v1/auth/me')).json().permissions;

describe('a role of a company', () => {
  it('selects permissions by their names, and is its own', async () => {
    const uuid = await make(roles, { name: 'Issuers', permissions: issuing });
    const read = (await ana.get(`${roles}/${uuid}`)).json();
    expect(read).toMatchObject({ id: uuid, name: 'Issuers', tenant: 'acme', permissions: issuing.toSorted() });
    expect((await gil.get(`${roles}/${uuid}`)).statusCode).toBe(404);
    expect((await gil.patch(`${roles}/${uuid}`, { name: 'Gil' })).statusCode).toBe(404);
    expect((await gil.delete(`${roles}/${uuid}`)).statusCode).toBe(404);
    expect((await admin.get(`${roles}?filter={"tenant":"acme"}`)).json()).toMatchObject([{ name: 'Issuers' }]);
  });

  it.each([
    [{ name: 'x', permissions: ['invoices:fly'] }, 'permissions.0'],
    [{ name: 'x', permissions: ['everything'] }, 'permissions.0'],
    [{ permissions: [] }, 'name'],
    [{ name: 'Issuers' }, 'name'],
  ])('is refused as %j', async (body, path) => {
    const answer = await ana.post(roles, body);
    expect([answer.statusCode >= 400, Object.keys(answer.json().errors)]).toEqual([true, [path]]);
  });

  it('changes with the next request of each user who has it, and for no other user', async () => {
    const role = await make(roles, { name: 'Readers', permissions: ['entities:list'] });
    const bia = await somebodyWith(api, []);
    expect((await bia.get('/api/v2/entities')).json().code).toBe('forbidden');
    expect((await ana.post(`${roles}/${role}/user/${bia.uuid}`)).statusCode).toBe(200);
    expect((await bia.get('/api/v2/entities')).statusCode).toBe(200);
    expect((await bia.get('/api/v2/tributes')).json().code).toBe('forbidden');
    await ana.patch(`${roles}/${role}`, { permissions: ['tributes:list'] });
    expect((await bia.get('/api/v2/entities')).json().code).toBe('forbidden');
    expect((await bia.get('/api/v2/tributes')).statusCode).toBe(200);
    expect((await ana.delete(`${roles}/${role}`)).json().code).toBe('in_use');
    expect((await ana.delete(`${roles}/${role}/user/${bia.uuid}`)).statusCode).toBe(200);
    expect((await bia.get('/api/v2/tributes')).json().code).toBe('forbidden');
    expect((await ana.delete(`${roles}/${role}`)).statusCode).toBe(200);
  });
});

describe('a built-in role', () => {
  it('is readable with its permissions, and immutable', async () => {
    const owner = await builtInRole(api, 'owner');
    const read = (await ana.get(`${roles}/${owner}`)).json();
    expect(read).toMatchObject({ built_in: 'owner', permissions: expect.arrayContaining(issuing) });
    for (const who of [ana, admin]) {
      for (const answer of [
        await who.patch(`${roles}/${owner}`, { name: 'King' }),
        await who.put(`${roles}/${owner}`, { name: 'King' }),
        await who.delete(`${roles}/${owner}`),
      ]) {
        expect([answer.statusCode, answer.json().code]).toEqual([409, 'built_in_role']);
      }
    }
  });

  it('of administrators is not available to companies', async () => {
    const administrator = await builtInRole(api, 'administrator');
    expect((await ana.get(`${roles}/${administrator}`)).statusCode).toBe(404);
    expect((await ana.post(`${roles}/${administrator}/user/${uuidOf(users.ana)}`)).statusCode).toBe(404);
  });

  it('is given to people of its type alone', async () => {
    const owner = await builtInRole(api, 'owner');
    const answer = await ana.post(`${roles}/${owner}/user/${uuidOf(users.carla)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'role_unfit']);
    expect((await ana.post(`${roles}/${owner}/user/${uuidOf(users.gil)}`)).statusCode).toBe(404);
  });
});

describe('a group', () => {
  it('gives its members its roles and permissions', async () => {
    const role = await make(roles, { name: 'Sellers', permissions: ['items:list'] });
    const group = await make(groups, {
      name: 'Sales',
      roles: [{ role: { uuid: role } }],
      permissions: ['tributes:list'],
    });
    const bia = await somebodyWith(api, []);
    expect((await ana.post(`${groups}/${group}/user/${bia.uuid}`)).json()).toEqual({ detail: expect.any(String) });
    expect(await may(bia)).toEqual(expect.arrayContaining(['items:list', 'tributes:list']));
    const entities = await permissionKey(api, 'entities:list');
    await ana.post(`${groups}/${group}/permission/${entities}`);
    expect(await may(bia)).toContain('entities:list');
    await ana.delete(`${groups}/${group}/permission/${entities}`);
    expect(await may(bia)).not.toContain('entities:list');
    expect((await ana.get(`${groups}/user/${bia.uuid}`)).json()).toMatchObject([{ id: group, name: 'Sales' }]);
    expect((await ana.get(`${roles}/group/${group}`)).json()).toMatchObject([{ id: role }]);
    expect((await ana.get(`${roles}/user/${bia.uuid}`)).json()).toMatchObject([{ id: role }]);
    expect((await ana.get(`/api/v1/authorizations/${bia.uuid}`)).json().permissions).toEqual(
      expect.arrayContaining([
        { name: 'items:list', sources: [{ by: 'group', uuid: group, name: 'Sales' }] },
        { name: 'countries:list', sources: [{ by: 'type' }] },
      ]),
    );
    expect((await ana.get(`${groups}/${group}/user`)).json()).toMatchObject([{ id: bia.uuid, name: 'Someone' }]);
    expect((await gil.get(`${groups}/${group}/user`)).statusCode).toBe(404);
    await ana.delete(`${groups}/${group}/user/${bia.uuid}`);
    expect(await may(bia)).not.toContain('items:list');
    expect((await ana.get(`${groups}/${group}/user`)).json()).toEqual([]);
  });

  it('belongs to one company, like its members and roles', async () => {
    const group = await make(groups, { name: 'Own' });
    const foreign = await make(roles, { name: 'Foreign' }, gil);
    expect((await gil.post(`${groups}/${group}/user/${uuidOf(users.gil)}`)).statusCode).toBe(404);
    expect((await ana.post(`${groups}/${group}/user/${uuidOf(users.gil)}`)).statusCode).toBe(404);
    expect((await gil.get(`${groups}/${group}`)).statusCode).toBe(404);
    const answer = await ana.post(groups, { name: 'Mixed', roles: [{ role: foreign }] });
    expect(answer.json().errors).toHaveProperty('roles.0.role');
  });
});

describe('a single permission', () => {
  it('is given to a user and taken away', async () => {
    const bia = await somebodyWith(api, []);
    const uuid = await permissionKey(api, 'tributes:list');
    expect((await ana.post(`${permissions}/${uuid}/user/${bia.uuid}`)).statusCode).toBe(200);
    expect((await bia.get('/api/v2/tributes')).statusCode).toBe(200);
    expect((await ana.delete(`${permissions}/${uuid}/user/${bia.uuid}`)).statusCode).toBe(200);
    expect((await bia.get('/api/v2/tributes')).statusCode).toBe(403);
  });
});

describe('users cannot grant rights that they do not have', () => {
  let bia: Awaited<ReturnType<typeof somebodyWith>>;
  let role: string;
  let group: string;
  beforeAll(async () => {
    bia = await somebodyWith(api, [
      'roles:list',
      'roles:show',
      'roles:create',
      'roles:edit',
      'roles:assign',
      'groups:edit',
      'groups:show',
      'groups:create',
      'entities:list',
    ]);
    role = await make(roles, { name: 'Held', permissions: ['entities:list'] });
    group = await make(groups, { name: 'Strong', permissions: ['invoices:bill'] });
  });

  it('by a role, or by adding to a role of others', async () => {
    expect((await bia.post(roles, { name: 'Mine', permissions: ['entities:list'] })).statusCode).toBe(201);
    const made = await bia.post(roles, { name: 'More', permissions: ['entities:list', 'invoices:bill'] });
    expect([made.statusCode, Object.keys(made.json().errors)]).toEqual([400, ['permissions.1']]);
    const added = await bia.patch(`${roles}/${role}`, { permissions: ['entities:list', 'invoices:bill'] });
    expect(added.json().errors).toHaveProperty('permissions.1');
    expect((await bia.patch(`${roles}/${role}`, { description: 'x' })).statusCode).toBe(200);
  });

  it('nor remove them from others', async () => {
    const strong = await make(roles, { name: 'Stronger', permissions: ['entities:list', 'invoices:bill'] });
    const answer = await bia.patch(`${roles}/${strong}`, { permissions: ['entities:list'] });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['permissions']]);
  });

  it('by a group, a single permission, or a role of another company', async () => {
    const owner = await builtInRole(api, 'owner');
    const bill = await permissionKey(api, 'invoices:bill');
    for (const answer of [
      await bia.post(`${groups}/${group}/user/${bia.uuid}`),
      await bia.post(`${groups}/${group}/permission/${bill}`),
      await bia.delete(`${groups}/${group}/permission/${bill}`),
      await bia.post(`${permissions}/${bill}/user/${bia.uuid}`),
      await bia.post(`${roles}/${owner}/user/${bia.uuid}`),
      await bia.delete(`${roles}/${owner}/user/${uuidOf(users.ana)}`),
      await bia.post(groups, { name: 'Ours', roles: [{ role: owner }] }),
    ]) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'beyond_own']);
    }
    expect(await may(bia)).not.toContain('invoices:bill');
  });

  it('and an accountant cannot grant any', async () => {
    expect((await carla.post(roles, { name: 'x' })).json().code).toBe('forbidden');
    expect((await carla.get(`/api/v1/authorizations/${uuidOf(users.ana)}`)).json().code).toBe('not_found');
    expect((await carla.get(`/api/v1/authorizations/${uuidOf(users.carla)}`)).statusCode).toBe(200);
  });
});

describe('one user who may grant everything remains', () => {
  it('the last owner of a company is not demoted', async () => {
    const owner = await builtInRole(api, 'owner');
    const at = `${roles}/${owner}/user/${uuidOf(users.gil)}`;
    const answer = await gil.delete(at);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_owner']);
    const other = await addUser(api.ownerPool, { ...users.gil, email: 'lia@globex.test', role: 'owner' });
    expect((await gil.delete(at)).statusCode).toBe(200);
    expect((await gil.post(at)).statusCode).toBe(403);
    const lia = await api.signIn('lia@globex.test');
    expect((await lia.post(at)).statusCode).toBe(200);
    await lia.delete(`${roles}/${owner}/user/${other}`);
  });

  it('nor are two who step down at the same time', async () => {
    const owner = await builtInRole(api, 'owner');
    const uuid = await addUser(api.ownerPool, { ...users.ana, email: 'duo@acme.test', role: 'owner' });
    const duo = await api.signIn('duo@acme.test');
    const answers = await Promise.all([
      ana.delete(`${roles}/${owner}/user/${uuidOf(users.ana)}`),
      duo.delete(`${roles}/${owner}/user/${uuid}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await api.ownerPool.query(
      `insert into user_roles (user_uuid, tenant_uuid, role_uuid) values ($1, $2, $3) on conflict do nothing`,
      [uuidOf(users.ana), api.identity.tenants.acme, owner],
    );
  });

  it('nor is the last administrator', async () => {
    const administrator = await builtInRole(api, 'administrator');
    const answer = await admin.delete(`${roles}/${administrator}/user/${uuidOf(users.admin)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_administrator']);
    await expect(
      api.ownerPool.query('update users set active = false where uuid = $1', [uuidOf(users.admin)]),
    ).rejects.toThrow('administer');
    const second = await addUser(api.ownerPool, { ...users.admin, email: 'second@ultramar.test' });
    expect((await admin.delete(`${roles}/${administrator}/user/${second}`)).statusCode).toBe(200);
  });
});

describe('the catalogue of permissions', () => {
  it('has the declared permissions, and a deleted one is granted to no user until it is restored', async () => {
    const name = 'tributes:export';
    const uuid = await permissionKey(api, name);
    expect((await ana.delete(`${permissions}/${uuid}`)).json().code).toBe('forbidden');
    expect((await admin.delete(`${permissions}/${uuid}`)).statusCode).toBe(200);
    expect((await ana.get('/api/v2/tributes/export')).json().code).toBe('forbidden');
    expect((await admin.post(permissions, { name })).statusCode).toBe(201);
    expect((await ana.get('/api/v2/tributes/export')).statusCode).toBe(200);
    const [found] = (await admin.get(`${permissions}?filter={"name":"${name}"}`)).json();
    expect((await admin.patch(`${permissions}/${found.id}`, { description: 'Tributes as a file' })).statusCode).toBe(
      200,
    );
    expect((await admin.patch(`${permissions}/${found.id}`, { name: 'a:b' })).json().errors).toHaveProperty('name');
  });

  it('keeps the permissions that are needed to restore others', async () => {
    const uuid = await permissionKey(api, 'permissions:create');
    expect((await admin.delete(`${permissions}/${uuid}`)).json().code).toBe('permission_needed');
  });
});

it('every change of permissions is in the log with its actor', async () => {
  const { rows } = await api.ownerPool.query(
    `select distinct table_name from platform_audit_log where actor like 'Ana Souza%' order by 1`,
  );
  expect(rows.map(({ table_name: table }) => table)).toEqual(
    expect.arrayContaining(['group_permissions', 'group_users', 'groups', 'role_permissions', 'roles', 'user_roles']),
  );
});
