import { beforeEach, expect, it } from 'vitest';
import { testApp, testConfig } from '../../../../../tests/support/app.ts';
import { addUser, users } from '../../../../../tests/support/identity.ts';

/** Forms for a token, by RFC 6749 §2.3.1, §3.2, §4.4 and §5. */
const api = await testApp();
const scope = 'currencies:list users:list users:show';

/** A client of a new administrator per test. */
let count = 0;
let client: { id: string; secret: string };
beforeEach(async () => {
  count += 1;
  const email = `marta${count}@ultramar.test`;
  await addUser(api.ownerPool, { ...users.admin, email });
  const owner = await api.signIn(email);
  client = (await owner.post('/api/v1/clients', { name: `Sync ${count}`, scope })).json();
});

type Parameters = Record<string, string> | [string, string][];
const form = (parameters: Parameters | string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/token',
    payload: typeof parameters === 'string' ? parameters : new URLSearchParams(parameters).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: testConfig.apiHost, ...headers },
  });
const encoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1);
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString('base64')}`,
});
const grant = { grant_type: 'client_credentials' };
const own = () => ({ client_id: client.id, client_secret: client.secret });

it.each<[string, () => ReturnType<typeof form>]>([
  ['in the body', () => form({ ...grant, ...own() })],
  ['in the header', () => form(grant, basic(client.id, client.secret))],
  [
    'in the header, with the same client_id in the body',
    () => form({ ...grant, client_id: client.id }, basic(client.id, client.secret)),
  ],
  [
    'in a header whose scheme is in lower case and whose parts are encoded throughout',
    () => {
      const all = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');
      const text = Buffer.from(`${all(client.id)}:${all(client.secret)}`).toString('base64');
      return form(grant, { authorization: `basic ${text}` });
    },
  ],
  ['with unknown and empty parameters, which are ignored', () => form({ ...grant, ...own(), scope: '', extra: '1' })],
  [
    'with a charset',
    () => form({ ...grant, ...own() }, { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }),
  ],
])('is accepted with the credentials %s', async (_, send) => {
  const answer = await send();
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { access_token: expect.any(String), token_type: 'Bearer', expires_in: 600, scope },
  ]);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
  const authorization = `Bearer ${answer.json().access_token}`;
  expect((await api.anonymous.get('/api/v1/users', { authorization })).statusCode).toBe(200);
});

it('narrows the scope', async () => {
  const answer = await form(
    'grant_type=client_credentials&scope=users%3Alist+currencies:list',
    basic(client.id, client.secret),
  );
  expect(answer.json().scope).toBe('currencies:list users:list');
});

const other = '0198f6b2-0000-7000-8000-000000000000';
it.each<[string, number, string, () => ReturnType<typeof form>]>([
  ['no parameters', 400, 'invalid_request', () => form('', basic(client.id, client.secret))],
  ['no grant_type', 400, 'invalid_request', () => form(own())],
  ['another grant_type', 400, 'unsupported_grant_type', () => form({ ...own(), grant_type: 'password' })],
  [
    'a repeated parameter',
    400,
    'invalid_request',
    () => form([...Object.entries({ ...grant, ...own() }), ['scope', 'a'], ['scope', 'b']]),
  ],
  ['text that is not encoded UTF-8', 400, 'invalid_request', () => form('grant_type=%ff')],
  ['an incomplete sequence', 400, 'invalid_request', () => form('grant_type=%f')],
  [
    'both ways to name the client',
    400,
    'invalid_request',
    () => form({ ...grant, ...own() }, basic(client.id, client.secret)),
  ],
  ['two clients', 400, 'invalid_request', () => form({ ...grant, client_id: other }, basic(client.id, client.secret))],
  [
    'parameters in the address',
    400,
    'invalid_request',
    () =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/token?client_id=x',
        payload: new URLSearchParams({ ...grant, ...own() }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
  ],
  ['more than the scope', 400, 'invalid_scope', () => form({ ...grant, ...own(), scope: 'users:edit' })],
  ['too long a scope', 400, 'invalid_scope', () => form({ ...grant, ...own(), scope: 'a'.repeat(10_001) })],
  ['too much', 413, 'invalid_request', () => form({ ...grant, ...own(), scope: 'a'.repeat(500_000) })],
  ['too many parameters', 413, 'invalid_request', () => form(Array.from({ length: 2_000 }, (_x, n) => [`p${n}`, '1']))],
  ['no credentials', 401, 'invalid_client', () => form(grant)],
  ['a wrong secret', 401, 'invalid_client', () => form({ ...grant, ...own(), client_secret: 'wrong' })],
  ['a wrong secret in the header', 401, 'invalid_client', () => form(grant, basic(client.id, 'wrong'))],
  ['an unknown client', 401, 'invalid_client', () => form(grant, basic(other, client.secret))],
  [
    'a client that has another form',
    401,
    'invalid_client',
    () => form(grant, basic('s6BhdRkqt3', '7Fjfp0ZBr1KtDRbnfVdmIw')),
  ],
  ['an unreadable header', 401, 'invalid_client', () => form(grant, { authorization: 'Basic %%%' })],
])('with %s is refused with %i and %s', async (_, status, error, send) => {
  const answer = await send();
  expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  expect(answer.json().error_description).toMatch(/^[\x20\x21\x23-\x5b\x5d-\x7e]{10,}$/);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', pragma: 'no-cache' });
  expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Basic realm="Ultramar"' : undefined);
});

it('is refused after a few wrong secrets', async () => {
  for (let tries = 0; tries < api.app.budgets.guessesPerAccountAndAddress; tries += 1)
    await form(grant, basic(client.id, 'wrong'));
  const answer = await form(grant, basic(client.id, client.secret));
  expect([answer.statusCode, answer.json().error]).toEqual([429, 'temporarily_unavailable']);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
});

it('is taken by no other route', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([415, 'unsupported_media', undefined]);
});
