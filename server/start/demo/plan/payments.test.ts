import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../../domain/dates/date.ts';
import { mondayOf } from '../../../../domain/dates/week.ts';
import { clients } from '../acme/clients.ts';
import { dayMonthsAgo } from './calendar.ts';
import { exchangeRate, paidOn } from './payments.ts';

const days = fc.integer({ min: 0, max: 3000 }).map((n) => addDays('2025-01-01', n));

describe('a payment of the demo', () => {
  it('is made on a working day, not before the invoice', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(clients)),
        fc.nat(50),
        days,
        fc.nat(40),
        (client, index, created, term) => {
          const day = paidOn(client, index, { created, due_date: addDays(created, term) }, addDays(created, 90));
          expect(day >= created).toBe(true);
          if (day > created) expect(daysBetween(mondayOf(day), day)).toBeLessThan(5);
        },
      ),
    );
  });

  it('is late with whom pays ever later', () => {
    const delay = (monthsAgo: number) => {
      const due = addDays('2026-11-20', -30 * monthsAgo);
      return daysBetween(
        due,
        paidOn(clients.norteDigital, 0, { created: addDays(due, -30), due_date: due }, '2026-11-20'),
      );
    };
    expect(delay(24)).toBeLessThan(20);
    expect(delay(4)).toBeGreaterThan(100);
  });
});

describe('an exchange rate of the demo', () => {
  it('moves from month to month within a few percent, with four decimals, the same each time', () => {
    fc.assert(
      fc.property(days, (date) => {
        const rate = exchangeRate(54_200, date);
        expect(rate).toMatch(/^5\.\d{4}$/);
        expect(Math.abs(Number(rate) / 5.42 - 1)).toBeLessThan(0.05);
        expect(exchangeRate(54_200, date)).toBe(rate);
        const year = Array.from({ length: 12 }, (_, month) => exchangeRate(54_200, dayMonthsAgo(date, month, 15)));
        expect(new Set(year).size).toBe(12);
      }),
    );
    expect(exchangeRate(9200, '2026-11-20')).toMatch(/^0\.\d{4}$/);
  });
});
