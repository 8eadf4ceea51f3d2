import { beforeEach, describe, expect, it, test } from 'vitest';
import { testApp, testConfig } from '../../../../../tests/support/app.ts';
import { addUser, users } from '../../../../../tests/support/identity.ts';

const api = await testApp();
const url = '/api/v1/clients';
const scope = 'currencies:list users:list users:show';

/** A new administrator with a client per test. */
let count = 0;
let owner = await api.signIn(users.admin.email);
let ownerKey = '';
let client: { id: string; secret: string };
beforeEach(async () => {
  count += 1;
  const email = `marta${count}@ultramar.test`;
  ownerKey = await addUser(api.ownerPool, { ...users.admin, email });
  owner = await api.signIn(email);
  client = (await owner.post(url, { name: `Sync ${count}`, scope })).json();
});

const signIn = (change: object = {}) =>
  api.anonymous.post('/api/v1/auth/token', {
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
    ...change,
  });

const tokenOf = async (change: object = {}): Promise<string> => (await signIn(change)).json().access_token;

/** Another process would look the session up, too. */
const forget = async (token: string) =>
  api.app.sessions.forget(await api.app.accessTokens.read(token, api.clock.now()));

const ask = (token: string, path: string, method: 'GET' | 'PATCH' | 'PUT' = 'GET') =>
  api.app.inject({ method, url: path, headers: { authorization: `Bearer ${token}`, host: testConfig.apiHost } });

describe('a client', () => {
  it('receives its secret once, and only a digest is stored', async () => {
    expect(client).toMatchObject({ status: 'active', scope, owner: { uuid: ownerKey } });
    expect(client.secret).toMatch(/^umsec_[\w-]{43}$/);
    const read = (await owner.get(`${url}/${client.id}`)).json();
    expect(read).not.toHaveProperty('secret');
    expect(read.secrets).toEqual([
      { uuid: expect.any(String), hint: client.secret.slice(-4), created_at: expect.any(String) },
    ]);
    const { rows } = await api.ownerPool.query('select to_jsonb(s) as row from client_secrets s');
    expect(JSON.stringify(rows)).not.toContain(client.secret);
  });

  it('has its secret in no stored idempotent response', async () => {
    const once = { 'idempotency-key': `client ${count}` };
    const body = { name: 'Once', scope: 'users:list' };
    const first = (await owner.post(url, body, once)).json();
    const again = (await owner.post(url, body, once)).json();
    expect([first.id === again.id, typeof first.secret, again.secret]).toEqual([true, 'string', undefined]);
  });

  it('acts within its scope, for its owner', async () => {
    const token = await tokenOf();
    expect((await ask(token, '/api/v1/users')).statusCode).toBe(200);
    expect((await ask(token, '/api/v1/auth/me')).json()).toMatchObject({ uuid: ownerKey });
    for (const path of [url, '/api/v1/auth/profile']) expect((await ask(token, path)).json().code).toBe('forbidden');
    expect((await ask(token, `/api/v1/users/${ownerKey}`, 'PATCH')).json().code).toBe('forbidden');
    expect((await ask(token, '/api/v1/auth/profile', 'PATCH')).json().code).toBe('forbidden');
  });

  it('can request a part of its scope, not more', async () => {
    const answer = await signIn({ scope: 'currencies:list' });
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', scope: 'currencies:list' });
    expect((await ask(answer.json().access_token, '/api/v1/users')).json().code).toBe('forbidden');
    const more = await signIn({ scope: 'users:list users:edit' });
    expect([more.statusCode, Object.keys(more.json().errors)]).toEqual([400, ['scope']]);
  });

  it.each([
    ['another secret', { client_secret: 'umsec_other' }],
    ['no client', { client_id: '0198f6b2-0000-7000-8000-000000000000' }],
  ])('is not let in by %s', async (_what, change) => {
    const answer = await signIn(change);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_client']);
  });

  it('is refused after a few wrong secrets', async () => {
    const wrong = { client_secret: 'umsec_wrong' };
    for (let tries = 0; tries < api.app.budgets.guessesPerAccountAndAddress; tries += 1) await signIn(wrong);
    expect((await signIn()).statusCode).toBe(429);
  });
});

test.each([
  ['en', 'Unknown client, or wrong client secret.'],
  ['pt', 'Cliente desconhecido ou segredo do cliente incorreto.'],
  ['es', 'Cliente desconocido o secreto del cliente incorrecto.'],
])('JSON in %s says that the client is unknown, in our shape', async (language, detail) => {
  const answer = await api.anonymous.post(
    '/api/v1/auth/token',
    { grant_type: 'client_credentials', client_id: client.id, client_secret: 'wrong' },
    { 'accept-language': language },
  );
  expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'invalid_client', detail }]);
});

describe('a new secret', () => {
  it('is valid beside the old one, which then ends with its sessions', async () => {
    const old = await tokenOf();
    const { secret } = (await owner.put(`${url}/${client.id}/rotate`)).json();
    expect([(await signIn()).statusCode, (await signIn({ client_secret: secret })).statusCode]).toEqual([200, 200]);
    const retired = await owner.put(`${url}/${client.id}/retire`);
    expect(retired.json()).toMatchObject({ secrets: [{ hint: secret.slice(-4) }] });
    expect([(await signIn()).statusCode, (await signIn({ client_secret: secret })).statusCode]).toEqual([401, 200]);
    await forget(old);
    expect((await ask(old, '/api/v1/users')).json().code).toBe('session_ended');
  });

  it('replaces the oldest if there are two', async () => {
    const second = (await owner.put(`${url}/${client.id}/rotate`)).json().secret;
    await owner.put(`${url}/${client.id}/rotate`);
    expect([(await signIn()).statusCode, (await signIn({ client_secret: second })).statusCode]).toEqual([401, 200]);
  });

  it('is not retired if it is the only one', async () => {
    expect((await owner.put(`${url}/${client.id}/retire`)).json().code).toBe('one_secret');
  });
});

describe('the rights of a client end', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['with the client', () => owner.delete(`${url}/${client.id}`)],
    ['while it is deactivated', () => owner.put(`${url}/${client.id}/deactivate`)],
    [
      'with the account of its owner',
      () => api.ownerPool.query('update users set active = false where uuid = $1', [ownerKey]),
    ],
  ])('%s', async (_when, end) => {
    const token = await tokenOf();
    expect((await ask(token, '/api/v1/users')).statusCode).toBe(200);
    await end();
    await forget(token);
    expect((await ask(token, '/api/v1/users')).json().code).toBe('session_ended');
    expect((await signIn()).json().code).toBe('invalid_client');
  });

  it('if a permission is revoked from it, and keeps the others', async () => {
    const [token, less] = [await tokenOf(), await tokenOf({ scope: 'currencies:list' })];
    await owner.patch(`${url}/${client.id}`, { scope: 'currencies:list' });
    await forget(less);
    expect((await ask(less, '/api/v2/currencies')).statusCode).toBe(200);
    await forget(token);
    expect((await ask(token, '/api/v1/users')).json().code).toBe('session_ended');
  });
});

test.each([
  [{ owner: { uuid: '0198f6b2-0000-7000-8000-000000000000' } }, 'owner'],
  [{ status: 'inactive' }, 'status'],
  [{ secret: 'umsec_mine' }, 'secret'],
  [{ scope: 'users:fly' }, 'scope'],
  [{ scope: 'users' }, 'scope'],
  [{ scope: '' }, 'scope'],
])('a change by %j is refused at its field', async (change, path) => {
  const answer = await owner.patch(`${url}/${client.id}`, change);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
});

test('clients are not for people of a company', async () => {
  const ana = await api.signIn(users.ana.email);
  for (const answer of [await ana.get(url), await ana.post(url, { name: 'Mine', scope: 'users:list' })])
    expect(answer.json().code).toBe('forbidden');
});

test('another administrator stops a client, and neither changes it nor has a secret made for it', async () => {
  const other = await api.signIn(users.admin.email);
  const at = `${url}/${client.id}`;
  for (const answer of [await other.put(`${at}/rotate`), await other.patch(at, { scope: 'users:edit' })])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_owner']);
  expect((await other.put(`${at}/deactivate`)).json()).toMatchObject({ status: 'inactive' });
});
