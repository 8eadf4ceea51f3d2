import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { addUser, users } from '../../../../tests/support/identity.ts';
import { builtInRole } from '../../../../tests/support/rights.ts';
import type { BuiltInRole } from '../../../../domain/access/builtInRoles.ts';

const url = '/api/v2/users';
const api = await testApp();
// Invitations expire by the database's clock.
api.clock.set(new Date());
const ana = await api.signIn(users.ana.email);
const gil = await api.signIn(users.gil.email);
const carla = await api.signIn(users.carla.email);
const anaId = api.identity.users[users.ana.email] ?? '';
const carlaId = api.identity.users[users.carla.email] ?? '';

interface Listed {
  readonly uuid: string;
  readonly name: string;
  readonly email: string;
  readonly status: string;
}
const list = async (client: TestClient, query = ''): Promise<{ results: Listed[]; count: number }> =>
  (await client.get(`${url}?${query}`)).json();
const names = async (client: TestClient, query = '') => (await list(client, query)).results.map(({ name }) => name);

/** Adds a colleague with a new address; returns their key. */
const addColleague = (email: string, name = 'Bia Lima') =>
  addUser(api.ownerPool, { name, email, type: 'COMPANY', tenants: ['acme'] });

beforeEach(async () => {
  await api.ownerPool.query('delete from account_invitations');
  await api.ownerPool.query("delete from user_references where value = 'acme' and user_uuid not in ($1, $2)", [
    anaId,
    carlaId,
  ]);
  await api.ownerPool.query(
    "insert into user_references (user_uuid, kind, value) values ($1, 'tenant', 'acme') on conflict do nothing",
    [carlaId],
  );
  await api.ownerPool.query('delete from outbox');
});

describe('the people of a company', () => {
  it('are its own users and its accountants, and none of another company', async () => {
    expect(await list(ana)).toMatchObject({
      results: [
        { uuid: anaId, name: 'Ana Souza', email: 'ana@acme.test', type: 'COMPANY', status: 'active' },
        { uuid: carlaId, name: 'Carla Nunes', email: 'carla@contas.test', type: 'ACCOUNTANT', status: 'active' },
      ],
      count: 2,
    });
    expect(await names(gil)).toEqual(['Gil Marques']);
    expect((await gil.get(`${url}/${anaId}`)).statusCode).toBe(404);
  });

  it('are not for accountants to read', async () => {
    expect((await carla.get(url)).statusCode).toBe(403);
    expect((await carla.get(`${url}/${anaId}`)).statusCode).toBe(403);
  });

  it('are listed by limit and offset, from any position, or by pages', async () => {
    for (const n of [1, 2, 3]) await addColleague(`bia${n}@acme.test`, `Bia ${n}`);
    expect(await list(ana, 'limit=2&offset=1')).toMatchObject({
      results: [{ name: 'Bia 1' }, { name: 'Bia 2' }],
      count: 5,
    });
    expect(await names(ana, 'limit=2&offset=3')).toEqual(['Bia 3', 'Carla Nunes']);
    expect(await names(ana, 'per_page=2&page=3')).toEqual(['Carla Nunes']);
    expect((await ana.get(`${url}?limit=0`)).statusCode).toBe(400);
    expect((await ana.get(`${url}?offset=-1`)).statusCode).toBe(400);
  });

  it.each([
    ['part of a name, without accents and case', 'search=SOUZ', ['Ana Souza']],
    ['part of an address', 'search=contas.test', ['Carla Nunes']],
    ['a type', 'type=ACCOUNTANT,PARTNER', ['Carla Nunes']],
    ['how they stand', 'status=invited', []],
  ])('are found by %s', async (_what, query, found) => {
    expect(await names(ana, query)).toEqual(found);
  });

  it.each(['name', '-email', 'type', '-date_email_verified', 'created_at'])('are sorted by %s', async (sort) => {
    expect((await ana.get(`${url}?sort=${sort}`)).statusCode).toBe(200);
  });
});

describe('a new user', () => {
  const create = (body: object) => ana.post(`${url}/create`, body);

  it('is invited by mail, and listed as such until they accept', async () => {
    const answer = await create({ name: 'Bia Lima', email: 'bia@acme.test', phone: '+5511912345678' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'Bia Lima', type: 'COMPANY', status: 'invited' });
    expect(answer.json().role).toMatchObject({ built_in: 'back_office' });
    expect(answer.json()).not.toHaveProperty('date_email_verified');
    expect(await names(ana, 'status=invited')).toEqual(['Bia Lima']);
    const { rows } = await api.ownerPool.query('select topic, email from outbox');
    expect(rows).toEqual([{ topic: 'invitation', email: 'bia@acme.test' }]);
  });

  it('who is invited twice has one invitation', async () => {
    await create({ name: 'Bia Lima', email: 'bia@acme.test' });
    expect((await create({ name: 'Bia Lima', email: 'BIA@acme.test' })).statusCode).toBe(201);
    expect(await names(ana, 'status=invited')).toEqual(['Bia Lima']);
  });

  it.each([
    ['without a name', { email: 'bia@acme.test' }, 'name'],
    ['without an address', { name: 'Bia' }, 'email'],
    ['with an address that is none', { name: 'Bia', email: 'bia' }, 'email'],
    ['with a phone that is none', { name: 'Bia', email: 'bia@acme.test', phone: '12' }, 'phone'],
    ['who belongs to the company', { name: 'Ana', email: 'ana@acme.test' }, 'email'],
  ])('is refused %s', async (_what, body, path) => {
    expect((await create(body)).json()).toMatchObject({ code: 'validation', errors: { [path]: expect.any(String) } });
  });

  it.each([
    ['type', 'COMPANY'],
    ['status', 'active'],
    ['tenant', 'globex'],
    ['permissions', ['invoices:list']],
    ['uuid', crypto.randomUUID()],
  ])('has no %s that a body names', async (path, value) => {
    const answer = await create({ name: 'Bia', email: 'bia@acme.test', [path]: value });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
    expect(await names(ana, 'status=invited')).toEqual([]);
  });

  it('has a role of the company’s own, if the invitation says so', async () => {
    const { uuid } = (await ana.post('/api/v1/roles', { name: 'Sellers', permissions: ['invoices:list'] })).json();
    const answer = await create({ name: 'Bia', email: 'bia@acme.test', role: { uuid } });
    expect(answer.json().role).toEqual({ uuid, name: 'Sellers' });
    const foreign = (await gil.post('/api/v1/roles', { name: 'Foreign' })).json();
    const refused = await create({ name: 'Lia', email: 'lia@acme.test', role: { uuid: foreign.uuid } });
    expect(refused.json()).toMatchObject({ code: 'validation', errors: { role: expect.any(String) } });
  });

  it('whose invitation is cancelled is not listed any more', async () => {
    const { uuid } = (await create({ name: 'Bia Lima', email: 'bia@acme.test' })).json();
    expect((await ana.put(`${url}/${uuid}/cancel`)).statusCode).toBe(200);
    expect(await names(ana, 'status=invited')).toEqual([]);
    expect((await gil.put(`${url}/${uuid}/cancel`)).statusCode).toBe(404);
  });
});

describe('leaving a company', () => {
  it('removes an accountant’s access to this company only', async () => {
    expect((await ana.put(`${url}/${carlaId}/remove`)).statusCode).toBe(200);
    expect(await names(ana)).toEqual(['Ana Souza']);
    const { rows } = await api.ownerPool.query('select topic, email from outbox');
    expect(rows).toEqual([{ topic: 'access_withdrawn', email: 'carla@contas.test' }]);
  });

  it('is for accountants by one command, and for its own people by another', async () => {
    const bia = await addColleague('leaves@acme.test');
    expect((await ana.put(`${url}/${bia}/remove`)).statusCode).toBe(409);
    expect((await ana.put(`${url}/${carlaId}/dismiss`)).statusCode).toBe(409);
    expect((await ana.put(`${url}/${bia}/dismiss`)).statusCode).toBe(200);
    expect(await names(ana)).toEqual(['Ana Souza', 'Carla Nunes']);
  });

  it('is not for its last owner', async () => {
    expect((await ana.put(`${url}/${anaId}/dismiss`)).statusCode).toBe(409);
    expect(await names(ana)).toContain('Ana Souza');
  });

  it('cannot be decided by other users', async () => {
    expect((await gil.put(`${url}/${carlaId}/remove`)).statusCode).toBe(404);
    expect((await carla.put(`${url}/${anaId}/dismiss`)).statusCode).toBe(403);
  });
});

describe('a role', () => {
  const give = async (client: TestClient, user: string, role: BuiltInRole, command = 'role') =>
    client.put(`${url}/${user}/${command}`, { role: { uuid: await builtInRole(api, role) } });

  it('replaces those that a user had', async () => {
    const bia = await addColleague('reader@acme.test');
    const answer = await give(ana, bia, 'read_only');
    expect(answer.json().role).toMatchObject({ built_in: 'read_only' });
    const { rows } = await api.ownerPool.query('select role_uuid from user_roles where user_uuid = $1', [bia]);
    expect(rows).toHaveLength(1);
  });

  it('can be one of the company’s own, and nothing else changes', async () => {
    const bia = await addColleague('own@acme.test');
    const { uuid } = (
      await ana.post('/api/v1/roles', { name: 'Readers of items', permissions: ['items:list'] })
    ).json();
    expect((await ana.put(`${url}/${bia}/role`, { role: uuid })).json().role).toEqual({
      uuid,
      name: 'Readers of items',
    });
    const refused = await ana.put(`${url}/${bia}/role`, { role: uuid, type: 'ADMIN' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['type']]);
  });

  it('has to fit the type of user', async () => {
    const bia = await addColleague('fit@acme.test');
    expect((await give(ana, bia, 'administrator')).statusCode).toBe(400);
    expect((await give(ana, bia, 'accountant')).json()).toMatchObject({ errors: { role: expect.any(String) } });
    expect((await give(ana, carlaId, 'accountant')).statusCode).toBe(409);
    expect((await give(ana, carlaId, 'owner', 'accountant_role')).statusCode).toBe(400);
    const exporting = await give(ana, carlaId, 'accountant_exports', 'accountant_role');
    expect(exporting.json().role).toMatchObject({ built_in: 'accountant_exports' });
  });

  it('of the last owner cannot be removed', async () => {
    expect((await give(ana, anaId, 'read_only')).json().code).toBe('last_owner');
    expect((await ana.get(url)).statusCode).toBe(200);
  });

  it('is not granted by a user who does not have it', async () => {
    const bia = await addColleague('clerk@acme.test');
    const asBia = await api.signIn('clerk@acme.test');
    expect((await give(asBia, bia, 'owner')).statusCode).toBe(403);
  });
});

describe('the activity of a user', () => {
  it('includes sign-ins and changed permissions, in the requesting company alone', async () => {
    const bia = await addColleague('active@acme.test');
    await api.signIn('active@acme.test');
    await ana.put(`${url}/${bia}/role`, { role: await builtInRole(api, 'read_only') });
    const { sign_ins: signIns, changes } = (await ana.get(`${url}/${bia}/activity`)).json();
    expect(signIns).toMatchObject([{ is_open: true }]);
    expect(changes).toContainEqual(
      expect.objectContaining({ what: 'role', given: true, built_in: 'read_only', actor: 'Ana Souza <ana@acme.test>' }),
    );
    expect(changes).toContainEqual(expect.objectContaining({ what: 'access', given: true }));
    expect((await gil.get(`${url}/${bia}/activity`)).statusCode).toBe(404);
  });

  it('shows no sign-ins of accountants, who work for other companies too', async () => {
    expect((await ana.get(`${url}/${carlaId}/activity`)).json()).not.toHaveProperty('sign_ins');
  });
});
