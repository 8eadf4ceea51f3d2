import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from './date.ts';
import { mondayOf } from './week.ts';

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-03', '2026-12-28'],
  ['2000-12-31', '2000-12-25'],
  ['1999-03-01', '1999-03-01'],
])('%s is in the week of %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test('a week begins on a Monday, at most six days before', () => {
  fc.assert(
    fc.property(fc.integer({ min: -50_000, max: 50_000 }), (days) => {
      const date = addDays('2020-01-01', days);
      const monday = mondayOf(date);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect([0, 1, 2, 3, 4, 5, 6]).toContain(daysBetween(monday, date));
    }),
  );
});
