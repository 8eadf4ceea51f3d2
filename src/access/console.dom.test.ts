import { beforeEach, expect, test, vi } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { askForSession, resume, session } from './console.ts';

const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(async () => {
  vi.stubGlobal('fetch', fetch.mockResolvedValueOnce(Response.json({})));
  await session.signOut();
  fetch.mockReset();
  localStorage.setItem('ultramar.signedIn', 'yes');
});

test('nobody is asked for where nobody has signed in', async () => {
  localStorage.clear();
  await askForSession();
  await expect(resume()).resolves.toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('a server that cannot be asked is told by whoever needs the answer', async () => {
  fetch.mockRejectedValue(new TypeError('failed'));
  await askForSession();
  await expect(resume()).rejects.toMatchObject({ status: 0 });
});

test('asking is over when the question has left; its answer is everybody’s', async () => {
  const answer = Promise.withResolvers<Response>();
  fetch.mockReturnValue(answer.promise);
  await askForSession();
  const found = resume();
  answer.resolve(Response.json({ access_token: 't1', user: someone() }));
  await expect(found).resolves.toBe(true);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(session.token()).toBe('t1');
});
