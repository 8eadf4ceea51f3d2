import { expect, test } from 'vitest';
import { expectSoon, headOf, largeAnswer, openWire, requestText } from './wire.testing.ts';

/** Budgets that expire within a test. */
const hasty = { headersMs: 100, rateWindowMs: 100, answerWindowMs: 300, leastRate: 1_000 };

/** Sends a piece every few milliseconds until the connection ends. */
function drip(client: { send(text: string): void; ended: Promise<void> }, piece: string, everyMs: number): void {
  const dripping = setInterval(() => client.send(piece), everyMs);
  void client.ended.finally(() => clearInterval(dripping));
}

test('headers that do not come are answered 408', async () => {
  const wire = await openWire(hasty);
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
  client.send('GET /');
  await client.ended;
  expect(client.statuses()).toEqual([200, 408]);
});

test('a connection on which nothing was ever sent is closed without a word', async () => {
  const wire = await openWire(hasty);
  const client = await wire.client();
  await client.ended;
  expect(client.received()).toBe('');
  expect(wire.spending.refusals('headersMs')).toBe(0);
});

test('a body that drips is answered 408, in the language of its request', async () => {
  const wire = await openWire({ ...hasty, headersMs: 10_000 });
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
  const wire = await openWire({ ...hasty, headersMs: 150, requestMs: 300 });
  const client = await wire.client();
  client.send(headOf(900_000));
  drip(client, ' '.repeat(1_000), 10);
  await client.ended;
  expect(client.statuses()).toEqual([408]);
  expect(wire.spending.refusals('requestMs')).toBe(1);
});

test('a body on a slow line arrives', async () => {
  const wire = await openWire({ ...hasty, headersMs: 10_000, leastRate: 10_000 });
  const client = await wire.client();
  const body = JSON.stringify('x'.repeat(10_000));
  client.send(headOf(body.length));
  // Three times the minimum speed, for several windows.
  for (let at = 0; at < body.length; at += 600) {
    client.send(body.slice(at, at + 600));
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
  await expectSoon(() => client.statuses()).toEqual([200]);
});

test.each([
  ['behind another request', requestText('/hold') + headOf(1_000), []],
  ['after its answer has begun', headOf(1_000).replace('POST /', 'POST /begun'), [200]],
])('one that drips %s is cut, since nothing more can be answered', async (_, text, statuses) => {
  const wire = await openWire({ ...hasty, headersMs: 10_000 });
  const client = await wire.client();
  client.send(text);
  await client.ended;
  expect(client.statuses()).toEqual(statuses);
});

test('a body must still arrive after an early answer', async () => {
  const wire = await openWire({ ...hasty, headersMs: 10_000 });
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
  // Enough per step to take several windows.
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
  const wire = await openWire({ ...hasty, headersMs: 50 });
  const client = await wire.client();
  client.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(1);
  await new Promise((resolve) => void setTimeout(resolve, 500));
  wire.held[0]?.();
  await expectSoon(() => client.statuses()).toEqual([200]);
});

test('neither does one that leaves a body unread for a while', async () => {
  const wire = await openWire({ ...hasty, headersMs: 10_000 });
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
