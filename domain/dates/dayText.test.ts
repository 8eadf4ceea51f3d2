import { expect, it } from 'vitest';
import { dayInText, dayText, monthName, shortDayText, weekdayText } from './dayText.ts';

it.each([
  ['en', 'October 28', 'Oct 28', 'October'],
  ['pt', '28 de outubro', '28 de out.', 'outubro'],
  ['es', '28 de octubre', '28 oct', 'octubre'],
] as const)('a day in %s has no year', (language, long, short, month) => {
  expect([
    dayText('2026-10-28', language),
    shortDayText('2026-10-28', language),
    monthName('2026-10-28', language),
  ]).toEqual([long, short, month]);
});

it.each([
  ['en', 'October 28', 'October 28, 2027'],
  ['pt', '28 de outubro', '28 de outubro de 2027'],
  ['es', '28 de octubre', '28 de octubre de 2027'],
] as const)('a day in a sentence in %s has the year if it is another', (language, near, far) => {
  expect(['2026-10-28', '2027-10-28'].map((date) => dayInText(date, language, '2026-11-29'))).toEqual([near, far]);
});

it('the weekday is that of the time zone', () => {
  const now = new Date('2026-11-29T01:00:00Z');
  expect(weekdayText(now, 'en', 'America/Sao_Paulo')).toBe('Saturday, November 28');
  expect(weekdayText(now, 'pt', 'Europe/Lisbon')).toBe('domingo, 29 de novembro');
});
