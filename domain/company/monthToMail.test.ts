import { expect, it } from 'vitest';
import { monthToMail } from './monthToMail.ts';

it.each([
  ['2026-11-01', 1, '2026-10-01'],
  ['2026-11-04', 5, undefined],
  ['2026-11-05', 5, '2026-10-01'],
  ['2026-11-30', 5, '2026-10-01'],
  ['2027-01-28', 28, '2026-12-01'],
  ['2026-02-28', 28, '2026-01-01'],
  ['2026-11-05', null, undefined],
] as const)('on %s, with day %s, it is about %s', (today, day, month) => {
  expect(monthToMail(today, day)).toBe(month);
});
