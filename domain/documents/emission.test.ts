import { describe, expect, test } from 'vitest';
import { emissionDate, isNearToday } from './emission.ts';

test.each([
  ['past, not allowed: becomes today', '2026-07-01', false, false, '2026-07-31'],
  ['past, allowed: stays', '2026-07-01', true, false, '2026-07-01'],
  ['past, with its number: stays', '2026-07-01', false, true, '2026-07-01'],
  ['today', '2026-07-31', false, false, '2026-07-31'],
  ['to come', '2026-08-05', false, false, '2026-08-05'],
])('an emission date %s', (_, created, allowsRetroactive, isNumbered, date) => {
  expect(emissionDate({ created, today: '2026-07-31', allowsRetroactive, isNumbered })).toBe(date);
});

describe('an emission date lies within a year of today', () => {
  test.each([
    ['2026-07-31', '2025-07-31', true],
    ['2026-07-31', '2025-07-30', false],
    ['2026-07-31', '2027-07-31', true],
    ['2026-07-31', '2027-08-01', false],
    ['2028-02-29', '2027-02-28', true],
    ['2028-02-29', '2029-02-28', true],
    ['2028-02-29', '2029-03-01', false],
  ])('on %s, of %s: %s', (today, created, isNear) => {
    expect(isNearToday(created, today)).toBe(isNear);
  });
});
