import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { addUser, users } from '../../../../../tests/support/identity.ts';
import { offerFirstAdmin } from '../../sign-in/firstAdmin.ts';

const path = '/api/v1/auth/first-admin';
const marta = { name: 'Marta Reis', email: 'Marta@ultramar.example', password: 'correct horse battery' };
const day = 24 * 60 * 60 * 1000;

const logged: string[] = [];
const api = await testApp({ logger: { level: 'debug', stream: { write: (line) => logged.push(line) } } });
/** Bypasses the protection of the last administrator. */
async function deleteUsers(): Promise<void> {
  await api.ownerPool.query('alter table users disable trigger user; alter table user_roles disable trigger user');
  await api.ownerPool.query('delete from users');
  await api.ownerPool.query('alter table users enable trigger user; alter table user_roles enable trigger user');
}
beforeEach(async () => {
  await deleteUsers();
  await api.ownerPool.query('delete from first_admin_link; delete from sign_in_attempts');
});

/** The tokens that a start prints: one or none. */
async function printed(): Promise<string[]> {
  const tokens: string[] = [];
  await offerFirstAdmin(api.pool, api.clock.now(), (token) => tokens.push(token));
  return tokens;
}
const newToken = async () => (await printed())[0] ?? '';

const create = (body: object, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  api.app.inject({ method: 'POST', url: path, payload: { ...marta, ...body }, headers, remoteAddress });
const check = (token: string) => api.anonymous.get(`${path}?token=${token}`);
const admins = async () => (await api.ownerPool.query('select * from users')).rows;

describe('the link', () => {
  test('makes the administrator and signs them in', async () => {
    const answer = await create({ token: await newToken() });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      token_type: 'Bearer',
      user: { name: 'Marta Reis', type: 'ADMIN', area: 'admin', references: { tenant: [] } },
    });
    expect(answer.cookies).toMatchObject([
      { name: 'ultramar_refresh', httpOnly: true, sameSite: 'Strict' },
      { name: 'ultramar_own', httpOnly: true, sameSite: 'Lax' },
      { name: 'ultramar_device', httpOnly: true, sameSite: 'Strict' },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    const authorization = `Bearer ${answer.json().access_token}`;
    expect((await api.anonymous.get('/api/v1/auth/me', { authorization })).statusCode).toBe(200);
    expect(await admins()).toMatchObject([
      { type: 'ADMIN', active: true, date_email_verified: api.clock.now().toISOString() },
    ]);
    await expect(api.signIn('marta@ultramar.example', { password: marta.password })).resolves.toBeDefined();
  });

  test('of 64 concurrent uses makes one', async () => {
    const token = await newToken();
    const uses = Array.from({ length: 64 }, (_, n) => create({ token, email: `m${n}@x.test` }, {}, `10.0.1.${n}`));
    const statuses = (await Promise.all(uses)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, ...Array(63).fill(403)]);
    expect(await admins()).toHaveLength(1);
  });

  test('is good for a day, by the clock', async () => {
    const token = await newToken();
    api.clock.advance(day - 1000);
    expect((await check(token)).json()).toEqual({
      expires_at: new Date(api.clock.now().getTime() + 1000).toISOString(),
    });
    api.clock.advance(1000);
    expect((await check(token)).json().code).toBe('first_admin_link_invalid');
    expect((await create({ token })).json().code).toBe('first_admin_link_invalid');
    expect(await admins()).toEqual([]);
  });

  test('is replaced at the next start, by any number of servers', async () => {
    const tokens: string[] = [];
    const starts = Array.from({ length: 8 }, () =>
      offerFirstAdmin(api.pool, api.clock.now(), (token) => tokens.push(token)),
    );
    await Promise.all(starts);
    expect(new Set(tokens).size).toBe(8);
    const checks = await Promise.all(tokens.map(check));
    expect(checks.map(({ statusCode }) => statusCode)).toEqual([...Array(7).fill(403), 200]);
  });

  test('is no longer good once it was used, or once there is a user', async () => {
    const used = await newToken();
    await create({ token: used });
    expect((await check(used)).statusCode).toBe(403);
    await deleteUsers();
    expect((await create({ token: used })).statusCode).toBe(403);
    const late = await newToken();
    await addUser(api.ownerPool, users.ana);
    expect((await check(late)).statusCode).toBe(403);
    expect((await create({ token: late })).statusCode).toBe(403);
    expect(await admins()).toHaveLength(1);
  });

  test('is not offered where there is a user', async () => {
    await addUser(api.ownerPool, users.ana);
    expect(await printed()).toEqual([]);
  });

  test('is stored as a digest only, and its token is in no log', async () => {
    const token = await newToken();
    const { rows } = await api.ownerPool.query<{ link: string }>(
      'select first_admin_link::text as link from first_admin_link',
    );
    expect(rows[0]?.link).toMatch(/\\x[0-9a-f]{64}/);
    expect(rows[0]?.link).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    await api.anonymous.get(`/first-admin?token=${token}`);
    await check(token);
    await create({ token, password: 'short' });
    await create({ token });
    await create({ token });
    expect(logged.join('')).toContain(path);
    expect(logged.join('')).not.toContain(token);
    expect(logged.join('')).not.toContain(marta.password);
  });
});

describe('what is refused', () => {
  test.each([
    ['nothing', { name: undefined, email: undefined, password: undefined }, ['email', 'name', 'password', 'token']],
    ['an empty name', { token: 'x', name: '  ' }, ['name']],
    ['no e-mail address', { token: 'x', email: 'marta' }, ['email']],
    ['a short password', { token: 'x', password: 'ninechars' }, ['password']],
    ['an endless password', { token: 'x', password: 'a1 '.repeat(67) }, ['password']],
    ['a common password', { token: 'x', password: 'Password123' }, ['password']],
    ['what the database cannot store', { token: 'x', name: 'a\0b' }, ['name']],
  ])('%s, at its field', async (_, body, fields) => {
    const answer = await create(body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(fields);
  });

  test('says so in the language that is asked for', async () => {
    const answer = await create({ token: 'x', password: 'password123' }, { 'accept-language': 'es' });
    expect(answer.json().errors.password).toBe('Esta contraseña es fácil de adivinar. Elija otra.');
  });

  test.each(['', 'guess', 'x'.repeat(1000)])('another token: "%.10s"', async (token) => {
    await newToken();
    expect((await create({ token })).json().code).toBe('first_admin_link_invalid');
    expect((await check(token)).statusCode).toBe(403);
  });

  test('the sixth guess from one address; mistakes in the fields do not count', async () => {
    const token = await newToken();
    for (let n = 0; n < 8; n += 1) await create({ token, password: 'password123' });
    const guesses = await Promise.all(Array.from({ length: 8 }, () => create({ token: 'guess' })));
    expect(guesses.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(5).fill(403), 429, 429, 429]);
    expect((await create({ token })).statusCode).toBe(429);
    expect((await create({ token }, {}, '10.0.0.2')).statusCode).toBe(200);
  });

  test('a page of another site', async () => {
    const answer = await create({ token: await newToken() }, { origin: 'https://evil.example' });
    expect(answer.json().code).toBe('origin_forbidden');
  });
});
