import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { takeSessionAhead } from './ahead.ts';

const firstPaint = readFileSync('src/firstPaint.js', 'utf8');
const fetch = vi.fn<typeof globalThis.fetch>();
const request = vi.fn<(name: string, ask: () => Promise<Response>) => Promise<Response>>((_, ask) => ask());

/** Runs the page's first script at a path, in a browser with or without a previous sign-in. */
function begin(path: string, signedIn: boolean): void {
  history.replaceState(null, '', path);
  if (signedIn) localStorage.setItem('ultramar.signedIn', 'yes');
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { locks: { request } });
  new Function(firstPaint)();
}

afterEach(() => {
  takeSessionAhead();
  localStorage.clear();
  fetch.mockReset();
  request.mockClear();
});

test.each(['/company', '/company/invoices?page=2', '/accountants', '/admin/users'])(
  'the session is requested at %s before the console has loaded, under the lock of all tabs',
  async (path) => {
    const answer = Response.json({});
    fetch.mockResolvedValue(answer);
    begin(path, true);
    await expect(takeSessionAhead()).resolves.toBe(answer);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/v1/auth/refresh', expect.anything());
    expect(request).toHaveBeenCalledExactlyOnceWith('ultramar.refresh', expect.anything());
    expect(takeSessionAhead()).toBeUndefined();
  },
);

test('the session is requested for the company of the address or of the tab', () => {
  fetch.mockImplementation(async () => Response.json({}));
  begin('/company?tenant=acme', true);
  expect(fetch).toHaveBeenLastCalledWith('/api/v1/auth/refresh?tenant=acme', expect.anything());
  sessionStorage.setItem('ultramar.tenant', 'globex');
  begin('/company/invoices', true);
  expect(fetch).toHaveBeenLastCalledWith('/api/v1/auth/refresh?tenant=globex', expect.anything());
  begin('/accountants', true);
  expect(fetch).toHaveBeenLastCalledWith('/api/v1/auth/refresh', expect.anything());
  sessionStorage.clear();
});

test.each([
  ['/view/invoices/single/abc', true],
  ['/login', true],
  ['/companylike', true],
  ['/company', false],
])('no session is requested at %s (signed in before: %s)', (path, signedIn) => {
  begin(path, signedIn);
  expect(takeSessionAhead()).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['', 'pt'],
  ['language=en', 'en'],
  ['theme=x; language=es', 'es'],
  ['language=fr', 'pt'],
])('only the texts of the language are loaded (%s)', (cookie, language) => {
  const codes = ['pt', 'en', 'es'];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const links = codes.map((code) => Object.assign(document.createElement('link'), { href: `/${code}.js` }));
  for (const [k, link] of links.entries()) link.dataset.language = codes[k];
  document.head.append(...links);
  begin('/company', false);
  const fetched = links.filter((link) => link.rel === 'modulepreload');
  expect(fetched.map((link) => link.getAttribute('href'))).toEqual([`/${language}.js`]);
});

test('an unreachable server is reported to the code that uses the answer', async () => {
  fetch.mockRejectedValue(new TypeError('failed'));
  begin('/company', true);
  await expect(takeSessionAhead()).rejects.toThrow('failed');
});
