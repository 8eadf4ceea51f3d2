import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './date.ts';
import { daysUntil, relativeDay } from './relativeDay.ts';

it('counts days over months, years and changes of the clock', () => {
  fc.assert(
    fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
      expect(daysUntil(addDays('2026-03-29', days), '2026-03-29')).toBe(days);
    }),
  );
});

it.each([
  ['pt', 5, 'em 5 dias'],
  ['en', 0, 'today'],
  ['en', -3, '3 days ago'],
  ['es', 1, 'mañana'],
] as const)('says in %s of %i', (language, days, words) => {
  expect(relativeDay(days, language)).toBe(words);
});
