import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, testConfig, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser, password, users } from '../../../../../tests/support/identity.ts';
import { sessionStore } from '../../../../identity/sessions/sessionStore.ts';

const api = await testApp();
const path = '/api/v1/auth/profile';
const fresh = 'three rivers by the harbor';

/** A new user per test. */
let count = 0;
let email = '';
let uuid = '';
let person: TestClient;
beforeEach(async () => {
  count += 1;
  email = `ana${count}@acme.test`;
  uuid = await addUser(api.ownerPool, { ...users.ana, email });
  person = await api.signIn(email);
});

const versionOf = async () => String((await person.get(path)).headers.etag);

/** The account's history, oldest first. */
async function history(): Promise<{ table_name: string; changes: Record<string, unknown>; actor: string }[]> {
  const { rows } = await api.ownerPool.query(
    `select table_name, changes, actor from platform_audit_log where subject_key = $1 and action = 'updated' order by uuid`,
    [uuid],
  );
  return rows;
}

describe('the profile', () => {
  test('returns the data of the user, and nothing else', async () => {
    expect((await person.get(path)).json()).toEqual({ uuid, name: 'Ana Souza', email });
    expect((await api.anonymous.get(path)).statusCode).toBe(401);
  });

  test.each(Object.values(users))('is for every user who is signed in: $type', async ({ email: address, name }) => {
    const client = await api.signIn(address);
    expect((await client.get(path)).json()).toMatchObject({ name });
  });

  test('changes the given fields and keeps the rest', async () => {
    const changed = await person.patch(path, { name: ' Ana Paula Souza ', phone: '+5511912345678' });
    expect(changed.json()).toEqual({
      uuid,
      email,
      name: 'Ana Paula Souza',
      phone: '+5511912345678',
      detail: 'Perfil salvo.',
    });
    await person.patch(path, { language: 'es', theme: 'system', single_keys: false });
    const chosen = { language: 'es', theme: 'system', single_keys: false };
    const whole = { uuid, email, name: 'Ana Paula Souza', phone: '+5511912345678', ...chosen };
    expect((await person.get(path)).json()).toEqual(whole);
    expect((await person.get('/api/v1/auth/me')).json()).toMatchObject({
      name: 'Ana Paula Souza',
      ...chosen,
    });
  });

  test.each([null, '', ' '])('is without a telephone number once that is %j', async (phone) => {
    await person.patch(path, { phone: '+351912345678' });
    expect((await person.patch(path, { phone })).json()).not.toHaveProperty('phone');
    expect((await person.get(path)).json()).not.toHaveProperty('phone');
  });

  test.each([
    ['an e-mail', { email: 'other@acme.test', name: 'X' }, 'email', 'Este campo não existe'],
    ['a type', { type: 'ADMIN' }, 'type', 'Este campo não existe'],
    ['a hash', { password_hash: 'x' }, 'password_hash', 'Este campo não existe'],
    ['no name', { name: null }, 'name', 'Campo obrigatório'],
    ['an empty name', { name: '  ' }, 'name', 'Campo obrigatório'],
    ['a name without end', { name: 'x'.repeat(201) }, 'name', 'Use no máximo 200 caracteres'],
    ['a number of no country', { phone: '+351000000000' }, 'phone', /telefone válido/],
    ['a number without its country', { phone: '11 91234-5678' }, 'phone', /telefone válido/],
    ['another language', { language: 'fr' }, 'language', 'Escolha uma das opções'],
    ['no language', { language: null }, 'language', 'Campo obrigatório'],
    ['another theme', { theme: 'pink' }, 'theme', 'Escolha uma das opções'],
    ['a password alone', { password: fresh }, 'current_password', 'Campo obrigatório'],
    ['the current password alone', { current_password: password }, 'password', 'Campo obrigatório'],
    ['a short password', { current_password: password, password: 'short' }, 'password', 'Use pelo menos 10 caracteres'],
    ['a common one', { current_password: password, password: 'dragon2026!' }, 'password', /fácil de adivinhar/],
    ['the new name', { name: 'Rosalinda', current_password: password, password: 'Rosalinda1' }, 'password', /fácil/],
  ])('takes no change with %s', async (_, body, field, message) => {
    const refused = await person.patch(path, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[field]).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect((await person.get(path)).json()).toEqual({ uuid, name: 'Ana Souza', email });
    expect((await history()).filter(({ table_name: table }) => table === 'users')).toEqual([]);
  });

  test('rejects a change based on an outdated version', async () => {
    const version = await versionOf();
    await person.patch(path, { phone: '+5511912345678' });
    const refused = await person.patch(path, { name: 'Late' }, { 'if-match': version });
    expect(refused.json().code).toBe('stale');
    const changed = await person.patch(path, { name: 'In time' }, { 'if-match': await versionOf() });
    expect(changed.json()).toMatchObject({ name: 'In time', phone: '+5511912345678' });
    expect(changed.headers.etag).toBe(await versionOf());
  });

  test('accepts one of eight concurrent changes of a version', async () => {
    const version = await versionOf();
    const names = Array.from({ length: 8 }, (_, n) => `Ana ${n}`);
    const answers = await Promise.all(names.map((name) => person.patch(path, { name }, { 'if-match': version })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  });
});

describe('a new password', () => {
  const change = (client: TestClient, current = password, next = fresh, headers = {}) =>
    client.patch(path, { current_password: current, password: next }, headers);
  const signIn = (with_: string, device?: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: { email, password: with_ },
      ...(device !== undefined && { cookies: { ultramar_device: device } }),
    });
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof signIn>>, called: string) =>
    cookies.find(({ name }) => name === called)?.value ?? '';

  test('replaces the old one, and ends the other sessions immediately', async () => {
    const elsewhere = await signIn(password);
    const other = { authorization: `Bearer ${elsewhere.json().access_token}` };
    expect((await api.anonymous.get(path, other)).statusCode).toBe(200);
    const changed = await change(person);
    expect(changed.json()).toMatchObject({ detail: 'Senha alterada. Suas outras sessões foram encerradas.' });
    expect((await api.anonymous.get(path, other)).json().code).toBe('session_ended');
    const refreshed = await api.app.inject({
      url: '/api/v1/auth/refresh',
      cookies: { ultramar_refresh: cookieOf(elsewhere, 'ultramar_refresh') },
    });
    expect(refreshed.json().code).toBe('session_ended');
    expect((await person.get(path)).statusCode).toBe(200);
    expect([(await signIn(password)).statusCode, (await signIn(fresh)).statusCode]).toEqual([401, 200]);
  });

  test('reports no ended sessions if there are no others', async () => {
    expect((await change(person)).json().detail).toBe('Senha alterada.');
  });

  test('requires the current one: a wrong one is an error at its field and counts as a guess', async () => {
    const refused = await change(person, 'not my password');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({ current_password: 'Esta não é a sua senha atual' });
    for (let guess = 0; guess < 4; guess += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
      expect((await change(person, `guess ${guess}`)).statusCode).toBe(400);
    const locked = await change(person);
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    expect((await person.get(path)).statusCode).toBe(200);
  });

  test('is accepted once in five concurrent changes', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => change(person, password, `${fresh} ${n}`)));
    const done = answers.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
    expect(done).toHaveLength(1);
    expect((await signIn(`${fresh} ${done[0]}`)).statusCode).toBe(200);
  });

  test('makes all known devices unknown, except the one of the change', async () => {
    const before = cookieOf(await signIn(password), 'ultramar_device');
    api.clock.advance(1_000);
    const changed = await change(person);
    const own = changed.cookies.find(({ name }) => name === 'ultramar_device')?.value ?? '';
    // Exhausts the guesses of strangers from other addresses.
    for (let guess = 0; guess < 10; guess += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are counted
      await api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { email, password: 'guess' },
        remoteAddress: `10.1.${count}.${guess}`,
      });
    expect((await signIn(fresh, before)).statusCode).toBe(429);
    expect((await signIn(fresh, own)).statusCode).toBe(200);
  });

  test('is in the history like other changes, without its value', async () => {
    await person.patch(path, { name: 'Ana S.', phone: '+5511912345678' });
    await signIn(password);
    await change(person);
    const entries = await history();
    expect(entries.map(({ changes }) => changes)).toEqual([
      { name: ['Ana Souza', 'Ana S.'], phone: [null, '+5511912345678'] },
      { password_hash: ['secret', 'secret'], password_changed_at: [null, expect.any(String)] },
      { ended_at: [null, expect.any(String)], ended_because: [null, 'password_changed'] },
    ]);
    expect(entries.map(({ actor }) => actor)).toEqual([
      `Ana Souza <${email}>`,
      `Ana S. <${email}>`,
      `Ana S. <${email}>`,
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|three rivers/);
  });

  test('ends the sessions for every process, when it looks them up again', async () => {
    const { access_token: token } = (await signIn(password)).json();
    const session = await api.app.accessTokens.read(token, api.clock.now());
    let now = 0;
    const elsewhere = sessionStore(api.pool, () => now);
    expect(await elsewhere.find(session)).toBeDefined();
    await change(person);
    now = 5_001;
    expect(await elsewhere.find(session)).toBeUndefined();
  });
});

test('a form of another site changes nothing', async () => {
  const answer = await api.app.inject({
    method: 'PATCH',
    url: path,
    headers: { host: testConfig.apiHost, 'content-type': 'text/plain', authorization: `Bearer ${person.token}` },
    payload: '{"name":"Mallory"}',
  });
  expect(answer.statusCode).toBe(415);
});
