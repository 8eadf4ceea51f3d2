import { describe, expect, it } from 'vitest';
import { isSendingTime, sendingDay } from './sendingHours.ts';

const hours = { reminders_from: 9, reminders_until: 17, reminders_on_weekends: false };
const always = { ...hours, reminders_on_weekends: true };

describe('reminders leave', () => {
  it.each([
    ['at nine on a Monday', '2026-03-09T12:00:00Z', 'America/Sao_Paulo', hours, true],
    ['not a minute earlier', '2026-03-09T11:59:00Z', 'America/Sao_Paulo', hours, false],
    ['until five', '2026-03-09T19:59:00Z', 'America/Sao_Paulo', hours, true],
    ['not at five', '2026-03-09T20:00:00Z', 'America/Sao_Paulo', hours, false],
    ['not on a Saturday', '2026-03-07T15:00:00Z', 'America/Sao_Paulo', hours, false],
    ['on a Saturday if the company says so', '2026-03-07T15:00:00Z', 'America/Sao_Paulo', always, true],
    ['by the day of the company', '2026-03-09T00:30:00Z', 'Asia/Tokyo', hours, true],
  ] as const)('%s', (_, at, zone, of, expected) => {
    expect(isSendingTime(new Date(at), zone, of)).toBe(expected);
  });

  it.each([
    ['2026-03-06', '2026-03-06'],
    ['2026-03-07', '2026-03-09'],
    ['2026-03-08', '2026-03-09'],
  ])('of %s on %s', (day, expected) => {
    expect([sendingDay(day, hours), sendingDay(day, always)]).toEqual([expected, day]);
  });
});
