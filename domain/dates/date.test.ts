import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonthsClamped, compareDates, dateText, daysBetween, daysInMonth, isDate } from './date.ts';

const anyDate = fc
  .tuple(fc.integer({ min: 1900, max: 2999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => dateText(year, month, Math.min(day, daysInMonth(year, month))));

describe('isDate', () => {
  test.each(['2026-07-31', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isDate(text)).toBe(true);
  });

  test.each([
    '2027-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '0000-01-01',
    '',
    'today',
  ])('%j does not exist', (text) => {
    expect(isDate(text)).toBe(false);
  });

  test('a time after the date, or a line break, is refused', () => {
    expect(isDate('2026-07-31T00:00')).toBe(false);
    expect(isDate('2026-07-31\n')).toBe(false);
  });
});

/** The tables of design §6: months after the anchor, and the resulting date. */
describe('occurrences are counted from their anchor', () => {
  test.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2027-01-31', 2, '2027-03-31'],
    ['2027-01-31', 3, '2027-04-30'],
    ['2027-01-31', 13, '2028-02-29'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2026-10-31', 8, '2027-06-30'],
    ['2026-10-31', 12, '2027-10-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-01-15', 0, '2027-01-15'],
    ['2027-01-15', -13, '2025-12-15'],
  ])('%s and %i months is %s', (anchor, months, date) => {
    expect(addMonthsClamped(anchor, months)).toBe(date);
  });

  test('the day is that of the anchor, or the last of a shorter month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (anchor, months) => {
        const [year = 0, month = 0, day = 0] = addMonthsClamped(anchor, months).split('-').map(Number);
        expect(day).toBe(Math.min(Number(anchor.slice(8)), daysInMonth(year, month)));
        const moved = year * 12 + month - (Number(anchor.slice(0, 4)) * 12 + Number(anchor.slice(5, 7)));
        expect(moved).toBe(months);
      }),
    );
  });
});

describe('addDays', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-10-18', 10, '2026-10-28'],
    ['0050-01-01', -1, '0049-12-31'],
  ])('%s and %i days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });

  test('adding and subtracting the same days cancels out and keeps the order', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -20_000, max: 20_000 }), (date, days) => {
        const moved = addDays(date, days);
        expect(addDays(moved, -days)).toBe(date);
        expect(compareDates(moved, date)).toBe(Math.sign(days));
      }),
    );
  });
});

test('an invalid date, or one outside the calendar, throws', () => {
  expect(() => addDays('2027-02-29', 1)).toThrow(RangeError);
  expect(() => addMonthsClamped('nonsense', 1)).toThrow(RangeError);
  expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
  expect(() => addMonthsClamped('0001-01-01', -1)).toThrow(RangeError);
});

describe('daysBetween', () => {
  test.each([
    ['2026-03-01', '2026-03-01', 0],
    ['2026-03-01', '2026-02-28', -1],
    ['2028-02-28', '2028-03-01', 2],
    ['2025-12-31', '2027-01-01', 366],
  ])('from %s to %s there are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  test('is the inverse of addDays', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -10_000, max: 10_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });
});
