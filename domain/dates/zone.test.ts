import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './date.ts';
import { today } from './today.ts';
import { instantAt, localTime } from './zone.ts';

describe('today', () => {
  test.each([
    ['2026-07-31T02:59:59Z', 'America/Sao_Paulo', '2026-07-30'],
    ['2026-07-31T03:00:00Z', 'America/Sao_Paulo', '2026-07-31'],
    ['2026-07-31T11:00:00Z', 'Pacific/Auckland', '2026-07-31'],
    ['2026-07-31T12:00:00Z', 'Pacific/Auckland', '2026-08-01'],
    ['2026-12-31T23:59:59Z', 'Europe/Lisbon', '2026-12-31'],
    ['2026-07-30T23:00:00Z', 'Europe/Lisbon', '2026-07-31'],
    ['2026-07-31T00:00:00Z', 'UTC', '2026-07-31'],
  ])('at %s in %s it is %s', (now, zone, date) => {
    expect(today(new Date(now), zone)).toBe(date);
  });

  test('cached dates of another zone or a second earlier are not reused', () => {
    const [late, next] = [new Date('2026-07-31T02:59:59Z'), new Date('2026-07-31T03:00:00Z')];
    const dates = [late, next, late].map((now) => [today(now, 'America/Sao_Paulo'), today(now, 'UTC')].join());
    expect(dates).toEqual(['2026-07-30,2026-07-31', '2026-07-31,2026-07-31', '2026-07-30,2026-07-31']);
  });

  test('an unknown zone throws', () => {
    expect(() => today(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

test('midnight is 00, not 24', () => {
  expect(localTime(new Date('2026-07-31T03:00:00Z'), 'America/Sao_Paulo')).toBe('2026-07-31T00:00:00');
});

describe('instantAt', () => {
  test.each([
    ['an ordinary day', '2026-07-31', '23:00', 'America/Sao_Paulo', '2026-08-01T02:00:00.000Z'],
    ['summer time', '2026-07-31', '23:00', 'Europe/Lisbon', '2026-07-31T22:00:00.000Z'],
    ['winter time', '2026-12-31', '23:00', 'Europe/Lisbon', '2026-12-31T23:00:00.000Z'],
    ['the day summer time begins', '2026-03-29', '23:00', 'Europe/Lisbon', '2026-03-29T22:00:00.000Z'],
    ['the day summer time ends', '2026-10-25', '23:00', 'Europe/Lisbon', '2026-10-25T23:00:00.000Z'],
    ['the day before it ends', '2026-10-24', '23:00', 'Europe/Lisbon', '2026-10-24T22:00:00.000Z'],
    ['a zone of half hours', '2026-07-31', '23:00', 'Asia/Kolkata', '2026-07-31T17:30:00.000Z'],
    ['a zone a day ahead', '2026-07-31', '23:00', 'Pacific/Kiritimati', '2026-07-31T09:00:00.000Z'],
    ['23:00 shown twice: the later', '2024-10-26', '23:00', 'America/Nuuk', '2024-10-27T01:00:00.000Z'],
    ['23:00 left out: the change', '2024-03-30', '23:00', 'America/Nuuk', '2024-03-31T01:00:00.000Z'],
    ['23:00 shown twice in Brazil: the later', '2019-02-16', '23:00', 'America/Sao_Paulo', '2019-02-17T02:00:00.000Z'],
    ['midnight left out in Brazil: the change', '2018-11-04', '00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('%s: %s %s in %s is %s', (_, date, time, zone, instant) => {
    expect(instantAt(`${date}T${time}`, zone).toISOString()).toBe(instant);
  });

  test('the clock shows that hour at that instant', () => {
    const zones = fc.constantFrom('Europe/Lisbon', 'Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'UTC');
    const days = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const date = addDays('2010-01-01', day);
        expect(localTime(instantAt(`${date}T23:00`, zone), zone)).toBe(`${date}T23:00:00`);
      }),
    );
  });
});
