import { expect, it } from 'vitest';
import { vessels } from '../resources/vessels.testing.ts';
import { orderOf } from './ordering.ts';
import { storageOf } from '../resources/storage.ts';

/** A sort by an own column needs no query. */
const db = {
  query: () => Promise.reject(new Error('Nothing is asked')),
  run: () => Promise.reject(new Error('Nothing is asked')),
};
const reader = { tenant: { id: '', timeZone: 'UTC' }, now: new Date(), language: 'pt', tenants: [] } as const;

it.each([
  [[{ field: 'name', descending: false }], [{ column: 'name', words: true }, { column: 'uuid' }]],
  [
    [{ field: 'built', descending: true }],
    [
      { column: 'built', descending: true },
      { column: 'uuid', descending: true },
    ],
  ],
  [
    [
      { field: 'value', descending: false },
      { field: 'name', descending: true },
    ],
    [{ column: 'value' }, { column: 'name', words: true, descending: true }, { column: 'uuid' }],
  ],
  [[], [{ column: 'uuid' }]],
])('the key breaks ties, in the direction of the first field: %j', async (sort, order) => {
  expect(await orderOf(db, storageOf(vessels), reader, sort)).toEqual(order);
});
