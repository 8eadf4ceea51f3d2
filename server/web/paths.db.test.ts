import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../tests/support/app.ts';

const root = await mkdtemp(join(tmpdir(), 'ultramar-console-'));
afterAll(() => rm(root, { recursive: true }));
await writeFile(join(root, 'index.html'), '<!doctype html><title>Ultramar</title>');
await writeFile(join(root, 'first.js'), 'plain');
const { app } = await testApp({ consoleRoot: root });
const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

/** Returns the answer to an exact request line; clients and `inject` would normalize it. */
async function ask(line: string, headers: readonly string[] = []) {
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${[line, 'Host: ultramar.test', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    code: /"code":"(\w+)"/.exec(body)?.[1],
    isPage: /^content-type: text\/html/im.test(head),
  };
}

const get = (target: string, headers?: readonly string[]) => ask(`GET ${target} HTTP/1.1`, headers);

const nothing = { status: 404, code: 'not_found' };
const invalid = { status: 400, code: 'invalid_url' };
const unreadable = { status: 400, code: 'invalid_request' };

describe('an address that could be read in more than one way names nothing', () => {
  const folders = ['', '/api', '/api/v2/entities', '/api/docs/static', '/assets', '/company', '/view/invoices'];
  const odd = ['//', '//evil.test', '/./x.js', '/../x.js', '/..', '/.', '/a/../../x', '/%2e%2e/x', '/..%2fx.js'];
  const written = ['/%00', '/%00.js', '/a%5c..%5cx.js', '/\\x', '/\\x.js', '/a%2f%2e%2e%2fx.js', '/%0d%0a', '/%7f'];

  test.each(folders)('below "%s"', async (folder) => {
    for (const rest of [...odd, ...written]) expect(await get(folder + rest), rest).toMatchObject(nothing);
  });

  test.each(['POST', 'PUT', 'DELETE', 'HEAD', 'TRACE', 'PROPFIND'])('requested with %s', async (method) => {
    expect(await ask(`${method} //evil.test HTTP/1.1`)).toMatchObject({ status: 404 });
  });
});

describe('an address that is no good', () => {
  const table = [
    ['/%', invalid],
    ['/%zz.js', invalid],
    ['/%c3%28.js', invalid],
    ['/api/%zz', invalid],
    ['/api/docs/static/%zz', invalid],
    ['*', nothing],
    ['x', unreadable],
    ['ftp://ultramar.test/first.js', nothing],
    ['/\u00e4.js', unreadable],
    ['/a%2fb.js', nothing],
    ['/.env', nothing],
    ['/first.js/x.js', nothing],
    ['/assets/gone.js', nothing],
    [`/${'a'.repeat(300)}.js`, nothing],
    [`${'/a'.repeat(4000)}.js`, nothing],
    [`/${'/'.repeat(5000)}x.js`, nothing],
    [`/${'a'.repeat(10_000)}`, { status: 200, isPage: true }],
    [`/${'a'.repeat(20_000)}`, { status: 431, code: 'headers_too_large' }],
    ['/api/v2/currencies/%2e%2e', nothing],
    [`/api/v2/public/invoices/individual/${'a'.repeat(600)}`, nothing],
  ] as const;

  test.each(table.map(([target, expected]) => ({ name: target.slice(0, 40), target, expected })))(
    '$name',
    async ({ target, expected }) => {
      expect(await get(target)).toMatchObject(expected);
    },
  );

  test('OPTIONS * matches no route', async () => {
    expect(await ask('OPTIONS * HTTP/1.1')).toMatchObject(nothing);
  });
});

test('an unroutable path is answered even with a body, which is discarded', async () => {
  const socket = connect(Number(port), '127.0.0.1');
  const received = text(socket);
  const head = ['POST /%zz HTTP/1.1', 'Host: ultramar.test', 'Content-Length: 1000000', '', ''].join('\r\n');
  const write = (part: string) => new Promise((resolve) => socket.write(part, resolve));
  await write(head + 'x'.repeat(500_000));
  await once(socket, 'data');
  // The server continues reading for a moment, for clients that write everything first.
  await write('x'.repeat(499_999));
  expect(await received).toMatch(/^HTTP\/1.1 400 [^]*connection: close[^]*invalid_url/i);
  expect((await get('/')).status).toBe(200);
});

test.each([
  ['http://ultramar.test/first.js', { status: 200, isPage: false }],
  ['http://ultramar.test', { status: 200, isPage: true }],
  ['http://ultramar.test?x=1', { status: 200, isPage: true }],
  ['HTTPS://else.where:1/api/v1/health-check', { status: 200, isPage: false }],
  ['https://else.where:1/api/nothing', nothing],
  ['http://ultramar.test//first.js', nothing],
  ['http:///first.js', { status: 200, isPage: false }],
])('%s is the path in it, as a proxy would ask for it', async (target, expected) => {
  expect(await get(target)).toMatchObject(expected);
});

test.each(['/', '/company', '/company/', '/company/invoices?q=//..', '/first.js', '/api/docs/', '/company?x=%00'])(
  'a canonical path is unchanged: %s',
  async (target) => {
    expect((await get(target)).status).toBe(200);
  },
);

describe('a file', () => {
  test.each([
    ['Range: bytes=500-'],
    ['Range: bytes=2-1'],
    ['Range: nonsense'],
    ['If-Match: "x"'],
    ['If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT'],
    ['If-Modified-Since: nonsense'],
    ['Accept-Encoding: br;q=0, zstd;;;, *;q=x'],
  ])('causes no server error for any path: %s', async (header) => {
    for (const target of ['/first.js', '/api/docs/static/swagger-ui.css'])
      expect((await get(target, [header])).status).toBeLessThan(500);
  });
});
