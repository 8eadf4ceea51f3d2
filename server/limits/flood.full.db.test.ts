import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { openApp, testApp, testConfig } from '../../tests/support/app.ts';
import { password, users } from '../../tests/support/identity.ts';
import type { Budgets } from './budgets.ts';

const proxy = '10.0.0.1';
const most = 5;
const few = { requestsPerMinutePerAddress: most, pagesPerMinutePerAddress: most, requestsPerMinutePerDevice: most };
const api = await testApp({ config: { ...testConfig, trustProxy: [proxy] }, budgets: few });

const url = '/api/v1/auth/realm/verify';
const ask = (address: string, path = url, headers: Record<string, string> = {}) =>
  api.app.inject({ url: path, remoteAddress: proxy, headers: { ...headers, 'x-forwarded-for': address } });
const status = async (...args: Parameters<typeof ask>) => (await ask(...args)).statusCode;

let addresses = 0;
/** An unused address. */
const nextAddress = () => `2001:db8:0:${(addresses += 1).toString(16)}::1`;

/** Returns the statuses of consecutive requests. */
async function statuses(amount: number, one: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < amount; n += 1) all.push(await one());
  return all;
}

/** Uses up the limits of an address, for pages and everything else. */
async function useUp(address: string): Promise<void> {
  await statuses(most, () => status(address));
  await statuses(most, () => status(address, '/login'));
}

test('beyond its budget an address hears when to ask again, and others go on', async () => {
  expect(await statuses(most + 1, () => status('203.0.113.1'))).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await ask('203.0.113.1');
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await status('203.0.113.2')).toBe(200);
  expect(api.app.spending.refusals('requestsPerMinutePerAddress')).toBe(2);
});

test('the addresses of one IPv6 network are one', async () => {
  await useUp('2001:db8:7:7::1');
  expect(await status('2001:db8:7:7:ffff:1:2:3')).toBe(429);
  expect(await status('2001:db8:7:8::1')).toBe(200);
});

describe('unverified credentials give no advantage:', () => {
  test.each([
    ['a word', { authorization: 'x' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['no token of ours', { authorization: 'Bearer x' }],
    ['a token without a signature', { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' }],
    ['a refresh token that nobody gave', { cookie: `ultramar_refresh=${'x'.repeat(43)}` }],
    ['an address that is no proxy of ours', { 'x-real-ip': '192.0.2.9', forwarded: 'for=192.0.2.9' }],
    ['another host', { host: 'acme.ultramar.test', 'x-forwarded-host': 'globex.ultramar.test' }],
  ])('%s', async (_, headers: Record<string, string>) => {
    const address = nextAddress();
    await useUp(address);
    expect(await status(address, url, headers)).toBe(429);
  });

  test('a session that has ended', async () => {
    const gil = await api.signIn(users.gil.email);
    const authorization = `Bearer ${gil.token}`;
    await useUp('203.0.113.10');
    expect(await status('203.0.113.10', url, { authorization })).toBe(200);
    await gil.post('/api/v1/auth/logout');
    expect(await status('203.0.113.10', url, { authorization })).toBe(429);
  });
});

test('a signed-in user is served behind an address that others have exhausted', async () => {
  const ana = await api.signIn(users.ana.email);
  const authorization = `Bearer ${ana.token}`;
  await useUp('203.0.113.20');
  expect(await statuses(8, () => status('203.0.113.20', '/api/v1/auth/me', { authorization }))).toEqual(
    Array(8).fill(200),
  );
  expect(await status('203.0.113.20', '/api/v1/auth/me?tenant=globex', { authorization })).toBe(403);
});

describe('a browser that has signed in before', () => {
  const cookiesOf = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
    Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  const refresh = (address: string, cookies: Record<string, string>) =>
    api.app.inject({
      url: '/api/v1/auth/refresh',
      remoteAddress: proxy,
      headers: { 'x-forwarded-for': address },
      cookies,
    });

  test('stays signed in behind an address whose budget others have used up', async () => {
    const credentials = { email: users.carla.email, password };
    const signedIn = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: credentials });
    const { ultramar_device: device = '', ...others } = cookiesOf(signedIn);
    await useUp('203.0.113.50');
    expect((await refresh('203.0.113.50', others)).statusCode).toBe(429);
    expect((await refresh('203.0.113.50', { ...others, ultramar_device: `${device}x` })).statusCode).toBe(429);
    expect((await refresh('203.0.113.50', { ...others, ultramar_device: device })).statusCode).toBe(200);
    const again = async () => (await refresh('203.0.113.50', { ultramar_device: device })).statusCode;
    expect(await statuses(most, again)).toEqual([401, 401, 401, 401, 429]);
    expect(api.app.spending.refusals('requestsPerMinutePerDevice')).toBe(1);
  });
});

test('pages have a budget of their own', async () => {
  await statuses(most, () => status('203.0.113.30'));
  expect(await status('203.0.113.30')).toBe(429);
  expect(await status('203.0.113.30', '/login')).not.toBe(429);
  await statuses(most, () => status('203.0.113.30', '/login'));
  expect(await status('203.0.113.30', '/login')).toBe(429);
});

describe('of those who are signed in', () => {
  const bounded = async (budgets: Partial<Budgets>) => {
    const bound = await openApp({ budgets });
    const [ana, carla, gil] = [
      await bound.signIn(users.ana.email),
      await bound.signIn(users.carla.email, { tenant: 'acme' }),
      await bound.signIn(users.gil.email),
    ];
    return { bound, ana, carla, gil };
  };
  const me = '/api/v1/auth/me';

  test('each account has its budget', async () => {
    const { bound, ana, carla } = await bounded({ requestsPerMinutePerAccount: 3 });
    expect(await statuses(4, async () => (await ana.get(me)).statusCode)).toEqual([200, 200, 200, 429]);
    expect((await carla.get(me)).statusCode).toBe(200);
    expect(bound.app.spending.refusals('requestsPerMinutePerAccount')).toBe(1);
    await bound.close();
  });

  test('users of one company share its budget, and another company is unaffected', async () => {
    const { bound, ana, carla, gil } = await bounded({ requestsPerMinutePerTenant: 3 });
    expect(await statuses(2, async () => (await ana.get(me)).statusCode)).toEqual([200, 200]);
    expect(await statuses(2, async () => (await carla.get(me)).statusCode)).toEqual([200, 429]);
    expect((await gil.get(me)).statusCode).toBe(200);
    expect(bound.app.spending.refusals('requestsPerMinutePerTenant')).toBe(1);
    await bound.close();
  });
});

test('visitors behind a proxy start requests as separate callers', () => {
  const visitor = (address: string) =>
    Object.assign(Object.create(null) as IncomingMessage, {
      headers: { 'x-forwarded-for': address },
      socket: { remoteAddress: proxy },
    });
  const callers = ['192.0.2.1', '192.0.2.2'].map((address) => api.app.callers.of(visitor(address)));
  expect(callers).toEqual([
    { group: 'visitors', name: '192.0.2.1' },
    { group: 'visitors', name: '192.0.2.2' },
  ]);
});
