import { expect, test } from 'vitest';
import { emissionDate } from './emission.ts';

test.each([
  ['past, not allowed: becomes today', '2026-07-01', false, '2026-07-31'],
  ['past, allowed: stays', '2026-07-01', true, '2026-07-01'],
  ['today', '2026-07-31', false, '2026-07-31'],
  ['to come', '2026-08-05', false, '2026-08-05'],
])('an emission date %s', (_, created, allowsRetroactive, date) => {
  expect(emissionDate({ created, today: '2026-07-31', allowsRetroactive })).toBe(date);
});
