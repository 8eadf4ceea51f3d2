import { expect, it } from 'vitest';
import { readState, writeState } from './viewState.ts';

const sort = { field: 'name', order: 'ASC' } as const;

it('is parsed from its text, without unset values', () => {
  const filter = { location: { country: 76 }, q: 'acme', number: '', type: null };
  const text = writeState({ filter, sort, hidden: ['b', 'a'] });
  expect(readState(text)).toEqual({ filter: { location: { country: 76 }, q: 'acme' }, sort, hidden: ['a', 'b'] });
});

it('has the same text for the same view', () => {
  const one = writeState({ filter: { a: 1, b: 2 }, sort, hidden: [] });
  expect(writeState({ filter: { b: 2, a: 1, c: '' }, sort, hidden: [] })).toBe(one);
});

it.each(['', '{', '[]', '{"filter":{},"sort":{"field":1,"order":"ASC"},"hidden":[]}', '{"filter":{}}'])(
  '%s is not a view',
  (text) => expect(readState(text)).toBeUndefined(),
);
