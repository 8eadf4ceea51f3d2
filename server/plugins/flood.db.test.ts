import { connect, type AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openApp, testApp, testConfig } from '../../tests/support/app.ts';
import { users } from '../../tests/support/identity.ts';
import type { Budgets } from '../budgets.ts';

const proxy = '10.0.0.1';
const few = { requestsPerMinutePerAddress: 3, pagesPerMinutePerAddress: 3 };
const config = { ...testConfig, trustProxy: ['10.0.0.0/8', '127.0.0.1'] };
const api = await testApp({ config, budgets: few });
await api.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = api.app.server.address() as AddressInfo;

const url = '/api/v1/health-check';
const ask = (address: string, path = url, headers: Record<string, string> = {}) =>
  api.app.inject({ url: path, remoteAddress: proxy, headers: { ...headers, 'x-forwarded-for': address } });
const status = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).statusCode;

let addresses = 0;
/** An address that nobody has asked from yet. */
const nextAddress = () => `2001:db8:0:${(addresses += 1).toString(16)}::1`;

/** Statuses of requests one after the other. */
async function statuses(amount: number, one: () => Promise<number>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < amount; n += 1) all.push(await one());
  return all;
}

/** Uses up what an address has, of pages and of all else. */
async function useUp(address: string): Promise<void> {
  await statuses(3, () => status(address));
  await statuses(3, () => status(address, '/login'));
}

/** What a request is answered that is written byte by byte: `inject` would put its line in order. */
function statusOf(line: string, address: string, head: readonly string[] = []): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([line, 'host: ultramar.test', `x-forwarded-for: ${address}`, ...head, '', ''].join('\r\n')),
    );
    socket.once('data', (data) => {
      resolve(Number(data.toString().split(' ')[1]));
      socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${line} was not answered`)));
  });
}

test('beyond its budget an address hears when to ask again, and others go on', async () => {
  expect(await statuses(4, () => status('203.0.113.1'))).toEqual([200, 200, 200, 429]);
  const refused = await ask('203.0.113.1');
  expect(refused.json().code).toBe('too_many_requests');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await status('203.0.113.2')).toBe(200);
  expect(api.app.spending.refusals('requestsPerMinutePerAddress')).toBe(2);
});

test('the addresses of one IPv6 network are one', async () => {
  const hosts = ['::1', '::2', ':1:2:3:4', ':ffff::'].map((host) => `2001:db8:7:7${host}`);
  const answers: number[] = [];
  for (const host of hosts) answers.push(await status(host));
  expect(answers).toEqual([200, 200, 200, 429]);
  expect(await status('2001:db8:7:8::1')).toBe(200);
});

describe('it holds for every way to write a request:', () => {
  const contract = api.app.swagger() as { paths: Record<string, object> };
  const ofContract = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, 'x')} HTTP/1.1`),
  );
  const odd = [
    'GET http://ultramar.test/api/v1/health-check HTTP/1.1',
    'GET HTTP://elsewhere.test:80/api/v1/health-check HTTP/1.1',
    'GET //api/v1/health-check HTTP/1.1',
    'GET /%61pi/v1/health-check HTTP/1.1',
    'GET /API/v1/health-check HTTP/1.1',
    'GET /api/v1/../v1/health-check HTTP/1.1',
    'GET /api/v1/health-check?x=1#y HTTP/1.1',
    'GET /api/v1/health-check HTTP/1.0',
    'HEAD /api/v1/health-check HTTP/1.1',
    'PATCH /api/v1/health-check HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'OPTIONS /api/v2/entities HTTP/1.1',
    'TRACE /api/v1/health-check HTTP/1.1',
    'POST /nowhere HTTP/1.1',
    'GET / HTTP/1.1',
    'GET /assets/gone.js HTTP/1.1',
    'GET /api/docs/ HTTP/1.1',
    'GET /health/live HTTP/1.1',
  ];

  test.each([...ofContract, ...odd])('%s', async (line) => {
    const flooding = nextAddress();
    await useUp(flooding);
    expect(await statusOf(line, flooding)).toBe(429);
    expect(await statusOf(line, nextAddress())).not.toBe(429);
  });

  test('also for one that no router can read', async () => {
    const answers = await statuses(4, () => statusOf('GET /%zz HTTP/1.1', '203.0.113.5'));
    expect(answers).toEqual([400, 400, 400, 429]);
  });
});

describe('what is only said and not proved buys nothing:', () => {
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

test('whoever is signed in goes on behind an address that others have used up', async () => {
  const ana = await api.signIn(users.ana.email);
  const authorization = `Bearer ${ana.token}`;
  await useUp('203.0.113.20');
  expect(await statuses(8, () => status('203.0.113.20', '/api/v1/auth/me', { authorization }))).toEqual(
    Array(8).fill(200),
  );
  expect(await status('203.0.113.20', '/api/v1/auth/me?tenant=globex', { authorization })).toBe(403);
});

test('pages have a budget of their own', async () => {
  const pages = () => statuses(4, async () => Number((await status('203.0.113.30', '/login')) === 429));
  expect(await statuses(4, () => status('203.0.113.30'))).toEqual([200, 200, 200, 429]);
  expect(await pages()).toEqual([0, 0, 0, 1]);
});

test('who is refused is refused before the body has come', async () => {
  const address = '203.0.113.40';
  await useUp(address);
  const head = ['content-type: application/json', 'content-length: 1000000'];
  expect(await statusOf('POST /api/v1/auth/login HTTP/1.1', address, head)).toBe(429);
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

  test('those of one company share its budget, and another company goes on', async () => {
    const { bound, ana, carla, gil } = await bounded({ requestsPerMinutePerTenant: 3 });
    expect(await statuses(2, async () => (await ana.get(me)).statusCode)).toEqual([200, 200]);
    expect(await statuses(2, async () => (await carla.get(me)).statusCode)).toEqual([200, 429]);
    expect((await gil.get(me)).statusCode).toBe(200);
    expect(bound.app.spending.refusals('requestsPerMinutePerTenant')).toBe(1);
    await bound.close();
  });
});
