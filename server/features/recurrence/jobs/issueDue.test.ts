import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';

const quarter = 15 * 60_000;
const hour = 4 * quarter;
const day = 24 * hour;

/** Simulates ticks and returns when the invoices of each date are issued in a zone. */
function issuedAt(dates: readonly string[], zone: string, every = quarter): Map<string, string[]> {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const issued = new Map<string, string[]>(dates.map((date) => [date, []]));
  const open = new Set(dates);
  for (let at = Date.parse(first) - 2 * day; at < Date.parse(last) + 2 * day; at += every) {
    const now = new Date(at);
    for (const date of open) {
      if (date > today(now, zone)) continue;
      open.delete(date);
      issued.get(date)?.push(now.toISOString());
    }
  }
  return issued;
}

const hoursAhead = Array.from({ length: 27 }, (_, index) => index - 12);
const zoneOf = (ahead: number): string => `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;

test.each(hoursAhead)('%i hours ahead of UTC each date is issued once, in its first hour', (ahead) => {
  const dates = ['2028-02-28', '2028-02-29', '2028-03-01'];
  const starts = dates.map((date) => [date, [new Date(Date.parse(date) - ahead * hour).toISOString()]] as const);
  expect(issuedAt(dates, zoneOf(ahead), hour)).toEqual(new Map(starts));
});

test.each([
  ['its clock is put forward over midnight', 'America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['it has the hour before midnight twice', 'America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00.000Z'],
  ['its clock is put forward in the night', 'Europe/Lisbon', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['its clock was put forward the day before', 'Europe/Lisbon', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ['its clock is put back in the night', 'Europe/Lisbon', '2026-10-25', '2026-10-24T23:00:00.000Z'],
  ['it leaves the date out', 'Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ['the date before was left out', 'Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00.000Z'],
  ['it is ahead by quarters of an hour', 'Asia/Kathmandu', '2026-03-10', '2026-03-09T18:15:00.000Z'],
])('a date is issued once, as it begins, where %s', (_, zone, date, at) => {
  expect(issuedAt([date], zone).get(date)).toEqual([at]);
});

test('in any zone on any date, each invoice is issued exactly once, and not before its day', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const dates = fc.integer({ min: 0, max: 20 * 365 }).map((days) => addDays('2010-01-01', days));
  fc.assert(
    fc.property(fc.constantFrom(...zones), dates, (zone, date) => {
      const [at = '', ...again] = issuedAt([date], zone).get(date) ?? [];
      expect(again).toEqual([]);
      expect(today(new Date(at), zone) >= date).toBe(true);
      expect(today(new Date(Date.parse(at) - quarter), zone) < date).toBe(true);
    }),
    { numRuns: 60 },
  );
});
