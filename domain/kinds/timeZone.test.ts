import { expect, it } from 'vitest';
import { isTimeZone, timeZone } from './timeZone.ts';

const context = {} as Parameters<typeof timeZone.parseText>[1];

it.each(['America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Kolkata', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'])(
  '%s is a time zone',
  (zone) => expect(isTimeZone(zone)).toBe(true),
);

it.each(['', 'Mars/Olympus', '+03:00', '-0300', 'America', ' UTC', 'UTC\n', '../etc/passwd', 3, null])(
  '%j is not one',
  (text) => expect(isTimeZone(text)).toBe(false),
);

it('is parsed with spaces, as it is shown', () => {
  expect(timeZone.toText('America/Sao_Paulo', context)).toBe('America/Sao Paulo');
  expect(timeZone.parseText(' America/Sao Paulo ', context)).toEqual({ value: 'America/Sao_Paulo' });
  expect(timeZone.parseText('Atlantis', context)).toEqual({ key: 'validation.unknownTimeZone' });
});
