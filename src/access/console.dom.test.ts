import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { http, resume, session } from './console.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(async () => {
  vi.stubGlobal('fetch', fetch.mockResolvedValueOnce(Response.json({})));
  await session.signOut();
  fetch.mockReset();
  localStorage.setItem('ultramar.signedIn', 'yes');
});

test('no session is requested if no user has signed in', async () => {
  localStorage.clear();
  await expect(resume()).resolves.toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('an unreachable server is reported when the answer is needed', async () => {
  fetch.mockRejectedValue(new TypeError('failed'));
  await expect(resume()).rejects.toMatchObject({ status: 0 });
});

describe('a session requested before the console loaded', () => {
  const answered = (token: string) => Response.json({ access_token: token, user: someone() });

  test('is not requested again: its answer is used', async () => {
    window.sessionAhead = Promise.resolve(answered('t1'));
    await expect(Promise.all([resume(), resume()])).resolves.toEqual([true, true]);
    expect(session.token()).toBe('t1');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is used once: the next one is requested', async () => {
    window.sessionAhead = Promise.resolve(answered('t1'));
    await resume();
    fetch.mockResolvedValueOnce(answered('t2'));
    await session.refresh();
    expect(session.token()).toBe('t2');
  });

  test('that was refused is reported like any refusal', async () => {
    window.sessionAhead = Promise.resolve(Response.json({ code: 'session_ended' }, { status: 401 }));
    await expect(resume()).resolves.toBe(false);
    expect(session.loss()).toBe('ended');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('that reached no server is reported, and not retried automatically', async () => {
    window.sessionAhead = Promise.reject(new TypeError('failed'));
    await expect(resume()).rejects.toMatchObject({ status: 0 });
    expect(fetch).not.toHaveBeenCalled();
  });
});

test('after a refusal the permissions are reloaded once for all requests of a page', async () => {
  fetch.mockImplementation(async (url) =>
    String(url).endsWith('/auth/refresh')
      ? Response.json({ access_token: 't3', user: someone({ permissions: ['items:list'] }) })
      : Response.json({ code: 'forbidden' }, { status: 403 }),
  );
  await Promise.allSettled([http.get('/api/v2/transactions'), http.get('/api/v2/entities')]);
  await waitFor(() => expect(session.me()?.permissions).toEqual(['items:list']));
  expect(fetch.mock.calls.filter(([url]) => String(url).endsWith('/auth/refresh'))).toHaveLength(1);
});
