import { expect, test, vi } from 'vitest';
import { findRealm } from './realm.ts';

const at = (address: string) => new URL(address);

function answer(body: object, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('the platform requests no realm', async () => {
  const fetch = answer({});
  await expect(findRealm(at('http://localhost:3000/login'))).resolves.toEqual({ kind: 'platform' });
  expect(fetch).not.toHaveBeenCalled();
});

test('a tenant’s host requests the realm without a name: the server knows its host', async () => {
  const logo = '/api/v1/auth/realm/logo?tenant=acme';
  const fetch = answer({ exists: true, name: 'Acme', logo, languages: ['pt', 'es', 'tlh'] });
  await expect(findRealm(at('http://acme.localhost:3000/login'))).resolves.toEqual({
    kind: 'tenant',
    name: 'Acme',
    logo,
    languages: ['pt', 'es'],
  });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v1/auth/realm/verify');
});

test('a named tenant that does not exist is reported', async () => {
  answer({ exists: false, name: null, logo: null });
  await expect(findRealm(at('http://localhost/login?tenant=nada'))).resolves.toEqual({
    kind: 'unknown',
    tenant: 'nada',
  });
});

test('a host whose first label is no tenant’s belongs to the platform', async () => {
  answer({ exists: false, name: null, logo: null });
  await expect(findRealm(at('https://console.ultramar.example/login'))).resolves.toEqual({ kind: 'platform' });
});

test.each([
  [{ code: 'unavailable' }, 503],
  [{ exists: 'maybe' }, 200],
])('%o leaves the page to the platform', async (body, status) => {
  answer(body, status);
  await expect(findRealm(at('http://localhost/login?tenant=acme'))).resolves.toEqual({ kind: 'platform' });
});
