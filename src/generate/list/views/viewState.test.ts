import { expect, it } from 'vitest';
import { readState, writeState } from './viewState.ts';

const sort = { field: 'name', order: 'ASC' } as const;

it('is read as it was written, without what is not set', () => {
  const filter = { location: { country: 76 }, q: 'acme', number: '', type: null };
  const text = writeState({ filter, sort, hidden: ['b', 'a'] });
  expect(readState(text)).toEqual({ filter: { location: { country: 76 }, q: 'acme' }, sort, hidden: ['a', 'b'] });
});

it('is the same text for what shows the same', () => {
  const one = writeState({ filter: { a: 1, b: 2 }, sort, hidden: [] });
  expect(writeState({ filter: { b: 2, a: 1, c: '' }, sort, hidden: [] })).toBe(one);
});

it.each(['', '{', '[]', '{"filter":{},"sort":{"field":1,"order":"ASC"},"hidden":[]}', '{"filter":{}}'])(
  '%s is none',
  (text) => expect(readState(text)).toBeUndefined(),
);
