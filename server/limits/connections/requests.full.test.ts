import { expect, test } from 'vitest';
import { expectSoon, headOf, openWire, requestText } from './wire.testing.ts';

test('so many requests may be sent ahead of their answers', async () => {
  const wire = await openWire({ requestsPerConnection: 4 });
  const client = await wire.client();
  client.send(requestText('/hold').repeat(4));
  await expectSoon(() => wire.held.length).toBe(4);
  for (const answer of wire.held) answer();
  await expectSoon(() => client.statuses()).toEqual([200, 200, 200, 200]);
  client.send(requestText().repeat(4));
  await expectSoon(() => client.statuses()).toHaveLength(8);
});

test('one more closes the connection, and those behind it in its packet are not begun', async () => {
  const wire = await openWire({ requestsPerConnection: 4 });
  const client = await wire.client();
  client.send(requestText('/hold').repeat(4));
  await expectSoon(() => wire.held.length).toBe(4);
  client.send(requestText('/hold').repeat(1_000));
  await client.ended;
  expect(wire.held).toHaveLength(4);
  expect(wire.spending.refusals('requestsPerConnection')).toBe(1);
  await expectSoon(wire.open).toBe(0);
});

test('one after the other there may be any number of them', async () => {
  const wire = await openWire({ requestsPerConnection: 1 });
  const client = await wire.client();
  for (let count = 1; count <= 50; count += 1) {
    client.send(requestText());
    await expectSoon(() => client.statuses()).toHaveLength(count);
  }
});

test('a newcomer does not end a request under way, and the idle connection it closes is the oldest', async () => {
  const wire = await openWire({ connectionsPerAddress: 2 });
  const busy = await wire.client();
  busy.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(1);
  const idle = await wire.client();
  idle.send(requestText());
  await expectSoon(() => idle.statuses()).toEqual([200]);
  const newcomer = await wire.client();
  await idle.ended;
  newcomer.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(2);
  const refused = await wire.client();
  await refused.ended;
  expect(wire.spending.refusals('connectionsPerAddress')).toBe(2);
  for (const answer of wire.held) answer();
  for (const client of [busy, newcomer]) await expectSoon(() => client.statuses()).toEqual([200]);
});

test('an answer arrives although its request is still being sent', async () => {
  const wire = await openWire();
  const client = await wire.client();
  // Far above the limit.
  const body = 'x'.repeat(6_000_000);
  client.send(headOf(body.length) + body);
  await client.ended;
  expect([client.statuses(), client.failures]).toEqual([[413], []]);
  await expectSoon(wire.open).toBe(0);
});

test('the unread rest of a body does not block the next request', async () => {
  const wire = await openWire();
  const client = await wire.client();
  const body = 'x'.repeat(500_000);
  client.send(headOf(body.length).replace('POST /', 'POST /enough') + body + requestText());
  await expectSoon(() => client.statuses()).toEqual([200, 200]);
});
