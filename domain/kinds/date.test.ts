import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dateMasks, formatDate, formatDay, formatDayMonth, readDate } from './date.ts';

const anyLanguage = fc.constantFrom('pt', 'en', 'es');

test.each([
  ['2026-03-09', 'pt', '09/03/2026'],
  ['2026-03-09', 'es', '09/03/2026'],
  ['2026-03-09', 'en', '2026/03/09'],
  ['2026-03-09T22:15:00Z', 'pt', '09/03/2026'],
  ['soon', 'pt', 'soon'],
] as const)('the date %s in %s', (date, language, text) => {
  expect(formatDate(date, language)).toBe(text);
});

test.each([
  ['2026-03-09', 'pt', '09/03'],
  ['2026-03-09', 'en', '03/09'],
  ['soon', 'es', 'soon'],
] as const)('the day of %s in %s', (date, language, text) => {
  expect(formatDayMonth(date, language)).toBe(text);
});

test.each([
  ['2026-03-09', 'pt', '9 mar'],
  ['2026-03-09', 'en', '9 Mar'],
  ['2025-12-31', 'es', '31 dic 2025'],
  ['soon', 'en', 'soon'],
] as const)('the day %s in a list in %s', (date, language, text) => {
  expect(formatDay(date, language, '2026-11-29')).toBe(text);
});

it('has the mask of the language', () => {
  expect(dateMasks).toEqual({ pt: 'dd/MM/yyyy', es: 'dd/MM/yyyy', en: 'yyyy/MM/dd' });
});

describe('a date', () => {
  it('is parsed from its formatted text, in every language', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, anyLanguage, (moment, language) => {
        const date = moment.toISOString().slice(0, 10);
        expect(readDate(formatDate(date, language), language)).toBe(date);
      }),
    );
  });

  it.each(['31/02/2026', '00/01/2026', '1/3/2026', '01/03/26', '2026/03/01', ''])('is not %s', (text) => {
    expect(readDate(text, 'pt')).toBeUndefined();
  });
});
