import { expect, test } from 'vitest';
import { monthIn, monthsOffered } from './months.ts';

test('the months from two years back to half a year ahead are offered, the latest first', () => {
  const months = monthsOffered('2026-11-25');
  expect([months[0], months[6], months.at(-1), months.length]).toEqual(['2027-05', '2026-11', '2024-11', 31]);
});

test('the month in the address is offered too', () => {
  expect(monthsOffered('2026-11-25', '2026-10')).toHaveLength(31);
  expect(monthsOffered('2026-11-25', '2020-02').at(-1)).toBe('2020-02');
});

test.each([
  ['month=2026-11', '2026-11'],
  ['month=2026-13', undefined],
  ['month=1', undefined],
  ['', undefined],
])('?%s selects the month %s', (search, month) => {
  expect(monthIn(new URLSearchParams(search))).toBe(month);
});
