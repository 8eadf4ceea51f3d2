import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectSoon, headOf, openWire, requestText, type Wire } from './wire.testing.ts';

const uncaught = vi.fn();
let wire: Wire;

beforeEach(async () => {
  process.on('uncaughtException', uncaught).on('unhandledRejection', uncaught);
  wire = await openWire({ rateWindowMs: 200, headersMs: 200 });
});
afterEach(() => {
  process.off('uncaughtException', uncaught).off('unhandledRejection', uncaught);
});

/** Expects that no connection is left, and that there was no unhandled error. */
async function expectNothingLeft(): Promise<void> {
  await expectSoon(wire.open).toBe(0);
  expect(uncaught).not.toHaveBeenCalled();
}

const chunked = headOf(0, ['Transfer-Encoding: chunked']).replace(/Content-Length.*\r\n/, '');

describe('invalid input is answered or the connection closed', () => {
  test.each<[string, string, number[]]>([
    ['both lengths', headOf(4, ['Transfer-Encoding: chunked']), [400]],
    ['two lengths', headOf(4, ['Content-Length: 5']), [400]],
    ['a negative length', headOf(-1), [400]],
    ['chunked twice', chunked.replace('chunked', 'chunked, chunked') + '0\r\n\r\n', [400]],
    ['chunked, and something else last', chunked.replace('chunked', 'chunked, identity') + '0\r\n\r\n', [400]],
    ['a chunk of no size', `${chunked}zz\r\n`, [400]],
    ['a chunk without end', `${chunked}ffffffffffffffffff\r\n`, [400]],
    ['a chunk with endless extensions', `${chunked}1;${'x'.repeat(100_000)}`, [413]],
    ['a line that ends bare', 'GET / HTTP/1.1\nHost: x\n\n', [400]],
    ['a CR alone', 'GET / HTTP/1.1\r\nHost: x\rX: y\r\n\r\n', [400]],
    ['a folded header', requestText('/', ['X: y', ' z']), [400]],
    ['a space before a colon', requestText('/', ['X : y']), [400]],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
    ['an expectation that nobody has', requestText('/', ['Expect: miracles', 'Connection: close']), [417]],
    ['a method of 1 MB', `${'X'.repeat(1_000_000)} / HTTP/1.1\r\nHost: x\r\n\r\n`, [400]],
    ['an address of 1 MB', requestText(`/${'x'.repeat(1_000_000)}`), [431]],
    ['a header of 16 kB', requestText('/', [`X: ${'x'.repeat(16_384)}`]), [431]],
    ['ten thousand headers', requestText('/', Array<string>(10_000).fill('X: y')), [431]],
    ['a tunnel', 'CONNECT x:443 HTTP/1.1\r\nHost: x\r\n\r\n', []],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['something after the last request', `${requestText('/', ['Connection: close'])}GET / HTTP/1.1\r\n\r\n`, [200]],
  ])('%s', async (_, text, statuses) => {
    const client = await wire.client();
    client.send(text);
    await client.ended;
    expect(client.statuses()).toEqual(statuses);
    await expectNothingLeft();
  });
});

describe('unusual but valid input is served', () => {
  test.each<[string, string, number[]]>([
    ['an upgrade nobody offers', requestText('/', ['Connection: Upgrade', 'Upgrade: h2c']), [200]],
    ['trailers', `${chunked}2\r\n""\r\n0\r\nX: y\r\n\r\n`, [200]],
    ['a body with a promise', `${headOf(2, ['Expect: 100-continue'])}""`, [100, 200]],
    ['hundreds of headers', requestText('/', Array<string>(300).fill('X: y')), [200]],
    ['blank lines before a request', `\r\n\r\n${requestText()}`, [200]],
  ])('%s', async (_, text, statuses) => {
    const client = await wire.client();
    client.send(text);
    await expectSoon(() => client.statuses()).toEqual(statuses);
    client.socket.destroy();
    await expectNothingLeft();
  });
});

test('a client that closes its half is disconnected, and its work is cancelled', async () => {
  const client = await wire.client();
  client.send(requestText('/hold'));
  await expectSoon(() => wire.held.length).toBe(1);
  client.socket.end();
  await client.ended;
  wire.held[0]?.();
  await expectNothingLeft();
});

test.each([
  ['amid an answer', requestText('/large')],
  ['amid a body', `${headOf(100)}"`],
  ['amid many requests', requestText('/hold').repeat(20)],
  ['amid headers', 'GET / HTTP/1.1\r\nHost'],
])('a connection that is reset %s', async (_, text) => {
  const client = await wire.client();
  client.socket.pause();
  client.send(text);
  await expectSoon(() => client.socket.writableLength).toBe(0);
  await expectSoon(wire.open).toBe(1);
  client.socket.resetAndDestroy();
  for (const answer of wire.held) answer();
  await expectNothingLeft();
});

test('what follows a request is no answer to it', async () => {
  const client = await wire.client();
  client.send(`${requestText('/hold')}nonsense\r\n\r\n`);
  await client.ended;
  expect(client.statuses()).toEqual([]);
  await expectNothingLeft();
});
