import { beforeEach, describe, expect, test, vi } from 'vitest';
import { zone } from '../i18n/zone.ts';
import { someone } from '../../tests/support/me.ts';
import { http, maySignInAgain, session } from './console.ts';
import { enter } from './enter.ts';
import { leaveToSignIn } from './leave.ts';
import type { Me } from './me.ts';
import { routeTenant } from './tenant.ts';

const replace = vi.fn<(path: string) => void>();
const assign = vi.fn<(path: string) => void>();

function visit(path: string) {
  const { pathname, search } = new URL(path, 'http://localhost');
  vi.stubGlobal('location', { pathname, search, hostname: 'localhost', replace, assign });
}

/** A browser with this user's refresh cookie, or without one. */
function signedIn(me: Me | undefined, status = 200) {
  if (me) localStorage.setItem('ultramar.signedIn', 'yes');
  const fetch = vi.fn<typeof globalThis.fetch>(async () =>
    me && status === 200
      ? Response.json({ access_token: 't', user: me })
      : Response.json({ code: 'session_ended' }, { status: status === 200 ? 401 : status }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  signedIn(undefined);
  await session.signOut();
});

const carla = someone({ type: 'ACCOUNTANT', area: 'accountants', references: { tenant: ['acme', 'globex'] } });

describe('opening an area', () => {
  test('restores the session from the cookie, and uses the time zone of its company', async () => {
    signedIn(someone({ time_zones: { acme: 'Asia/Tokyo' } }));
    visit('/company');
    await expect(enter('company')).resolves.toMatchObject({ name: 'Ana Souza' });
    expect(zone()).toBe('Asia/Tokyo');
  });

  test('without a session redirects to sign-in with the way back, without a request', async () => {
    const fetch = signedIn(undefined);
    visit('/company/invoices?page=2');
    await expect(enter('company')).resolves.toBeUndefined();
    expect(assign).toHaveBeenCalledWith('/login?next=%2Fcompany%2Finvoices%3Fpage%3D2');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('with an expired cookie redirects too, and remembers the expiry', async () => {
    signedIn(someone(), 401);
    visit('/company');
    await expect(enter('company')).resolves.toBeUndefined();
    expect(assign).toHaveBeenCalledOnce();
    expect(maySignInAgain()).toBe(false);
  });

  test('of another user type redirects to the user’s own', async () => {
    signedIn(someone());
    visit('/admin');
    await expect(enter('admin')).resolves.toBeUndefined();
    expect(replace).toHaveBeenCalledWith('/company');
  });

  test('fails if the server gives no answer', async () => {
    signedIn(someone(), 503);
    visit('/company');
    await expect(enter('company')).rejects.toMatchObject({ status: 503 });
  });
});

describe('an accountant', () => {
  test('enters the route’s company, and every request names it', async () => {
    signedIn(carla);
    visit('/company?tenant=globex');
    await expect(enter('company')).resolves.toMatchObject({ area: 'accountants' });
    const fetch = signedIn(carla);
    await http.get('/api/v2/companies/me');
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v2/companies/me?tenant=globex');
  });

  test('of several companies has to choose one first', async () => {
    signedIn(carla);
    visit('/company');
    await expect(enter('company')).resolves.toBeUndefined();
    expect(replace).toHaveBeenCalledWith('/accountants');
  });

  test('leaves the company when entering their own area', async () => {
    sessionStorage.setItem('ultramar.tenant', 'globex');
    signedIn(carla);
    visit('/accountants');
    await enter('accountants');
    expect(routeTenant()).toBeUndefined();
  });
});

test('a page is reloaded when the back button restores it', () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { assign, reload });
  leaveToSignIn();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});

test('leaving forgets the tenant and passes it to the sign-in page', () => {
  sessionStorage.setItem('ultramar.tenant', 'globex');
  visit('/company');
  leaveToSignIn();
  expect(assign).toHaveBeenCalledWith('/login?tenant=globex');
  expect(routeTenant()).toBeUndefined();
});
