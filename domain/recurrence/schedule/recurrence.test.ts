import { expect, it } from 'vitest';
import { mostOccurrences } from '../../../schemas/parts/recurrence/recurrence.ts';
import { frequencyOf, recurrenceOf } from './recurrence.ts';

it.each([
  [1, 1],
  ['12', 12],
  [mostOccurrences, mostOccurrences],
  [0, undefined],
  [mostOccurrences + 1, undefined],
  [1.5, undefined],
  ['x', undefined],
  [undefined, undefined],
])('%j invoices are %j', (frequency, count) => {
  expect(frequencyOf({ frequency })).toBe(count);
});

const form = { due_date: '2026-01-31', frequency_symbology: 'M', frequency: 12 };

it.each([
  [{}, true],
  [{ due_date: '2999-12-31' }, true],
  [{ due_date: '3000-01-01' }, false],
  [{ due_date: '2026-02-30' }, false],
  [{ frequency_symbology: 'X' }, false],
  [{ frequency: 0 }, false],
])('a form with %j is complete: %s', (change, isComplete) => {
  expect(recurrenceOf({ ...form, ...change })).toEqual(isComplete ? { ...form, ...change } : undefined);
});
