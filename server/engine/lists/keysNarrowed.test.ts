import { expect, it } from 'vitest';
import { keysNarrowed } from './keysNarrowed.ts';
import { listQueryOf, type ListQuery } from './query.ts';
import { vessels } from '../resources/vessels.testing.ts';

const db = {
  query: () => Promise.reject(new Error('Nothing is asked')),
  run: () => Promise.reject(new Error('Nothing is asked')),
};
const reader = { tenant: { id: '', timeZone: 'UTC' }, now: new Date(), language: 'pt', tenants: [] } as const;

/** Requests the keys of a list from its third page, and records the query. */
async function narrowed(there: number, most: number) {
  const queries: ListQuery[] = [];
  const find = (_db: unknown, _reader: unknown, query: ListQuery) => {
    queries.push(query);
    const results = Array.from({ length: there }, (_, n) => ({ uuid: `u${n}` })).slice(0, query.perPage);
    return Promise.resolve({ results, count: undefined });
  };
  const keys = await keysNarrowed(db, vessels, reader, listQueryOf(vessels, { page: 3, search: 'x' }), { find }, most);
  return { keys, queries };
}

it('all keys are read page by page, up to the maximum', async () => {
  const { keys, queries } = await narrowed(3, 3);
  expect(keys).toEqual(['u0', 'u1', 'u2']);
  expect(queries).toMatchObject([{ page: 1, search: 'x', isCounted: false }]);
  expect((await narrowed(0, 3)).keys).toEqual([]);
});

it('one more is refused', async () => {
  await expect(narrowed(4, 3)).rejects.toMatchObject({ code: 'validation', errors: [{ path: 'all' }] });
});
