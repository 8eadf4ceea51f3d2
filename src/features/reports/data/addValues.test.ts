import { expect, it } from 'vitest';
import { addValues } from './addValues.ts';

it('adds decimal texts exactly, and counts', () => {
  const all = [
    { amount: '9007199254740993.01', count: 2 },
    { amount: '0.1', count: 1 },
    { amount: '-0.205', count: 3 },
  ];
  expect(addValues(all)).toEqual({ amount: '9007199254740992.905', count: 6 });
});

it('is empty without values', () => {
  expect(addValues([])).toEqual({});
});
