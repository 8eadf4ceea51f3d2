import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodiesApp, bodiesUrl } from '../../../tests/support/bodies.ts';
import { onePixel } from '../../../tests/support/pictures.ts';

const app = await bodiesApp();
let port = 0;
/** The server's sockets by client port, to measure what they read. */
const accepted = new Map<number | undefined, Socket>();

beforeAll(async () => {
  app.server.on('connection', (socket) => accepted.set(socket.remotePort, socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const megabyte = 1024 ** 2;
const chunk = Buffer.alloc(65_536, 'x');

interface Conversation {
  readonly status: number;
  readonly head: string;
  readonly body: string;
  /** Bytes that the client's system accepted. */
  readonly sent: number;
  /** Bytes that the server read. */
  readonly read: number;
}

/**
 * Sends a head, a beginning, and up to `most` more bytes until the connection ends; a `deaf` client ignores the answer.
 */
async function send(head: string, beginning: string | Buffer, most: number, deaf = false): Promise<Conversation> {
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  client.on('error', () => client.destroy());
  if (!deaf) client.on('end', () => client.destroy());
  let answer = '';
  client.on('data', (data) => (answer += String(data)));
  await once(client, 'connect');
  const { localPort } = client;
  client.write(`POST ${bodiesUrl} HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
  client.write(beginning);
  let sent = 0;
  while (sent < most && !client.destroyed) {
    sent += chunk.length;
    if (!client.write(chunk)) await Promise.race([once(client, 'drain'), once(client, 'close')]).catch(() => undefined);
  }
  if (!client.closed) await once(client, 'close').catch(() => undefined);
  const [top = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(top.split(' ')[1]), head: top, body, sent, read: accepted.get(localPort)?.bytesRead ?? 0 };
}

const part = (name: string, more = '') => `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
const form = 'Content-Type: multipart/form-data; boundary=b';
const json = 'Content-Type: application/json';
const chunked = 'Transfer-Encoding: chunked';
/** The size of an endless chunk. */
const endless = `${(1024 ** 4).toString(16)}\r\n`;

describe('a body that is refused is not read to its end, and its sender is answered', () => {
  it.each([
    ['announced too large', `${json}\r\nContent-Length: ${200 * megabyte}`, '{', 413],
    ['too large, unannounced', `${json}\r\n${chunked}`, endless, 413],
    ['of another type', `Content-Type: text/plain\r\n${chunked}`, endless, 415],
    ['compressed', `${json}\r\nContent-Encoding: gzip\r\n${chunked}`, endless, 415],
    ['a form announced too large', `${form}\r\nContent-Length: ${200 * megabyte}`, part('label'), 413],
    ['a form with an unknown part', `${form}\r\n${chunked}`, `${endless}${part('unknown')}`, 400],
    ['a form with a part again', `${form}\r\n${chunked}`, `${endless}${part('label')}a\r\n${part('label')}`, 400],
    ['a form with a long text', `${form}\r\n${chunked}`, `${endless}${part('label')}`, 413],
    ['a form with a large file', `${form}\r\n${chunked}`, `${endless}${part('logo', '; filename="a.png"')}`, 413],
    ['a form without a part', `${form}\r\n${chunked}`, endless, 413],
    ['a form behind its end', `${form}\r\n${chunked}`, `${endless}${part('label')}a\r\n--b--\r\n`, 413],
  ])('%s', async (_, head, beginning, status) => {
    const answer = await send(head, beginning, 200 * megabyte);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/connection: close/i);
    expect(JSON.parse(answer.body)).toHaveProperty('detail');
    // The largest form, plus what is discarded during the answer.
    expect(answer.read).toBeLessThan(20 * megabyte);
    expect(answer.sent).toBeLessThan(100 * megabyte);
  });

  it.each([
    ['JSON', json, ''],
    ['a form', form, part('logo', '; filename="a.png"')],
  ])('%s in chunks of one byte, which cost a thousand times what they carry', async (_, head, beginning) => {
    const first = beginning === '' ? '' : `${beginning.length.toString(16)}\r\n${beginning}\r\n`;
    const { status, read } = await send(`${head}\r\n${chunked}`, first + '1\r\nx\r\n'.repeat(1_000_000), 0);
    expect([status, read < megabyte]).toEqual([413, true]);
  });

  it('an unknown part is refused by its name alone', async () => {
    const { body, status } = await send(`${form}\r\n${chunked}`, `${endless}${part('unknown')}${'x'.repeat(100)}`, 0);
    expect([status, Object.keys(JSON.parse(body).errors)]).toEqual([400, ['unknown']]);
  });

  it('a text ends at its own limit, not at that of the form', async () => {
    const { body } = await send(`${form}\r\n${chunked}`, `${endless}${part('label')}`, megabyte);
    expect(Object.keys(JSON.parse(body).errors)).toEqual(['label']);
  });
});

it('who writes all before they read is answered too', async () => {
  const client = connect(port, '127.0.0.1');
  const [socket] = (await once(app.server, 'connection')) as [Socket];
  const answered = once(socket, 'finish');
  const beginning = `${endless}${part('unknown')}${'x'.repeat(100)}`;
  client.write(`POST ${bodiesUrl} HTTP/1.1\r\nHost: x\r\n${form}\r\n${chunked}\r\n\r\n${beginning}`);
  await answered;
  for (let written = 0; written < 12; written++) await new Promise((done) => client.write(chunk, done));
  let answer = '';
  client.on('data', (data) => (answer += String(data)));
  await once(client, 'end');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});

it('the body of a GET is not read, though the request is answered', async () => {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => client.destroy());
  let answer = '';
  client.on('data', (data) => (answer += String(data)));
  client.write(`GET /api/nothing HTTP/1.1\r\nHost: x\r\n${json}\r\n${chunked}\r\n\r\n${endless}`);
  await once(client, 'close');
  expect(answer).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
});

it('clients that continue sending are not read, and disconnected', async () => {
  const answers = Array.from({ length: 8 }, () =>
    send(`${form}\r\n${chunked}`, `${endless}${part('unknown')}`, 1024 * megabyte, true),
  );
  for (const { status, sent, read } of await Promise.all(answers)) {
    expect([status, sent < 100 * megabyte, read < 10 * megabyte]).toEqual([400, true, true]);
  }
}, 30_000);

it('a connection whose body was read to its end is kept', async () => {
  const body = `${part('label')}a\r\n${part('logo', '; filename="a.png"')}`;
  const all = Buffer.concat([Buffer.from(body), onePixel.png, Buffer.from('\r\n--b--\r\n')]);
  const { head } = await send(`${form}\r\nContent-Length: ${all.length}\r\nConnection: close`, all, 0);
  expect(head).toMatch(/^HTTP\/1.1 400 /);
  const refused = await fetch(`http://127.0.0.1:${port}${bodiesUrl}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([refused.status, refused.headers.get('connection')]).toEqual([400, 'keep-alive']);
});

it('a body that ends too soon leaves nothing behind', async () => {
  const client = connect(port, '127.0.0.1');
  client.write(`POST ${bodiesUrl} HTTP/1.1\r\nHost: x\r\n${form}\r\nContent-Length: 1000\r\n\r\n${part('label')}abc`);
  const [socket] = (await once(app.server, 'connection')) as [Socket];
  client.destroy();
  await once(socket, 'close');
  expect((await fetch(`http://127.0.0.1:${port}/api/nothing`, { method: 'POST' })).status).toBe(200);
});
