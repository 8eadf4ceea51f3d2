import { request as httpRequest } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { users } from '../../../tests/support/identity.ts';

const api = await testApp();
const ana = await api.signIn(users.ana.email);
const send = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/tributes',
    payload,
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json', ...headers },
  });

const deep = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('a body that is no good', () => {
  test.each([
    ['no JSON', '{', 400, 'invalid_body'],
    ['nothing', '', 400, 'invalid_body'],
    ['null', 'null', 400, 'invalid_body'],
    ['a list', '[]', 400, 'invalid_body'],
    ['a text', '"name"', 400, 'invalid_body'],
    ['a number too large for any', '{"name":1e999}', 400, 'validation'],
    ['a list where a text belongs', '{"name":["ISS"]}', 400, 'validation'],
    ['NUL', String.raw`{"name":"a\u0000b"}`, 400, 'validation'],
    ['NUL in a name', String.raw`{"name":"a","a\u0000":1}`, 400, 'invalid_body'],
    ['half a surrogate pair', String.raw`{"name":"\ud800"}`, 400, 'validation'],
    ['a prototype', '{"name":"a","__proto__":{"admin":true}}', 400, 'invalid_body'],
    ['a constructor', '{"name":"a","constructor":{"prototype":{"admin":true}}}', 400, 'invalid_body'],
    ['a name too long', JSON.stringify({ name: 'x'.repeat(61) }), 400, 'validation'],
    ['100,000 levels', deep(100_000), 413, 'too_large'],
    ['20 levels', deep(20), 413, 'too_large'],
    ['5 MB', JSON.stringify({ name: 'x'.repeat(5_000_000) }), 413, 'too_large'],
    ['a country that is a fraction', '{"name":"a","country":{"id":1.5}}', 400, 'validation'],
    ['a country beyond any integer', '{"name":"a","country":{"id":9007199254740993}}', 400, 'validation'],
    ['a country that does not exist', '{"name":"a","country":{"id":31999}}', 400, 'validation'],
  ])('%s', async (_, body, status, code) => {
    const answer = await send(body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('bytes that are no UTF-8', async () => {
    const answer = await send(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_body']);
  });

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'of type %s is refused',
    async (type) => {
      const answer = await send('{"name":"ISS"}', { 'content-type': type });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_media']);
    },
  );
});

describe('an address that is no good', () => {
  test.each([
    ['/api/v2/tributes/%E0%A4%A', 400, 'invalid_url'],
    ['/%', 400, 'invalid_url'],
    ['/api/v2/tributes/not-a-uuid', 404, 'not_found'],
    ['/api/v2/tributes/%00', 404, 'not_found'],
    [`/api/v2/tributes/${'x'.repeat(600)}`, 404, 'not_found'],
    ['/api/v2/tributes?wrong=1', 400, 'unknown_parameter'],
    ['/api/v2/tributes?page=0', 400, 'validation'],
    ['/api/v2/tributes?page=1e99', 400, 'validation'],
    ['/api/v2/tributes?page=99999999999999999999', 400, 'validation'],
    ['/api/v2/tributes?page=1&page=2', 400, 'validation'],
    ['/api/v2/tributes?per_page=101', 400, 'validation'],
    ['/api/v2/tributes?search=%00', 400, 'validation'],
    ['/api/v2/tributes?search=%FF', 200, undefined],
    ['/api/v2/tributes?sort=password_hash', 400, 'validation'],
    ['/api/v2/tributes?__proto__=1', 400, 'unknown_parameter'],
    ['/api/nothing', 404, 'not_found'],
    ['/api', 404, 'not_found'],
  ])('%s', async (url, status, code) => {
    const answer = await ana.get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('with a key longer than any', async () => {
    const answer = await ana.put(`/api/v2/tributes/${'x'.repeat(600)}`, { name: 'ISS' });
    expect([answer.statusCode, answer.json().code]).toEqual([414, 'uri_too_long']);
  });

  test('with an unsupported method lists the supported ones', async () => {
    const answer = await ana.put('/api/v2/tributes', {});
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']?.split(', ').toSorted()).toEqual(['DELETE', 'GET', 'HEAD', 'POST']);
  });
});

test('every failure has the same shape, in the requested language', async () => {
  const answer = await ana.post('/api/v2/tributes', {}, { 'accept-language': 'es-AR,en;q=0.5' });
  expect(answer.json()).toEqual({
    detail: 'Revise los campos destacados.',
    code: 'validation',
    errors: { name: expect.stringMatching(/obligatorio/i) },
  });
  expect(answer.headers['content-language']).toBe('es');
});

test('a record in use cannot be deleted', async () => {
  const { uuid } = (await ana.post('/api/v2/tributes', { name: 'ISS' })).json();
  const scenario = await ana.post('/api/v2/scenarios', {
    name: 'Brasil → EUA',
    code: 'BR-US',
    description: 'x',
    origin: 76,
    destiny: 840,
    tributes: [{ tribute: uuid, is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' }],
  });
  expect(scenario.statusCode).toBe(201);
  const refused = await ana.delete(`/api/v2/tributes/${uuid}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_use']);
});

test('no body causes a 5xx', async () => {
  const anything = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 200 }));
  const tribute = fc.record({ name: fc.anything(), description: fc.anything(), country: fc.anything() });
  const bodies = fc.oneof(
    anything,
    tribute.map((record) => JSON.stringify(record, bigintAsText)),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const answer = await send(typeof body === 'string' ? body : Buffer.from(body));
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

test('no path or query causes a 5xx', async () => {
  const parameter = fc.constantFrom('page', 'per_page', 'sort', 'search', 'country', 'tenant', 'x');
  const query = fc.array(fc.tuple(parameter, fc.string({ unit: 'binary' })), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(query, async (pairs) => {
      const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&');
      expect((await ana.get(`/api/v2/tributes?${text}`)).statusCode).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
});

const bigintAsText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

describe('over the wire', () => {
  let port: number;
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
  });

  const raw = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
      socket.setTimeout(30_000, () => socket.destroy());
    });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n'],
    ['a header with NUL', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\0b\r\n\r\n'],
    ['two lengths', 'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['no host', 'GET /api/v1/health-check HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('%s is refused', async (_, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test.each([
    ['no HTTP', 'nonsense\r\n\r\n', 400, 'invalid_request'],
    [
      'a header beyond bounds',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s is answered in the shape of every failure', async (_, text, status, code) => {
    const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ code, detail: expect.stringMatching(/solicitação/) });
  });

  test('a body that ends too soon leaves the process alive', async () => {
    await new Promise<void>((resolve) => {
      const cut = httpRequest({ port, method: 'POST', path: '/api/v1/auth/login', headers: { 'content-length': 100 } });
      cut.on('error', () => resolve());
      cut.write('{"email":', () => cut.destroy());
    });
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  });
});

test('an unexpected error has the id of the request, and not its cause', async () => {
  await api.ownerPool.query('alter table tributes rename to tributes_away');
  const answer = await ana.get('/api/v2/tributes');
  await api.ownerPool.query('alter table tributes_away rename to tributes');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'internal', detail: expect.stringMatching(/código [0-9a-f-]{36}\.$/) });
  expect(answer.body).not.toContain('tributes');
});
