import { describe, expect, test } from 'vitest';
import { testApp, testConfig } from '../../../../../tests/support/app.ts';
import { addUser, password, users } from '../../../../../tests/support/identity.ts';

const api = await testApp();
const login = (payload: object, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  api.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload, headers, remoteAddress });

const refresh = (token: string | undefined, headers: Record<string, string> = {}) =>
  api.app.inject({
    url: '/api/v1/auth/refresh',
    headers,
    ...(token !== undefined && { cookies: { ultramar_refresh: token } }),
  });

const ana = { email: users.ana.email, password };
const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'ultramar_refresh')?.value ?? '';

describe('signing in', () => {
  test('answers a bearer token and who signed in', async () => {
    const answer = await login(ana);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 600,
      user: { name: 'Ana Souza', type: 'COMPANY', area: 'company', references: { tenant: ['acme'] } },
    });
    expect(answer.json().user.permissions).toContain('invoices:bill');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('keeps the refresh token and the device where no script and no other site reaches them', async () => {
    const { cookies } = await login(ana);
    expect(cookies.map(({ name }) => name)).toEqual(['ultramar_refresh', 'ultramar_own', 'ultramar_device']);
    expect(cookies[1]).toMatchObject({ path: '/api', httpOnly: true, sameSite: 'Lax' });
    for (const cookie of cookies.toSpliced(1, 1))
      expect(cookie).toMatchObject({ path: '/api/v1/auth', httpOnly: true, sameSite: 'Strict' });
    expect(cookies[0]?.value).toMatch(/^[\w-]{43}$/);
  });

  test('is case-sensitive for the password, not for the e-mail', async () => {
    expect((await login({ ...ana, email: 'ANA@acme.test' })).statusCode).toBe(200);
    expect((await login({ ...ana, password: password.toUpperCase() })).statusCode).toBe(401);
  });

  test('returns the same error for a wrong password, an unknown user and one without a password', async () => {
    await api.ownerPool.query("insert into users (name, email, type) values ('Novo', 'novo@acme.test', 'COMPANY')");
    const wrong = await login({ ...ana, password: 'wrong' });
    const unknown = await login({ email: 'nobody@acme.test', password });
    const invited = await login({ email: 'novo@acme.test', password });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().code).toBe('invalid_credentials');
    expect(unknown.json()).toEqual(wrong.json());
    expect(invited.json()).toEqual(wrong.json());
  });

  test('refuses a deactivated user', async () => {
    await addUser(api.ownerPool, { ...users.ana, email: 'ex@acme.test' });
    await api.ownerPool.query("update users set active = false where email = 'ex@acme.test'");
    expect((await login({ email: 'ex@acme.test', password })).json().code).toBe('invalid_credentials');
  });

  test.each([
    ['nothing', {}, ['email', 'password']],
    ['no e-mail address', { email: 'ana', password }, ['email']],
    ['an empty password', { email: ana.email, password: '' }, ['password']],
    ['numbers', { email: 1, password: 2 }, ['email', 'password']],
    ['what the database cannot store', { email: ana.email, password: 'a\0b' }, ['password']],
  ])('names the fields of %s', async (_, body, fields) => {
    const answer = await login(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields);
  });

  test('is locked for the account from that address after five failures, and for no other user', async () => {
    const address = '10.0.0.99';
    const guesses = Array.from({ length: 8 }, () => login({ ...ana, password: 'guess' }, {}, address));
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    const locked = await login(ana, {}, address);
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await login(ana, {}, '10.0.0.98')).statusCode).toBe(200);
    expect((await login({ email: users.gil.email, password }, {}, address)).statusCode).toBe(200);
  });

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    [`http://${testConfig.apiHost}.evil.example`, 403],
    [`http://evil${testConfig.apiHost}`, 403],
    [`http://acme.${testConfig.apiHost}`, 200],
  ])('from a page of %s answers %i', async (origin, status) => {
    expect((await login(ana, { origin })).statusCode).toBe(status);
  });
});

describe('staying signed in', () => {
  test('exchanges the refresh token for the next one', async () => {
    const first = cookieOf(await login(ana));
    const answer = await refresh(first);
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', user: { email: ana.email } });
    expect(cookieOf(answer)).not.toBe(first);
    expect((await refresh(cookieOf(answer))).statusCode).toBe(200);
  });

  test('accepts one of eight concurrent uses, and the session continues', async () => {
    const token = cookieOf(await login(ana));
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(token)));
    const winners = answers.filter(({ statusCode }) => statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    expect((await refresh(winners[0] && cookieOf(winners[0]))).statusCode).toBe(200);
  });

  test('a token used again later ends the whole session', async () => {
    const stolen = cookieOf(await login(ana));
    const next = await refresh(stolen);
    const again = await refresh(stolen);
    expect(again.json().code).toBe('session_ended');
    expect(cookieOf(again)).toBe('');
    expect((await refresh(cookieOf(next))).statusCode).toBe(401);
    const { access_token: token } = next.json();
    const me = await api.app.inject({ url: '/api/v1/auth/me', headers: { authorization: `Bearer ${token}` } });
    expect(me.json().code).toBe('session_ended');
  });

  test('ends after 30 days away', async () => {
    const token = cookieOf(await login(ana));
    api.clock.advance(30 * 24 * 60 * 60 * 1000);
    expect((await refresh(token)).json().code).toBe('session_ended');
  });

  test.each([undefined, '', 'no token of ours'])('is not possible by %j', async (token) => {
    expect((await refresh(token)).statusCode).toBe(401);
  });

  test('is nothing that another site can ask for', async () => {
    const token = cookieOf(await login(ana));
    expect((await refresh(token, { origin: 'https://evil.example' })).json().code).toBe('origin_forbidden');
    expect((await refresh(token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await refresh(token)).statusCode).toBe(200);
  });
});

describe('an access token', () => {
  test('is good for ten minutes', async () => {
    const client = await api.signIn(users.ana.email);
    api.clock.advance(599_000);
    expect((await client.get('/api/v1/auth/me')).json()).toMatchObject({ email: users.ana.email });
    api.clock.advance(2_000);
    expect((await client.get('/api/v1/auth/me')).json().code).toBe('token_expired');
  });

  test.each([
    ['none', ''],
    ['no token', 'Bearer x'],
    ['one without a signature', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
    ['another scheme', 'Basic YTpi'],
  ])('that is %s is refused', async (_, authorization) => {
    const answer = await api.anonymous.get('/api/v1/auth/me', { authorization });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });
});

test('signing out ends the session for the tokens that are still out', async () => {
  const signedIn = await login(ana);
  const authorization = `Bearer ${signedIn.json().access_token}`;
  const out = await api.app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: { authorization } });
  expect(out.json()).toEqual({ detail: 'Você saiu da sua conta.' });
  expect((await api.anonymous.get('/api/v1/auth/me', { authorization })).json().code).toBe('session_ended');
  expect((await refresh(cookieOf(signedIn))).statusCode).toBe(401);
  expect((await api.anonymous.post('/api/v1/auth/logout')).statusCode).toBe(200);
});
