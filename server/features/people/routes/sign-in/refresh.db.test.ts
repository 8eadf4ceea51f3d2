import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { testApp, testConfig } from '../../../../../tests/support/app.ts';
import { password, users } from '../../../../../tests/support/identity.ts';
import { waitingForLocks, whileLocked } from '../../../../../tests/support/locks.ts';
import { buildApp } from '../../../../start/app.ts';

/** The exchange of refresh tokens over real connections, where requests overlap and break off. */
const api = await testApp();
await api.app.listen({ port: 0, host: '127.0.0.1' });
const base = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/api/v1/auth`;
const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: users.ana.email, password });
  return cookieOf(
    await fetch(`${base}/login`, { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
  );
}

const refresh = (cookie: string, signal?: AbortSignal) =>
  fetch(`${base}/refresh`, { headers: { cookie }, ...(signal && { signal }) });

test('of eight concurrent uses one succeeds, and the others learn that it is in progress', async () => {
  const cookie = await signIn();
  let received = 0;
  api.app.server.on('request', () => received++);
  const { uses } = await whileLocked(api.ownerPool, 'refresh_tokens', async () => {
    const started = Promise.all(Array.from({ length: 8 }, () => refresh(cookie)));
    await expect.poll(() => received, { interval: 10 }).toBe(8);
    return { uses: started };
  });
  const answers = await uses;
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const winner = answers.find(({ status }) => status === 200);
  expect((await refresh(winner ? cookieOf(winner) : '')).status).toBe(200);
});

test('two processes that exchange one token concurrently do not end the session as stolen', async () => {
  const cookie = await signIn();
  const { clock, documents, pool } = api.app;
  const other = await buildApp({ config: testConfig, clock, documents, pool });
  const { uses } = await whileLocked(api.ownerPool, 'refresh_tokens', async () => {
    const here = refresh(cookie).then(({ status }) => status);
    const there = other.inject({ url: '/api/v1/auth/refresh', headers: { cookie } }).then((one) => one.statusCode);
    await waitingForLocks(api.ownerPool, 2);
    return { uses: Promise.all([here, there]) };
  });
  expect((await uses).toSorted()).toEqual([200, 409]);
  await other.close();
});

test('a browser reloaded before the answer stays signed in', async () => {
  const cookie = await signIn();
  const noticed = new Promise((resolve) => {
    api.app.server.once('request', (_, response) => response.once('close', resolve));
  });
  await whileLocked(api.ownerPool, 'refresh_tokens', async () => {
    const gone = new AbortController();
    const reloaded = refresh(cookie, gone.signal);
    await waitingForLocks(api.ownerPool, 1);
    gone.abort();
    await expect(reloaded).rejects.toThrow('aborted');
    await noticed;
  });
  await expect.poll(async () => (await refresh(cookie)).status, { interval: 50 }).toBe(200);
});
