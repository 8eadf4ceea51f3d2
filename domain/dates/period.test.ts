import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodNames } from '../../schemas/period.ts';
import { addDays, dateText, daysBetween, daysInMonth, partsOfDate } from './date.ts';
import { periodBefore, periodOf } from './period.ts';

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1930-01-01', days));

describe('the days of a period', () => {
  it.each([
    ['thisMonth', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2027-01-15', '2026-12-01', '2026-12-31'],
    ['thisQuarter', '2026-11-24', '2026-10-01', '2026-12-31'],
    ['thisQuarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['lastQuarter', '2026-05-31', '2026-01-01', '2026-03-31'],
    ['lastQuarter', '2026-02-28', '2025-10-01', '2025-12-31'],
    ['lastQuarter', '2026-12-31', '2026-07-01', '2026-09-30'],
    ['yearToDate', '2028-02-29', '2028-01-01', '2028-02-29'],
    ['yearToDate', '2026-01-01', '2026-01-01', '2026-01-01'],
    ['thisYear', '2026-11-24', '2026-01-01', '2026-12-31'],
    ['lastTwelveMonths', '2026-02-28', '2025-03-01', '2026-02-28'],
    ['lastTwelveMonths', '2028-02-10', '2027-03-01', '2028-02-29'],
    ['nextTwelveMonths', '2026-11-24', '2026-11-01', '2027-10-31'],
  ] as const)('%s on %s', (name, today, from, to) => {
    expect(periodOf(name, today)).toEqual({ from, to });
  });

  it('start with a month and, except the year to date, end with one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...periodNames), anyDay, (name, today) => {
        const { from, to } = periodOf(name, today);
        expect(from.endsWith('-01')).toBe(true);
        if (name === 'yearToDate') expect(to).toBe(today);
        else expect(addDays(to, 1).endsWith('-01')).toBe(true);
      }),
    );
  });

  it('include today, or end before the period that does', () => {
    const current = { lastMonth: 'thisMonth', lastQuarter: 'thisQuarter' } as const;
    fc.assert(
      fc.property(fc.constantFrom(...periodNames), anyDay, (name, today) => {
        const { from, to } = periodOf(name, today);
        expect(from <= today).toBe(true);
        if (name === 'lastMonth' || name === 'lastQuarter')
          expect(addDays(to, 1)).toBe(periodOf(current[name], today).from);
        else expect(today <= to).toBe(true);
      }),
    );
  });

  it('of a quarter are the three months from January, April, July or October', () => {
    fc.assert(
      fc.property(fc.constantFrom('thisQuarter', 'lastQuarter'), anyDay, (name, today) => {
        const [first, last] = [periodOf(name, today).from, periodOf(name, today).to].map(partsOfDate);
        expect([1, 4, 7, 10]).toContain(first?.month);
        expect([last?.year, last?.month]).toEqual([first?.year, (first?.month ?? 0) + 2]);
      }),
    );
  });
});

describe('the previous period', () => {
  it.each([
    [
      { from: '2028-03-01', to: '2028-03-31' },
      { from: '2028-02-01', to: '2028-02-29' },
    ],
    [
      { from: '2026-01-01', to: '2026-12-31' },
      { from: '2025-01-01', to: '2025-12-31' },
    ],
    [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-01-01', to: '2026-01-31' },
    ],
    [
      { from: '2028-02-01', to: '2028-02-28' },
      { from: '2028-01-04', to: '2028-01-31' },
    ],
    [
      { from: '2026-03-10', to: '2026-03-10' },
      { from: '2026-03-09', to: '2026-03-09' },
    ],
  ])('%o is after %o', (period, before) => {
    expect(periodBefore(period)).toEqual(before);
  });

  it('ends the day before, with the same number of months or days', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 1200 }), (from, days) => {
        const period = { from, to: addDays(from, days) };
        const before = periodBefore(period);
        expect(addDays(before.to, 1)).toBe(from);
        const isWhole = from.endsWith('-01') && addDays(period.to, 1).endsWith('-01');
        if (isWhole) expect(before.from.endsWith('-01')).toBe(true);
        else expect(daysBetween(before.from, before.to)).toBe(days);
      }),
    );
  });

  it('of whole months has the same number of months', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 36 }), (day, count) => {
        const { year, month } = partsOfDate(day);
        const last = year * 12 + month - 1 + count - 1;
        const [toYear, toMonth] = [Math.floor(last / 12), (last % 12) + 1];
        const period = {
          from: dateText(year, month, 1),
          to: dateText(toYear, toMonth, daysInMonth(toYear, toMonth)),
        };
        const before = partsOfDate(periodBefore(period).from);
        expect(year * 12 + month - (before.year * 12 + before.month)).toBe(count);
      }),
    );
  });
});
