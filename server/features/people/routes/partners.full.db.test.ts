import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { addUser, users } from '../../../../tests/support/identity.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';

const url = '/api/v2/partners';
const api = await testApp();
const ana = await api.signIn(users.ana.email);
const gil = await api.signIn(users.gil.email);
const carla = await api.signIn(users.carla.email);
const carlaId = api.identity.users[users.carla.email] ?? '';

const search = async (client: TestClient, email: string) => (await client.get(`${url}/search/${email}`)).json();
const toggle = (client: TestClient, body?: object, headers?: Record<string, string>) =>
  client.post(`${url}/${carlaId}/toggle`, body, headers);

const referencesOfCarla = async (): Promise<string[]> =>
  (
    await api.ownerPool.query<{ value: string }>(
      "select value from user_references where user_uuid = $1 and kind = 'tenant' order by 1",
      [carlaId],
    )
  ).rows.map(({ value }) => value);

const statesOfCarla = async (): Promise<Record<string, string>> => {
  const { rows } = await api.ownerPool.query<{ slug: string; state: string }>(
    'select t.slug, g.state from access_grants g join tenants t on t.id = g.tenant_uuid where g.user_uuid = $1',
    [carlaId],
  );
  return Object.fromEntries(rows.map(({ slug, state }) => [slug, state]));
};

const mails = async (): Promise<{ topic: string; email: string; args: Record<string, string> }[]> =>
  (await api.ownerPool.query('select topic, email, args from outbox order by created_at, uuid')).rows;

beforeEach(async () => {
  await toggle(ana, { access: true });
  await toggle(gil, { access: false });
  await api.ownerPool.query('delete from outbox');
});

describe('looking an accountant up', () => {
  it('finds them by their full address in any case, and returns whether they have access', async () => {
    expect(await search(ana, 'Carla@Contas.test')).toEqual({
      results: [{ uuid: carlaId, name: 'Carla Nunes', email: 'carla@contas.test', access: true, state: 'granted' }],
      count: 1,
    });
    expect((await search(gil, 'carla@contas.test')).results).toMatchObject([{ access: false }]);
  });

  it.each([
    ['part of an address', 'carla@contas.tes'],
    ['an unknown address', 'nobody@contas.test'],
    ['one of a company’s own people', 'gil@globex.test'],
    ['an administrator', 'admin@ultramar.test'],
  ])('finds no user by %s, with the same error', async (_what, email) => {
    expect(await search(ana, email)).toEqual({ results: [], count: 0 });
  });

  it('rejects an invalid address, and a user without permission', async () => {
    expect((await ana.get(`${url}/search/carla`)).statusCode).toBe(404);
    expect((await carla.get(`${url}/search/gil@globex.test`)).statusCode).toBe(403);
  });

  it('is limited, so that addresses cannot be enumerated', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < defaultBudgets.searchesPerAccount + 1; n += 1) {
      statuses.push((await gil.get(`${url}/search/stranger${n}@contas.test`)).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await ana.get(`${url}/search/carla@contas.test`)).statusCode).toBe(200);
  });
});

describe('access', () => {
  it('is granted and removed by turns, and leaves other companies alone', async () => {
    expect((await toggle(gil)).json()).toMatchObject({ uuid: carlaId, access: true, state: 'granted' });
    expect(await referencesOfCarla()).toEqual(['acme', 'globex']);
    expect((await toggle(gil)).json()).toMatchObject({ access: false, state: 'withdrawn' });
    expect((await carla.get('/api/v2/invoice/invoices-single?tenant=acme')).statusCode).toBe(200);
    expect(await statesOfCarla()).toEqual({ acme: 'granted', globex: 'withdrawn' });
  });

  it('is reported in one mail per change, from the company', async () => {
    await toggle(gil, { access: true });
    await toggle(gil, { access: true });
    await toggle(gil, { access: false });
    await toggle(gil, { access: false });
    expect(await mails()).toMatchObject([
      {
        topic: 'access_granted',
        email: 'carla@contas.test',
        args: { company: 'Globex Consulting', actor: 'Gil Marques' },
      },
      { topic: 'access_withdrawn', email: 'carla@contas.test', args: { company: 'Globex Consulting' } },
    ]);
  });

  it('is granted once by a request that is repeated', async () => {
    const once = { 'idempotency-key': 'let carla in' };
    expect((await toggle(gil, undefined, once)).json()).toMatchObject({ access: true });
    expect((await toggle(gil, undefined, once)).json()).toMatchObject({ access: true });
    expect(await referencesOfCarla()).toEqual(['acme', 'globex']);
  });

  it('has the role that was chosen, and another once that is chosen', async () => {
    const roles = async () =>
      (
        await api.ownerPool.query(
          `select r.built_in from user_roles o join roles r on r.uuid = o.role_uuid
           where o.user_uuid = $1 and o.tenant_uuid = $2`,
          [carlaId, api.identity.tenants.globex],
        )
      ).rows.map(({ built_in: role }) => role);
    await toggle(gil, { access: true, role: 'accountant_exports' });
    expect(await roles()).toEqual(['accountant_exports']);
    await toggle(gil, { access: true, role: 'accountant' });
    expect(await roles()).toEqual(['accountant']);
    await toggle(gil, { access: false });
    expect(await roles()).toEqual([]);
  });

  it('is only for accountants, and only the company grants it', async () => {
    const anaId = api.identity.users[users.ana.email] ?? '';
    expect((await gil.post(`${url}/${anaId}/toggle`)).statusCode).toBe(404);
    expect((await carla.post(`${url}/${carlaId}/toggle`)).statusCode).toBe(403);
    expect((await gil.post(`${url}/${carlaId}/toggle`, { tenant: 'acme' })).statusCode).toBe(400);
  });

  it('that was requested is listed until it is granted or declined', async () => {
    const ask = () =>
      api.ownerPool.query(
        `insert into access_grants (tenant_uuid, user_uuid, state) values ($1, $2, 'requested')
         on conflict (tenant_uuid, user_uuid) do update set state = 'requested'`,
        [api.identity.tenants.globex, carlaId],
      );
    const requests = async () => (await gil.get(`${url}/requests`)).json().count;
    await ask();
    expect(await requests()).toBe(1);
    expect((await toggle(gil, { access: false })).json()).toMatchObject({ state: 'declined' });
    expect(await requests()).toBe(0);
    expect(await mails()).toMatchObject([{ topic: 'access_declined', email: 'carla@contas.test' }]);
    await ask();
    expect((await toggle(gil, { access: true })).json()).toMatchObject({ state: 'granted' });
    expect(await requests()).toBe(0);
  });
});

describe('inviting an accountant', () => {
  const invite = (client: TestClient, email: string, role?: string) =>
    client.post(`${url}/invite`, { email, ...(role && { role }) });

  it('lets in an accountant with an account, and invites one without', async () => {
    expect((await invite(ana, 'new@contas.test')).json()).toMatchObject({ state: 'invited' });
    expect((await invite(ana, 'carla@contas.test')).json()).toMatchObject({ state: 'granted' });
    const { rows } = await api.ownerPool.query(
      "select type, email from account_invitations where email = 'new@contas.test'",
    );
    expect(rows).toEqual([{ type: 'ACCOUNTANT', email: 'new@contas.test' }]);
    expect((await mails()).map(({ topic }) => topic)).toEqual(['invitation']);
  });

  it('treats a user of another company like an unknown address, and reports its own users as such', async () => {
    expect((await invite(ana, 'gil@globex.test')).json()).toMatchObject({ state: 'invited' });
    expect((await invite(ana, 'ana@acme.test')).json()).toMatchObject({ errors: { email: expect.any(String) } });
  });

  it('refuses an invalid address', async () => {
    expect((await invite(ana, 'carla')).json()).toMatchObject({ errors: { email: expect.any(String) } });
  });
});

describe('an accountant’s own data', () => {
  const own = { name: 'Carla N.', email: 'carla@contas.test', nif: '123.456.789-09', phone: '+5511912345678' };
  const change = (client: TestClient, body: object) => client.put(`${url}/${carlaId}`, body);

  it('are readable and replaceable by the accountant, with or without a company', async () => {
    expect((await change(carla, { ...own, organization: 'Contas & Cia' })).json()).toMatchObject({
      name: 'Carla N.',
      organization: 'Contas & Cia',
      nif: '123.456.789-09',
      phone: '+5511912345678',
    });
    expect((await carla.get(`${url}/${carlaId}`)).json()).toMatchObject({ name: 'Carla N.' });
    expect((await change(ana, own)).statusCode).toBe(403);
  });

  it('are complete for companies that gave access, and partial for others', async () => {
    await change(carla, own);
    expect((await ana.get(`${url}/${carlaId}`)).json()).toMatchObject({ phone: '+5511912345678' });
    const partner = (await gil.get(`${url}/${carlaId}`)).json();
    expect(partner).toMatchObject({ name: 'Carla N.', access: false });
    expect(partner).not.toHaveProperty('phone');
    expect(partner).not.toHaveProperty('nif');
  });

  it.each([
    ['without a name', { name: '' }, 'name'],
    ['without a tax id', { nif: '' }, 'nif'],
    ['with a phone that is none', { phone: '123' }, 'phone'],
    ['with an address that is none', { email: 'carla' }, 'email'],
    ['with another address, which has to be confirmed', { email: 'other@contas.test' }, 'email'],
  ])('is refused %s', async (_what, wrong, path) => {
    expect((await change(carla, { ...own, ...wrong })).json()).toMatchObject({
      errors: { [path]: expect.any(String) },
    });
  });

  it('do not include a type, a company or permissions', async () => {
    for (const more of [{ type: 'ADMIN' }, { tenant: 'globex' }, { permissions: ['invoices:bill'] }]) {
      expect((await change(carla, { ...own, ...more })).statusCode).toBe(400);
    }
  });
});

it('a partner is found as an accountant is', async () => {
  await addUser(api.ownerPool, { name: 'Paulo Reis', email: 'paulo@parceiros.test', type: 'PARTNER', tenants: [] });
  expect((await search(ana, 'paulo@parceiros.test')).results).toMatchObject([{ name: 'Paulo Reis', state: 'none' }]);
});
