import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { expectSoon, headOf, largeAnswer, openWire, requestText, type Wire } from './wire.testing.ts';

/** Budgets that expire within a test. */
const hasty = { headersMs: 10_000, rateWindowMs: 100, answerWindowMs: 300, leastRate: 1_000 };

/** Also for headers; tests whose headers must arrive shorten Node's limit after that. */
const hastyHeaders = { ...hasty, headersMs: 100 };

/** Stops the periodic check of connections, which counts its runs instead of time; `pass` runs it. */
function stopChecks(): (milliseconds: number) => void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  return (milliseconds) => void vi.advanceTimersByTime(milliseconds);
}

/** Returns a client and the server's end of its connection. */
async function connected(wire: Wire) {
  const [client, [socket]] = await Promise.all([
    wire.client(),
    once(wire.app.server, 'connection') as Promise<[Socket]>,
  ]);
  return { client, socket };
}

/** Sends a piece every few milliseconds until the connection ends. */
function drip(client: { send(text: string): void; ended: Promise<void> }, piece: string, everyMs: number): void {
  const dripping = setInterval(() => client.send(piece), everyMs);
  void client.ended.finally(() => clearInterval(dripping));
}

test('headers that do not come are answered 408', async () => {
  const wire = await openWire(hastyHeaders);
  const client = await wire.client();
  client.send('GET / HTTP/1.1\r\nHost: x\r\n');
  drip(client, 'X: y\r\n', 20);
  await client.ended;
  expect(client.statuses()).toEqual([408]);
  expect(client.received()).toContain('"code":"request_timeout"');
  expect(wire.spending.refusals('headersMs')).toBe(1);
  await expectSoon(wire.open).toBe(0);
});

test('so are those of a later request on the same connection', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  client.send(requestText());
  await expectSoon(() => client.statuses()).toEqual([200]);
  wire.app.server.headersTimeout = 100;
  client.send('GET /');
  await client.ended;
  expect(client.statuses()).toEqual([200, 408]);
});

test('a connection on which nothing was ever sent is closed without a word', async () => {
  const wire = await openWire(hastyHeaders);
  const client = await wire.client();
  await client.ended;
  expect(client.received()).toBe('');
  expect(wire.spending.refusals('headersMs')).toBe(0);
});

test('a body that drips is answered 408, in the language of its request', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  client.send(headOf(1_000_000, ['Accept-Language: es']));
  drip(client, ' ', 10);
  await client.ended;
  expect(client.statuses()).toEqual([408]);
  expect(client.received()).toContain('La solicitud');
  expect(wire.spending.refusals('leastRate')).toBe(1);
  await expectSoon(wire.open).toBe(0);
});

test('a body that takes too long in total is answered 408, at any speed', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  client.send(headOf(900_000));
  drip(client, ' '.repeat(1_000), 10);
  await once(wire.app.server, 'request');
  // Node takes the shorter one for the headers.
  Object.assign(wire.app.server, { headersTimeout: 300, requestTimeout: 300 });
  await client.ended;
  expect(client.statuses()).toEqual([408]);
  expect(wire.spending.refusals('requestMs')).toBe(1);
});

test.each([
  [1_010, 200],
  [900, 408],
])('a body of which %i bytes arrive where 1,000 must is answered %i', async (bytes, status) => {
  const pass = stopChecks();
  const wire = await openWire({ ...hasty, leastRate: 10_000 });
  const { client, socket } = await connected(wire);
  const body = JSON.stringify('x'.repeat(10_000));
  const head = headOf(body.length);
  client.send(head);
  let sent = head.length;
  const isCut = () => client.statuses().length > 0;
  for (let at = 0; at < body.length && !isCut(); at += bytes) {
    const piece = body.slice(at, at + bytes);
    client.send(piece);
    sent += piece.length;
    await expectSoon(() => isCut() || socket.bytesRead === sent).toBe(true);
    pass(hasty.rateWindowMs);
  }
  await expectSoon(() => client.statuses()).toEqual([status]);
});

test.each([
  ['behind another request', requestText('/hold') + headOf(1_000), []],
  ['after its answer has begun', headOf(1_000).replace('POST /', 'POST /begun'), [200]],
])('one that drips %s is cut, since nothing more can be answered', async (_, text, statuses) => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  client.send(text);
  await client.ended;
  expect(client.statuses()).toEqual(statuses);
});

test('a body must still arrive after an early answer', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  client.send(headOf(1_000).replace('POST /', 'POST /early'));
  await client.ended;
  expect(client.statuses()).toEqual([200]);
  expect(wire.spending.refusals('leastRate')).toBe(1);
  await expectSoon(wire.open).toBe(0);
});

test('an answer that the client does not read is dropped', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  client.socket.pause();
  client.send(requestText('/large'));
  await expectSoon(() => wire.spending.refusals('leastRate')).toBe(1);
  await expectSoon(wire.open).toBe(0);
});

test('one that is read slowly is not', async () => {
  const wire = await openWire({ ...hasty, answerWindowMs: 500 });
  const client = await wire.client();
  let [read, most] = [0, 0];
  client.socket.on('data', (chunk) => {
    read += chunk.length;
    if (read > most) client.socket.pause();
  });
  client.send(requestText('/large'));
  // Enough per step to take several windows; a busy machine delays these steps and the checks alike.
  const reading = setInterval(() => {
    most += largeAnswer.length / 32;
    client.socket.resume();
  }, 50);
  await expectSoon(() => read).toBeGreaterThan(largeAnswer.length);
  clearInterval(reading);
  expect(wire.spending.refusals('leastRate')).toBe(0);
});

test('unread answers are dropped immediately if they are too large together', async () => {
  const wire = await openWire({ ...hasty, answerWindowMs: 100_000, unreadBytes: 2.5 * largeAnswer.length });
  const first = await wire.client();
  const second = await wire.client();
  for (const { socket } of [first, second]) socket.pause();
  first.send(requestText('/large'));
  second.send(requestText('/large').repeat(2));
  await expectSoon(() => wire.spending.refusals('unreadBytes')).toBe(1);
  await expectSoon(wire.open).toBe(1);
  first.socket.resume();
  await expectSoon(() => first.received().length).toBeGreaterThan(largeAnswer.length);
});

test('a handler that takes its time costs its client nothing', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  client.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(1);
  wire.app.server.headersTimeout = 50;
  await new Promise((resolve) => void setTimeout(resolve, 500));
  wire.held[0]?.();
  await expectSoon(() => client.statuses()).toEqual([200]);
});

test('neither does one that leaves a body unread for a while', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  const body = JSON.stringify('x'.repeat(900_000));
  client.send(headOf(body.length).replace('POST /', 'POST /late') + body.slice(0, -1));
  await expectSoon(() => wire.held.length).toBe(1);
  await new Promise((resolve) => void setTimeout(resolve, 500));
  wire.held[0]?.();
  client.send(body.slice(-1));
  await expectSoon(() => client.statuses()).toEqual([200]);
});

test('a connection without a next request is closed, with or without blank lines', async () => {
  const wire = await openWire({ ...hasty, idleMs: 50 });
  const client = await wire.client();
  client.send(requestText());
  drip(client, '\r\n', 20);
  await client.ended;
  expect(client.statuses()).toEqual([200]);
});
