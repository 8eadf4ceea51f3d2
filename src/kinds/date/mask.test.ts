import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatInstant } from '../../../domain/formats/dates.ts';
import { applyMask, masks, readDate, readInstant } from './mask.ts';

const language = fc.constantFrom('pt', 'en', 'es');

describe('the mask', () => {
  it.each([
    ['0', 'dd/MM/yyyy', '0'],
    ['0103', 'dd/MM/yyyy', '01/03'],
    ['01032026', 'dd/MM/yyyy', '01/03/2026'],
    ['010320261530', 'dd/MM/yyyy', '01/03/2026'],
    ['20260301', 'yyyy/MM/dd', '2026/03/01'],
    ['010320261530', 'dd/MM/yyyy HH:mm', '01/03/2026 15:30'],
    ['2026-03-09', 'dd/MM/yyyy', '09/03/2026'],
    ['x', 'dd/MM/yyyy', ''],
  ])('%s in %s is %s', (text, mask, expected) => {
    expect(applyMask(text, mask)).toBe(expected);
    expect(applyMask(expected, mask)).toBe(expected);
  });

  it('is the one of the language', () => {
    expect(masks).toEqual({ pt: 'dd/MM/yyyy', es: 'dd/MM/yyyy', en: 'yyyy/MM/dd' });
  });
});

describe('a date', () => {
  it('is read back from how it is shown, in every language', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, language, (moment, spoken) => {
        const date = moment.toISOString().slice(0, 10);
        expect(readDate(formatDate(date, spoken), spoken)).toBe(date);
      }),
    );
  });

  it.each(['31/02/2026', '00/01/2026', '1/3/2026', '01/03/26', '2026/03/01', ''])('is not %s', (text) => {
    expect(readDate(text, 'pt')).toBeUndefined();
  });
});

describe('an instant', () => {
  it('is read back to the minute', () => {
    const minute = fc.integer({ min: 0, max: 70_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString());
    fc.assert(
      fc.property(minute, language, (instant, spoken) => {
        const read = readInstant(formatInstant(instant, spoken), spoken);
        expect(read && formatInstant(read, spoken)).toBe(formatInstant(instant, spoken));
      }),
    );
  });

  it.each(['01/03/2026', '01/03/2026 24:00', '01/03/2026 12:60', '31/02/2026 10:00'])('is not %s', (text) => {
    expect(readInstant(text, 'pt')).toBeUndefined();
  });
});
