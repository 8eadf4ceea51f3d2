import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, testConfig, type TestApp } from '../../../tests/support/app.ts';
import { password, users } from '../../../tests/support/identity.ts';
import { buildApp } from '../../app.ts';

/** The exchange of refresh tokens over real connections, where requests overlap and break off. */
let api: TestApp;
let base: string;
beforeAll(async () => {
  api = await testApp();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1/auth`;
});
afterAll(() => api.close());

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: users.ana.email, password });
  return cookieOf(
    await fetch(`${base}/login`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  );
}

const refresh = (cookie: string, signal?: AbortSignal) =>
  fetch(`${base}/refresh`, { headers: { cookie }, ...(signal && { signal }) });

test('of eight uses at once one wins, and the others hear that it is under way', async () => {
  const cookie = await signIn();
  const lock = await api.ownerPool.connect();
  await lock.query('begin; lock table refresh_tokens in access exclusive mode');
  let received = 0;
  api.app.server.on('request', () => received++);
  const uses = Promise.all(Array.from({ length: 8 }, () => refresh(cookie)));
  await expect.poll(() => received, { interval: 10 }).toBe(8);
  await lock.query('commit');
  lock.release();
  const answers = await uses;
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const winner = answers.find(({ status }) => status === 200);
  expect((await refresh(winner ? cookieOf(winner) : '')).status).toBe(200);
});

test('two processes that exchange one token at once do not take each other for a thief', async () => {
  const cookie = await signIn();
  const { clock, documents, pool } = api.app;
  const other = await buildApp({ config: testConfig, clock, documents, pool });
  const lock = await api.ownerPool.connect();
  await lock.query('begin; lock table refresh_tokens in access exclusive mode');
  const here = refresh(cookie);
  const [name = '', value = ''] = cookie.split('=');
  const there = other.inject({ url: '/api/v1/auth/refresh', cookies: { [name]: value } }).then((answer) => answer);
  await expect.poll(() => waiting(), { interval: 10 }).toBe(2);
  await lock.query('commit');
  lock.release();
  const statuses = [(await here).status, (await there).statusCode];
  await other.close();
  expect(statuses.toSorted()).toEqual([200, 409]);
});

test('a browser that is reloaded before the answer stays signed in', async () => {
  const cookie = await signIn();
  const lock = await api.ownerPool.connect();
  await lock.query('begin; lock table refresh_tokens in access exclusive mode');
  const noticed = new Promise((resolve) => {
    api.app.server.once('request', (_, response) => response.once('close', resolve));
  });
  const gone = new AbortController();
  const reloaded = refresh(cookie, gone.signal);
  await expect.poll(() => waiting(), { interval: 10 }).toBe(1);
  gone.abort();
  await expect(reloaded).rejects.toThrow('aborted');
  await noticed;
  await lock.query('commit');
  lock.release();
  await expect.poll(async () => (await refresh(cookie)).status, { interval: 50 }).toBe(200);
});

/** How many requests wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await api.ownerPool.query<{ count: number }>(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}
