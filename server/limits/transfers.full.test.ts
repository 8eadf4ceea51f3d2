import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultBudgets } from './budgets.ts';
import { countSpending } from './budgetUse.ts';
import errors from '../base/failures/failures.ts';

import language from '../web/language.ts';
import transfers from './transfers.ts';

const budgets = { ...defaultBudgets, exportsAtOncePerCaller: 2, requestsWaitingPerCaller: 1 };

let app: FastifyInstance;
/** Started files, which end on request. */
let files: Readable[];

beforeEach(async () => {
  files = [];
  app = Fastify();
  app.decorate('budgets', budgets).decorate('spending', countSpending()).decorateRequest('identity', null);
  for (const plugin of [language, errors, transfers]) await app.register(plugin);
  app.get('/file', async (request, reply) => {
    await app.transfers.take('export', request, reply);
    const file = new Readable({ read: () => {} });
    file.push('begun\n');
    files.push(file);
    return reply.send(file);
  });
});
afterEach(async () => {
  for (const file of files) file.push(null);
  await app.close();
});

const held = () => app.spending.inUse().find(([budget]) => budget === 'exportsAtOnce')?.[1];

test('a caller has a limited number of concurrent exports; the next starts when one ends', async () => {
  const requests = [1, 2, 3].map(() => app.inject('/file').then(({ body }) => body));
  await expect.poll(() => files.length).toBe(2);
  const refused = await app.inject('/file');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  files[0]?.push(null);
  await expect.poll(() => files.length).toBe(3);
  for (const file of files.slice(1)) file.push(null);
  expect(await Promise.all(requests)).toEqual(['begun\n', 'begun\n', 'begun\n']);
  expect(held()).toBe(0);
});

test('a client that leaves early returns its turn, and nothing more is read', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /file HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  expect(held()).toBe(1);
  socket.destroy();
  await expect.poll(held).toBe(0);
  expect(files[0]?.destroyed).toBe(true);
});

test('pages of files are read one at a time', async () => {
  let reading = 0;
  const most: number[] = [];
  app.get('/page', (request) =>
    app.transfers.readPage(request, async () => {
      most.push((reading += 1));
      await new Promise(setImmediate);
      reading -= 1;
      return 'page';
    }),
  );
  const answers = await Promise.all([1, 2].map(() => app.inject('/page')));
  expect([answers.map(({ body }) => body), most]).toEqual([
    ['page', 'page'],
    [1, 1],
  ]);
});

test('files that are imported have turns of their own: one of a caller at a time, beside those that are written', async () => {
  const ends: (() => void)[] = [];
  app.post('/file', async (request, reply) => {
    await app.transfers.take('import', request, reply);
    await new Promise<void>((resolve) => ends.push(resolve));
    return 'read';
  });
  const writing = app.inject('/file').then(({ body }) => body);
  const requests = [1, 2].map(() => app.inject({ method: 'POST', url: '/file' }).then(({ body }) => body));
  await expect.poll(() => [files.length, ends.length]).toEqual([1, 1]);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  files[0]?.push(null);
  expect(await Promise.all([...requests, writing])).toEqual(['read', 'read', 'begun\n']);
});
