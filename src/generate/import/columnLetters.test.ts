import { expect, it } from 'vitest';
import { columnLetters } from './columnLetters.ts';

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [51, 'AZ'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (at, letters) => {
  expect(columnLetters(at)).toBe(letters);
});
