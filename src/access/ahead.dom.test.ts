import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchAhead, forgetFirst, takeSessionAhead } from './ahead.ts';

const firstPaint = readFileSync('src/firstPaint.js', 'utf8');
const fetch = vi.fn<typeof globalThis.fetch>();
const request = vi.fn<(name: string, ask: () => Promise<Response>) => Promise<Response>>((_, ask) => ask());

/** Runs the page's first script at a path, in a browser that signed somebody in or not. */
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
  delete window.firstAhead;
  localStorage.clear();
  sessionStorage.clear();
  fetch.mockReset();
  request.mockClear();
});

test.each(['/company', '/company/invoices?page=2', '/accountants', '/admin/users'])(
  'the session is asked for at %s before the console is there, under the lock of all tabs',
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

test.each([
  ['/view/invoices/single/abc', true],
  ['/login', true],
  ['/companylike', true],
  ['/company', false],
])('nobody is asked at %s (signed in before: %s)', (path, signedIn) => {
  begin(path, signedIn);
  expect(takeSessionAhead()).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['', 'pt'],
  ['language=en', 'en'],
  ['theme=x; language=es', 'es'],
  ['language=fr', 'pt'],
])('of all words those of the language are fetched (%s)', (cookie, language) => {
  const codes = ['pt', 'en', 'es'];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  const links = codes.map((code) => Object.assign(document.createElement('link'), { href: `/${code}.js` }));
  for (const [k, link] of links.entries()) link.dataset.language = codes[k];
  document.head.append(...links);
  begin('/company', false);
  const fetched = links.filter((link) => link.rel === 'modulepreload');
  expect(fetched.map((link) => link.getAttribute('href'))).toEqual([`/${language}.js`]);
});

test('a server that cannot be reached is told to whoever takes the answer over', async () => {
  fetch.mockRejectedValue(new TypeError('failed'));
  begin('/company', true);
  await expect(takeSessionAhead()).rejects.toThrow('failed');
});

describe('what was asked for first at an address', () => {
  const rows = '/api/v2/invoice/invoices-single?page=1&tenant=acme';
  const get = { method: 'GET' };
  const token = () => Response.json({ access_token: 'a token' });
  /** The page was open at this address, and is loaded again there or elsewhere, by another copy of the console. */
  async function open(path: string, again = path, answer = Response.json('now')): Promise<typeof fetchAhead> {
    history.replaceState(null, '', path);
    vi.stubGlobal('fetch', fetch);
    fetch.mockResolvedValueOnce(Response.json('then'));
    await fetchAhead(rows, get);
    fetch.mockReset();
    fetch.mockImplementation((url) => Promise.resolve(url === '/api/v1/auth/refresh' ? token() : answer));
    vi.resetModules();
    begin(again, true);
    return (await import('./ahead.ts')).fetchAhead;
  }

  test('is asked for behind the session when it is loaded again, and taken over once', async () => {
    const answer = Response.json('now');
    const reloaded = await open('/company/invoices?page=1', undefined, answer);
    await expect(reloaded(rows, get)).resolves.toBe(answer);
    const sent = fetch.mock.calls.map(([url, init]) => [url, new Headers(init?.headers).get('authorization')]);
    expect(sent).toEqual([
      ['/api/v1/auth/refresh', null],
      [rows, 'Bearer a token'],
    ]);
    await reloaded(rows, get);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('leaves the session its own answer', async () => {
    await open('/company/invoices?page=2');
    await window.firstAhead?.answer;
    await expect((await takeSessionAhead())?.json()).resolves.toEqual({ access_token: 'a token' });
  });

  test.each([
    ['another page', '/company/entities'],
    ['another search', '/company/invoices?page=9'],
  ])('is not asked for at %s', async (_, again) => {
    await open('/company/invoices?page=3', again);
    expect(window.firstAhead).toBeUndefined();
  });

  test('is of no use to a page that asks for something else by now', async () => {
    const reloaded = await open('/company/invoices?page=4');
    fetch.mockImplementation((url) => Promise.resolve(Response.json(url)));
    const answer = await reloaded('/api/v2/invoice/invoices-single?page=1&tenant=other', get);
    await expect(answer.json()).resolves.toBe('/api/v2/invoice/invoices-single?page=1&tenant=other');
  });

  test.each([
    ['the session is over', () => fetch.mockReset().mockResolvedValueOnce(Response.json({}, { status: 401 }))],
    ['it cannot be reached', () => fetch.mockRejectedValueOnce(new TypeError('failed'))],
  ])('is asked for anew where %s', async (_, fail) => {
    history.replaceState(null, '', '/company/invoices?page=5');
    vi.resetModules();
    sessionStorage.setItem('ultramar.first', JSON.stringify({ at: '/company/invoices?page=5', url: rows }));
    fetch.mockResolvedValueOnce(token());
    fail();
    begin('/company/invoices?page=5', true);
    await window.firstAhead?.answer.catch(() => undefined);
    const answer = Response.json('now');
    fetch.mockResolvedValueOnce(answer);
    const { fetchAhead: reloaded } = await import('./ahead.ts');
    await expect(reloaded(rows, get)).resolves.toBe(answer);
  });

  test('is forgotten with the session', async () => {
    history.replaceState(null, '', '/company/invoices?page=6');
    fetch.mockResolvedValueOnce(Response.json('then'));
    vi.stubGlobal('fetch', fetch);
    await fetchAhead(rows, get);
    expect(sessionStorage.getItem('ultramar.first')).toContain('page=6');
    forgetFirst();
    fetch.mockResolvedValueOnce(token());
    begin('/company/invoices?page=6', true);
    expect(window.firstAhead).toBeUndefined();
  });
});
