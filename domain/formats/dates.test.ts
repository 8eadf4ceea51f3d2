import { expect, test } from 'vitest';
import { formatDate, formatInstant } from './dates.ts';

test.each([
  ['2026-03-09', 'pt', '09/03/2026'],
  ['2026-03-09', 'es', '09/03/2026'],
  ['2026-03-09', 'en', '2026/03/09'],
  ['2026-03-09T22:15:00Z', 'pt', '09/03/2026'],
  ['soon', 'pt', 'soon'],
] as const)('the date %s in %s', (date, language, text) => {
  expect(formatDate(date, language)).toBe(text);
});

test('an instant stands on the clock that is asked for', () => {
  expect(formatInstant('2026-03-09T01:15:00Z', 'pt', 'America/Sao_Paulo')).toBe('08/03/2026 22:15');
  expect(formatInstant('2026-03-09T01:15:00Z', 'en', 'UTC')).toBe('2026/03/09 01:15');
  expect(formatInstant('never', 'pt')).toBe('never');
});
