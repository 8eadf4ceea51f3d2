import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultBudgets } from '../budgets.ts';
import { countSpending } from '../budgetUse.ts';
import bodies from '../bodies/bodies.ts';
import bytes from '../bodies/bytes.ts';
import errors from '../../base/failures/failures.ts';
import language from '../../web/language.ts';
import turns from './turnsPlugin.ts';

const budgets = {
  ...defaultBudgets,
  requestsAtOnce: 4,
  requestsAtOncePerCaller: 2,
  requestsWaitingPerCaller: 3,
  bytesInFlight: 3_000,
  bytesInFlightPerCaller: 2_000,
  largeBytesPerSecond: 500_000,
};

let app: FastifyInstance;
/** Running requests in order, each until its gate opens. */
let working: { caller: string; finish: () => void }[];

beforeEach(async () => {
  working = [];
  app = Fastify({ bodyLimit: 1_500 });
  app.decorate('budgets', budgets).decorate('spending', countSpending()).decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    const tenant = { id: String(request.headers['x-tenant']), slug: '', name: '', timeZone: 'UTC' };
    if (request.headers['x-tenant'])
      request.identity = {
        session: '',
        tenants: [],
        choices: {},
        rights: {},
        withheld: [],
        permissions: new Set(),
        tenant,
        actor: Object.create(null),
      };
  });
  for (const plugin of [language, errors, bytes, turns, bodies]) await app.register(plugin);
  const work = (caller: string) =>
    new Promise<string>((resolve) => void working.push({ caller, finish: () => resolve('done') }));
  app.get('/work', (request) => work(String(request.headers['x-tenant'] ?? 'nobody')));
  app.post('/work', (request) => work(String(request.headers['x-tenant'] ?? 'nobody')));
  app.get('/aside', { config: { queuesItself: true } }, () => work('aside'));
  app.get('/large', () => 'x'.repeat(100_000));
});
afterEach(() => {
  for (const { finish } of working) finish();
  return app.close();
});

const ask = (tenant: string, url = '/work') =>
  app.inject({ url, headers: tenant === '' ? {} : { 'x-tenant': tenant } }).then(({ statusCode }) => statusCode);

/** Returns running requests and the number waiting. */
const state = () => {
  const waiting = app.spending.inUse().find(([budget]) => budget === 'requestsWaiting')?.[1];
  return `${working.map(({ caller }) => caller).join(' ')}, ${waiting} waiting`;
};
const expectState = (expected: string) => expect.poll(state).toBe(expected);

test('one company has a limited number of concurrent requests, without affecting another', async () => {
  for (let n = 0; n < 4; n += 1) void ask('acme');
  await expectState('acme acme, 2 waiting');
  void ask('globex');
  await expectState('acme acme globex, 2 waiting');
});

test('requests without a session leave turns to those with one', async () => {
  for (let n = 0; n < 4; n += 1) void ask('');
  await expectState('nobody nobody, 2 waiting');
  for (const tenant of ['acme', 'globex', 'umbrella']) void ask(tenant);
  await expectState('nobody nobody acme globex, 3 waiting');
});

test('a caller with too many waiting requests gets that answer, and when to ask again', async () => {
  const requests = Array.from({ length: 6 }, () => app.inject({ url: '/work', headers: { 'x-tenant': 'acme' } }));
  const refused = await Promise.race(requests);
  expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect(app.spending.refusals('requestsWaitingPerCaller')).toBe(1);
});

test('the next begins when an answer is written, refused ones included', async () => {
  const requests = Array.from({ length: 5 }, () => ask('acme'));
  for (let served = 0; served < 5; served += 1) {
    await expect.poll(() => working.length).toBeGreaterThan(0);
    working.shift()?.finish();
  }
  expect(await Promise.all(requests)).toEqual([200, 200, 200, 200, 200]);
  expect(await Promise.all([ask('acme', '/nowhere'), ask('acme', '/nowhere'), ask('acme', '/nowhere')])).toEqual([
    404, 404, 404,
  ]);
});

test('a route that queues by itself takes no turn', async () => {
  for (let n = 0; n < 4; n += 1) void ask('acme', '/aside');
  void ask('acme');
  await expectState('aside aside aside aside acme, 0 waiting');
});

test('large answers of one company wait for each other while others are there, and small ones for none', async () => {
  // Requests that have started stay.
  vi.useFakeTimers({ toFake: ['performance'] });
  await ask('globex', '/nowhere');
  await ask('acme', '/large');
  await ask('globex', '/nowhere');
  const begun = Date.now();
  const requests = [ask('acme', '/large'), ask('acme', '/large')];
  expect(await ask('acme', '/nowhere')).toBe(404);
  expect(await Promise.all(requests)).toEqual([200, 200]);
  vi.useRealTimers();
  expect(Date.now() - begun).toBeGreaterThanOrEqual(190);
});

const bytesInFlight = () => app.spending.inUse().find(([budget]) => budget === 'bytesInFlight')?.[1];

const send = (tenant: string, size: number) =>
  app
    .inject({ method: 'POST', url: '/work', headers: { 'x-tenant': tenant }, payload: { text: 'x'.repeat(size) } })
    .then(({ body }) => body);

test('bodies count for their company until they are dealt with', async () => {
  void send('acme', 1_200);
  await expectState('acme, 0 waiting');
  expect(await send('acme', 1_200)).toContain('too_many_requests');
  void send('globex', 1_200);
  await expectState('acme globex, 0 waiting');
  expect(await send('umbrella', 1_200)).toContain('busy');
  expect(app.spending.refusals('bytesInFlightPerCaller')).toBe(1);
  expect(app.spending.refusals('bytesInFlight')).toBe(1);
  working.shift()?.finish();
  await expect.poll(bytesInFlight).toBeLessThan(2_000);
  void send('acme', 1_200);
  await expectState('globex acme, 0 waiting');
});

test('they count as they come, not as they are announced', async () => {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const slow = connect(Number(port), '127.0.0.1');
  const head = ['Host: x', 'X-Tenant: acme', 'Content-Type: application/json', 'Content-Length: 1200'];
  slow.write(`POST /work HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n{"text":`);
  await expect.poll(bytesInFlight).toBe(8);
  void send('acme', 1_200);
  await expectState('acme, 0 waiting');
  slow.destroy();
  await once(slow, 'close');
  working.shift()?.finish();
  await expect.poll(bytesInFlight).toBe(0);
});

test('nothing is left in the books once everything has been answered', async () => {
  await Promise.all([ask('acme', '/large'), ask('', '/large')]);
  await expect.poll(bytesInFlight).toBe(0);
  expect(app.spending.inUse().every(([, used]) => used === 0)).toBe(true);
});
