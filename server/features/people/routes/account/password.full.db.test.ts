import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { addUser, users } from '../../../../../tests/support/identity.ts';
import { tokenTo, topicsTo } from '../../../../../tests/support/mails.ts';

const logged: string[] = [];
const api = await testApp({ logger: { level: 'debug', stream: { write: (line) => logged.push(line) } } });
const { ana } = users;
const chosen = 'three rivers by the harbor';
const minute = 60_000;

beforeEach(async () => {
  await api.ownerPool.query('delete from sign_in_attempts; delete from one_time_links; delete from outbox');
});

let address = 0;
/** Each request has its own address by default. */
const post = (path: string, payload: object, remoteAddress = `10.1.${address >> 8}.${address++ % 256}`) =>
  api.app.inject({ method: 'POST', url: `/api/v1/auth/${path}`, payload, remoteAddress });
const forgot = (email: string, remoteAddress?: string) => post('forgot', { email }, remoteAddress);
const reset = (token: string, password = chosen) => post('reset', { token, password });
const login = (password: string) => post('login', { email: ana.email, password });
const check = (token: string) => api.anonymous.get(`/api/v1/auth/tokens/${token}`);

async function link(): Promise<string> {
  await forgot(ana.email);
  return tokenTo(api.ownerPool, ana.email, 'reset');
}

describe('a forgotten password', () => {
  test('gets a link by mail, by which a new one is chosen', async () => {
    const token = await link();
    expect((await check(token)).json()).toMatchObject({ purpose: 'reset', state: 'good', email: ana.email });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await login('ultramar-demo')).statusCode).toBe(401);
    expect((await login(chosen)).statusCode).toBe(200);
    expect((await reset(token, 'another long password')).json().code).toBe('link_used');
    expect((await check(token)).json()).toMatchObject({ state: 'used' });
    expect((await check(token)).json().email).toBeUndefined();
  });

  test('has the same response and duration for an unknown account', async () => {
    const times: number[] = [];
    const answers = [];
    for (const email of ['nobody@acme.test', ana.email, 'other@acme.test', 'ANA@acme.test']) {
      const from = performance.now();
      answers.push(await forgot(email));
      times.push(performance.now() - from);
    }
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(299);
    expect(await topicsTo(api.ownerPool, 'nobody@acme.test')).toEqual([]);
    expect(await topicsTo(api.ownerPool, ana.email)).toEqual(['reset', 'reset']);
  });

  test('is asked for a few times only, known or not', async () => {
    // Other accounts than in the tests around, because refusals are cached.
    for (const email of [users.gil.email, 'unknown@acme.test']) {
      const statuses = (await Promise.all(Array.from({ length: 5 }, () => forgot(email)))).map((one) => one.statusCode);
      expect(statuses.toSorted()).toEqual([202, 202, 202, 429, 429]);
    }
    const many = Array.from({ length: 25 }, (_, n) => forgot(`p${n}@acme.test`, '10.9.9.9'));
    expect((await Promise.all(many)).filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });

  describe('on a known device', () => {
    const rosa = { ...users.ana, email: 'rosa@acme.test' };
    const eva = { ...users.ana, email: 'eva@acme.test' };
    const deviceOf = async (email: string) => {
      const answer = await post('login', { email, password: 'ultramar-demo' });
      return answer.cookies.find(({ name }) => name === 'ultramar_device')?.value ?? '';
    };
    const network = '10.8.8.8';
    const onDevice = (email: string, proof: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/v1/auth/forgot',
        payload: { email },
        cookies: { ultramar_device: proof },
        remoteAddress: network,
      });

    test('gets its link, whatever strangers of the same network ask for, a few times', async () => {
      for (const one of [rosa, eva]) await addUser(api.ownerPool, one);
      const [device, others] = [await deviceOf(rosa.email), await deviceOf(eva.email)];
      await Promise.all(Array.from({ length: 25 }, () => forgot(rosa.email, network)));
      for (const proof of [others, 'x']) expect((await onDevice(rosa.email, proof)).statusCode).toBe(429);

      const answers = await Promise.all(Array.from({ length: 5 }, () => onDevice(rosa.email, device)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 202, 202, 429, 429]);
      expect(await topicsTo(api.ownerPool, rosa.email)).toEqual(Array(6).fill('reset'));
    });

    test('gets a link that a stranger’s does not replace', async () => {
      const device = await deviceOf(eva.email);
      const tokenOf = async (requested: Promise<unknown>) => {
        await requested;
        return tokenTo(api.ownerPool, eva.email, 'reset');
      };
      const states = async (tokens: string[]) =>
        Promise.all(tokens.map(async (token) => (await check(token)).json().state));
      const tokens = [
        await tokenOf(onDevice(eva.email, device)),
        await tokenOf(forgot(eva.email)),
        await tokenOf(forgot(eva.email)),
      ];
      expect(await states(tokens)).toEqual(['good', undefined, 'good']);
      tokens.push(await tokenOf(onDevice(eva.email, device)));
      expect(await states(tokens)).toEqual([undefined, undefined, undefined, 'good']);
    });

    test('is a stranger’s after the password has changed', async () => {
      const device = await deviceOf(eva.email);
      await forgot(eva.email);
      api.clock.advance(1000);
      await reset(await tokenTo(api.ownerPool, eva.email, 'reset'));
      await Promise.all(Array.from({ length: 5 }, () => forgot(eva.email)));
      expect((await onDevice(eva.email, device)).statusCode).toBe(429);
    });
  });

  test('is not mailed to a deactivated user', async () => {
    await api.ownerPool.query('update users set active = false where email = $1', [users.carla.email]);
    expect((await forgot(users.carla.email)).statusCode).toBe(202);
    await api.ownerPool.query('update users set active = true where email = $1', [users.carla.email]);
    expect(await topicsTo(api.ownerPool, users.carla.email)).toEqual([]);
  });
});

describe('the link', () => {
  test('works for half an hour, and the newest alone', async () => {
    const first = await link();
    const second = await link();
    expect((await reset(first)).json().code).toBe('link_invalid');
    api.clock.advance(30 * minute - 1000);
    expect((await check(second)).json().state).toBe('good');
    api.clock.advance(1000);
    expect((await check(second)).json().state).toBe('expired');
    expect((await reset(second)).json().code).toBe('link_expired');
  });

  test('accepts one of many concurrent uses', async () => {
    const token = await link();
    const uses = Array.from({ length: 16 }, (_, n) => reset(token, `a long password ${n}`));
    const statuses = (await Promise.all(uses)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([200, ...Array(15).fill(410)]);
  });

  test('ends all sessions of its owner', async () => {
    await reset(await link());
    const before = await api.signIn(ana.email, { password: chosen });
    expect((await before.get('/api/v1/auth/me')).statusCode).toBe(200);
    await reset(await link(), 'once more, with harbor');
    expect((await before.get('/api/v1/auth/me')).statusCode).toBe(401);
  });

  test('rejects a weak password, and stays valid', async () => {
    const token = await link();
    const answer = await reset(token, 'password123');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['password']]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('opens nothing else', async () => {
    const token = await link();
    expect((await post('email/confirm', { token })).json().code).toBe('link_invalid');
    const accepted = await post('invitation', { token, password: chosen, terms: '2026-11' });
    expect(accepted.json().code).toBe('link_invalid');
    expect((await reset('guess')).statusCode).toBe(404);
    expect((await check('guess')).json().code).toBe('link_invalid');
  });

  test('is stored as a digest only, and is in no log', async () => {
    const token = await link();
    await check(token);
    await reset(token);
    const { rows } = await api.ownerPool.query('select one_time_links::text as kept from one_time_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(logged.join('')).toContain('/auth/tokens/');
    expect(logged.join('')).not.toContain(token);
    expect(logged.join('')).not.toContain(chosen);
  });

  test('is not asked for by a page of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    const url = '/api/v1/auth/forgot';
    const answer = await api.app.inject({ method: 'POST', url, payload: { email: ana.email }, headers });
    expect(answer.json().code).toBe('origin_forbidden');
  });
});
