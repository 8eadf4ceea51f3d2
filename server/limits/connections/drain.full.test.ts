import { expect, test } from 'vitest';
import { type Client, expectSoon, headOf, openClient, openWire, requestText, type Wire } from './wire.testing.ts';

/** Stops the server as the program does, and reports the end. */
function stop(wire: Wire, limitMs = 10_000): { readonly isDone: () => boolean; readonly done: Promise<void> } {
  let isDone = false;
  const done = wire.app.connections.drain(wire.app.server, limitMs).then(() => void (isDone = true));
  return { isDone: () => isDone, done };
}

async function served(wire: Wire): Promise<Client> {
  const client = await wire.client();
  client.send(requestText());
  await expectSoon(() => client.statuses()).toEqual([200]);
  return client;
}

test('idle connections are closed, used or not, and those with half a head', async () => {
  const wire = await openWire();
  const clients = [await served(wire), await wire.client(), await wire.client()];
  clients[1]?.send('GET / HT');
  await stop(wire).done;
  await Promise.all(clients.map(({ ended }) => ended));
  expect(wire.open()).toBe(0);
});

test('new connections are refused', async () => {
  const wire = await openWire();
  const address = wire.app.server.address();
  await stop(wire).done;
  const port = address && typeof address === 'object' ? address.port : 0;
  await expect(openClient(port)).rejects.toThrow('ECONNREFUSED');
});

test('a request in progress is answered with a notice that the connection closes', async () => {
  const wire = await openWire();
  const client = await wire.client();
  client.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(1);
  const other = await served(wire);
  const stopping = stop(wire);
  await other.ended;
  expect(stopping.isDone()).toBe(false);
  wire.held[0]?.();
  await Promise.all([stopping.done, client.ended]);
  expect(client.statuses()).toEqual([200]);
  expect(client.received()).toMatch(/connection: close/i);
});

test('requests that arrive just after are answered too, on used connections and new ones', async () => {
  const wire = await openWire();
  const clients = [await served(wire), await wire.client()];
  const stopping = stop(wire);
  setTimeout(() => {
    for (const client of clients) client.send(requestText());
  }, 50);
  await Promise.all([stopping.done, ...clients.map(({ ended }) => ended)]);
  expect(clients.map((client) => client.statuses())).toEqual([[200, 200], [200]]);
  for (const client of clients) expect(client.received()).toMatch(/connection: close/i);
});

test('so are several on one connection, in any order of completion', async () => {
  const wire = await openWire();
  const client = await wire.client();
  client.send(requestText('/hold').repeat(3));
  await expectSoon(() => wire.held.length).toBe(3);
  const stopping = stop(wire);
  client.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(4);
  for (const answer of wire.held.toReversed()) answer();
  await Promise.all([stopping.done, client.ended]);
  expect(client.statuses()).toEqual([200, 200, 200, 200]);
  expect(client.received().match(/connection: close/gi)).toHaveLength(1);
});

test('a request after the last answer is not started', async () => {
  const wire = await openWire();
  const client = await wire.client();
  client.socket.once('data', () => client.socket.pause());
  client.send(requestText('/large'));
  const stopping = stop(wire);
  await expectSoon(() => client.received()).toMatch(/connection: close/i);
  client.send(requestText('/hold'));
  client.socket.resume();
  await stopping.done;
  expect(wire.held).toHaveLength(0);
});

test('a body that is still coming is waited for', async () => {
  const wire = await openWire();
  const client = await wire.client();
  const other = await wire.client();
  const body = JSON.stringify('x'.repeat(50_000));
  client.send(headOf(body.length) + body.slice(0, 10));
  other.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(1);
  const stopping = stop(wire);
  wire.held[0]?.();
  await other.ended;
  client.send(body.slice(10));
  await Promise.all([stopping.done, client.ended]);
  expect(client.statuses()).toEqual([200]);
});

test('one that drips is not', async () => {
  // Frequent checks, so that a stopping server closes within the test.
  const wire = await openWire({ headersMs: 50 });
  const client = await wire.client();
  client.send(headOf(100));
  await expectSoon(wire.open).toBe(1);
  await Promise.all([stop(wire).done, client.ended]);
  expect(client.statuses()).toEqual([408]);
});

test('no request is awaited beyond the limit', async () => {
  const wire = await openWire();
  const client = await wire.client();
  client.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(1);
  await stop(wire, 100).done;
  await client.ended;
  expect([client.statuses(), wire.open()]).toEqual([[], 0]);
  wire.held[0]?.();
});

test('a server that does not listen has nothing to wait for', async () => {
  const wire = await openWire();
  await stop(wire).done;
  await expect(stop(wire).done).resolves.toBeUndefined();
});
