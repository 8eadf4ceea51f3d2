import { expect, it } from 'vitest';
import { relativeDay } from './relativeDay.ts';

it.each([
  ['pt', 5, 'em 5 dias'],
  ['en', 0, 'today'],
  ['en', -3, '3 days ago'],
  ['es', 1, 'mañana'],
] as const)('says in %s of %i', (language, days, words) => {
  expect(relativeDay(days, language)).toBe(words);
});
