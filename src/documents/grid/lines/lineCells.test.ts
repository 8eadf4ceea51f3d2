import { expect, it } from 'vitest';
import { errorId, errorsAt } from './lineCells.ts';
import { lineWith, scenarioWith, tributeWith } from './samples.testing.ts';

const scenario = scenarioWith(tributeWith({ uuid: 't1', name: 'ISS' }), tributeWith({ uuid: 't2', name: 'PIS' }));
const line = lineWith({ key: 'a', scenario });
const errors = { price: 'low', 'tribute:t1': 'one', 'tribute:t2': 'two' } as const;

it('finds the errors of a cell, and those of all tributes together, each by its name', () => {
  expect(errorsAt(line, errors, 'price')).toEqual([{ id: 'error-a-price', message: 'low' }]);
  expect(errorsAt(line, errors, 'tributes').map(({ about, message }) => [about, message])).toEqual([
    ['ISS', 'one'],
    ['PIS', 'two'],
  ]);
  expect(errorsAt(line, errors, 'item')).toEqual([]);
});

it('identifies an error by its line and cell, with a valid id', () => {
  expect(errorId(line, 'tribute:t1')).toBe('error-a-tribute-t1');
});
