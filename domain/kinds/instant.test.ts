import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatInstant, formatMoment, readInstant } from './instant.ts';

const anyLanguage = fc.constantFrom('pt', 'en', 'es');

test('an instant is shown in the requested time zone', () => {
  expect(formatInstant('2026-03-09T01:15:00Z', 'pt', 'America/Sao_Paulo')).toBe('08/03/2026 22:15');
  expect(formatInstant('2026-03-09T01:15:00Z', 'en', 'UTC')).toBe('2026/03/09 01:15');
  expect(formatInstant('never', 'pt')).toBe('never');
});

test('an instant in a list has its year only if it is not this one', () => {
  const shown = (instant: string) => formatMoment(instant, 'pt', 'America/Sao_Paulo', '2026-11-29');
  expect(shown('2026-03-09T01:15:00Z')).toBe('8 mar 22:15');
  expect(shown('2025-03-09T01:15:00Z')).toBe('8 mar 2025 22:15');
  expect(shown('never')).toBe('never');
});

describe('an instant', () => {
  it('is parsed back to the minute', () => {
    const minute = fc.integer({ min: 0, max: 70_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString());
    fc.assert(
      fc.property(minute, anyLanguage, (instant, language) => {
        const read = readInstant(formatInstant(instant, language), language);
        expect(read && formatInstant(read, language)).toBe(formatInstant(instant, language));
      }),
    );
  });

  it.each(['01/03/2026', '01/03/2026 24:00', '01/03/2026 12:60', '31/02/2026 10:00'])('is not %s', (text) => {
    expect(readInstant(text, 'pt')).toBeUndefined();
  });
});
