import { expect, test, vi } from 'vitest';
import { askFor } from './answer.ts';
import { publicInvoice } from '../records/publicInvoice.testing.ts';

const address = { at: 'invoices/individual', hash: 'a+b' };

function answer(body: object, status = 200) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test.each([404, 400, 403])('%i is an invoice that does not exist', async (status) => {
  answer({ code: 'x' }, status);
  await expect(askFor(address)).resolves.toEqual({ kind: 'notFound' });
});

test.each([429, 500, 503])('%i is worth another try', async (status) => {
  answer({ code: 'x' }, status);
  await expect(askFor(address)).resolves.toEqual({ kind: 'failed' });
});

test('so is a server that cannot be reached, or answers something else', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  await expect(askFor(address)).resolves.toEqual({ kind: 'failed' });
  answer({ ...publicInvoice(), status: 'lost' });
  await expect(askFor(address)).resolves.toEqual({ kind: 'failed' });
});

test('a path that names no document asks nobody', async () => {
  const fetch = answer({});
  await expect(askFor(undefined)).resolves.toEqual({ kind: 'notFound' });
  await expect(askFor({ at: 'vessels', hash: 'a' })).resolves.toEqual({ kind: 'notFound' });
  expect(fetch).not.toHaveBeenCalled();
});

test('the hash goes whole into the address', async () => {
  const fetch = answer(publicInvoice());
  await expect(askFor(address)).resolves.toEqual({ kind: 'found', document: publicInvoice() });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v2/public/invoices/individual/a%2Bb');
});

test('it is asked for in the name of nobody, and in the language of the reader', async () => {
  const fetch = answer(publicInvoice());
  await askFor(address);
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect([headers.get('authorization'), headers.get('accept-language')]).toEqual([null, 'pt']);
});
