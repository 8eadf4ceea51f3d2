import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openApp, testApp, testConfig } from '../../tests/support/app.ts';
import { pageStyles } from './pagePolicy.ts';

const root = await mkdtemp(join(tmpdir(), 'ultramar-console-'));
await mkdir(join(root, 'assets'));
await writeFile(join(root, 'index.html'), '<!doctype html><title>Ultramar</title>');
await writeFile(
  join(root, 'company.html'),
  '<!doctype html><head><title>Ultramar for a company</title><meta property="csp-nonce" nonce="CSP_NONCE"><script>\nfirst()</script></head>',
);
await writeFile(join(root, 'assets/main-abc123.js'), 'plain');
await writeFile(join(root, 'assets/main-abc123.js.br'), 'smaller');
await writeFile(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(() => rm(root, { recursive: true }));
const api = await testApp({ consoleRoot: root, config: { ...testConfig, apiProtocol: 'https' } });

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('the console', () => {
  test.each(['/', '/login', '/company/invoices?uuid=1', '/view/invoices/individual/abc', '/admin/'])(
    'answers its page at %s, never from a cache',
    async (url) => {
      const answer = await get(url, { host: 'anything.example' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['/company', true],
    ['/company/invoices?uuid=1', true],
    ['/company%2Finvoices', false],
    ['/companyinvoices', false],
    ['/login', false],
  ])('answers %s with the page of its area: %s', async (url, own) => {
    expect((await get(url)).body.includes('for a company')).toBe(own);
  });

  test('keeps files with a hash in their name for a year, compressed where they are', async () => {
    const answer = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect([answer.body, answer.headers['content-encoding']]).toEqual(['smaller', 'br']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/main-abc123.js')).body).toBe('plain');
  });

  test.each(['/assets/gone.js', '/nothing.png', '/..%2f..%2fpackage.json', '/%2e%2e/package.json'])(
    'has nothing at %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toContain('"ultramar"');
    },
  );

  test('that was never built says so', async () => {
    const bare = await openApp({ consoleRoot: join(root, 'nowhere') });
    const answer = await bare.app.inject({ url: '/login', headers: { 'accept-language': 'en' } });
    await bare.close();
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('has not been built');
  });
});

describe('headers', () => {
  test('let no foreign script run, and no page be framed', async () => {
    const { headers } = await get('/login');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("; script-src 'self';");
    expect(policy).not.toContain('unsafe-');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('let a page run the script that is written in it, and no other', async () => {
    const policy = String((await get('/company')).headers['content-security-policy']);
    const hash = createHash('sha256').update('\nfirst()').digest('base64');
    expect(policy).toContain(`; script-src 'self' 'sha256-${hash}';`);
  });

  test('let a page make the styles that carry the nonce of this one answer, and show documents', async () => {
    const nonces = await Promise.all(
      ['/company', '/company/invoices', '/company'].map(async (url) => {
        const { body, headers } = await get(url, { 'accept-encoding': 'br' });
        const [, nonce = ''] = /nonce="([^"]+)"/.exec(body) ?? [];
        expect(headers['content-security-policy']).toContain(`; style-src 'self' 'nonce-${nonce}' ${pageStyles};`);
        // With a validator, a browser could reuse a page with an old nonce.
        expect(headers.etag ?? headers['last-modified']).toBeUndefined();
        return Buffer.from(nonce, 'base64');
      }),
    );
    expect(nonces.map(({ length }) => length)).toEqual([16, 16, 16]);
    expect(new Set(nonces.map(String)).size).toBe(3);
  });

  test.each(['/company.html', '/index.html', '/index.html.br'])('no page is had without its nonce: %s', async (url) => {
    expect((await get(url)).body).not.toContain('CSP_NONCE');
  });

  test.each(['/assets/main-abc123.js', '/api/v1/health-check', '/api/nothing', '/health/live'])(
    'let nothing but a page make styles: %s',
    async (url) => {
      expect((await get(url)).headers['content-security-policy']).toContain("; style-src 'self';");
    },
  );

  test('require TLS only if there is TLS', async () => {
    expect((await get('/login')).headers['strict-transport-security']).toContain('max-age=63072000');
    const plain = await openApp();
    const { headers } = await plain.app.inject({ url: '/health/live' });
    await plain.close();
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('open the API to no other origin', async () => {
    const answer = await get('/api/v1/health-check', { origin: 'https://evil.example' });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a service for flags', () => {
  const served = async (flagsUrl?: string) => {
    const withFlags = await openApp({ consoleRoot: root, config: { ...testConfig, flagsUrl } });
    const { body, headers } = await withFlags.app.inject({ url: '/company' });
    await withFlags.close();
    return { body, policy: String(headers['content-security-policy']) };
  };

  test('is named to the page, and its origin alone may show pictures', async () => {
    const { body, policy } = await served('https://flags.example:8443/{size}/{country}.png?a=1&b=$&');
    expect(body).toContain(
      '<meta name="flags-url" content="https://flags.example:8443/{size}/{country}.png?a=1&amp;b=$&amp;">',
    );
    expect(policy).toContain("; img-src 'self' data: blob: https://flags.example:8443;");
    expect(policy.match(/flags\.example/g)).toHaveLength(1);
  });

  test('without one, pictures come from us alone', async () => {
    const { body, policy } = await served();
    expect(body).not.toContain('flags-url');
    expect(policy).toContain("; img-src 'self' data: blob:;");
  });
});

test('over TLS the refresh token travels over TLS only', async () => {
  const payload = { email: 'ana@acme.test', password: 'ultramar-demo' };
  const answer = await api.app.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  expect(answer.cookies[0]).toMatchObject({ secure: true, httpOnly: true });
});

test('long answers of the API are compressed, and vary by encoding and language', async () => {
  const long = await get('/api/openapi.json', { 'accept-encoding': 'gzip' });
  expect(long.headers['content-encoding']).toBe('gzip');
  expect(long.headers['vary']).toBe('Accept-Language, accept-encoding');
  const short = await get('/api/v1/health-check', { 'accept-encoding': 'gzip' });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test('the contract can be read', async () => {
  expect((await get('/api/openapi.json')).json().openapi).toBe('3.1.0');
  const page = await get('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(String(page.headers['content-security-policy'])).toContain("script-src 'self'");
});
