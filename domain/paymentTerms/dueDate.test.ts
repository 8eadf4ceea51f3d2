import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, compareDates, partsOfDate } from '../dates/date.ts';
import { dueDateOf, issueDateUnder, type PaymentRule } from './dueDate.ts';

const days = (number: number): PaymentRule => ({ rule: 'days', days: number });
const endOfMonth = (number: number): PaymentRule => ({ rule: 'days_end_of_month', days: number });
const dayOf = (day: number, months = 1): PaymentRule => ({ rule: 'day_of_month', day, months });

const someDate = fc.integer({ min: 0, max: 200_000 }).map((number) => addDays('1900-01-01', number));
const someTerms = fc.oneof(
  fc.integer({ min: 0, max: 365 }).map(days),
  fc.integer({ min: 0, max: 365 }).map(endOfMonth),
  fc.tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 })).map(([day, months]) => dayOf(day, months)),
);

describe('the due date under payment terms', () => {
  it.each<[string, PaymentRule, string, string]>([
    ['0 days', days(0), '2026-11-29', '2026-11-29'],
    ['30 days', days(30), '2026-11-29', '2026-12-29'],
    ['30 days over the end of February', days(30), '2027-01-31', '2027-03-02'],
    ['30 days over a leap day', days(30), '2028-01-31', '2028-03-01'],
    ['30 days end of month', endOfMonth(30), '2026-11-29', '2026-12-31'],
    ['30 days end of month, from 1 January', endOfMonth(30), '2027-01-01', '2027-01-31'],
    ['30 days end of month, from 2 January', endOfMonth(30), '2027-01-02', '2027-02-28'],
    ['30 days end of month, in a leap year', endOfMonth(30), '2028-01-02', '2028-02-29'],
    ['0 days end of month, on its last day', endOfMonth(0), '2026-11-30', '2026-11-30'],
    ['the 15th of the following month', dayOf(15), '2026-11-29', '2026-12-15'],
    ['the 15th of the following month, after a long one', dayOf(15), '2027-01-31', '2027-02-15'],
    ['day 31 of the following month', dayOf(31), '2027-01-31', '2027-02-28'],
    ['day 31 of the following month, in a leap year', dayOf(31), '2028-01-31', '2028-02-29'],
    ['the 10th of the month after next, over the year', dayOf(10, 2), '2026-11-29', '2027-01-10'],
  ])('%s', (_, terms, created, due) => {
    expect(dueDateOf(terms, created)).toBe(due);
  });

  it('is never before the emission date, and never earlier for a later one', () => {
    fc.assert(
      fc.property(someTerms, someDate, (terms, created) => {
        const due = dueDateOf(terms, created);
        expect(compareDates(due, created)).toBeGreaterThanOrEqual(0);
        expect(compareDates(dueDateOf(terms, addDays(created, 1)), due)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the last day of its month, or the day of the terms unless the month is shorter', () => {
    fc.assert(
      fc.property(someTerms, someDate, (terms, created) => {
        const due = dueDateOf(terms, created);
        if (terms.rule === 'days') return;
        const { day } = partsOfDate(due);
        const isLast = partsOfDate(addDays(due, 1)).day === 1;
        expect(terms.rule === 'day_of_month' ? day === terms.day || (isLast && day < (terms.day ?? 0)) : isLast).toBe(
          true,
        );
      }),
    );
  });
});

describe('the issue date for a due date', () => {
  it.each<[string, PaymentRule, string, string]>([
    ['30 days', days(30), '2027-03-02', '2027-01-31'],
    ['30 days end of month, due at the end', endOfMonth(30), '2027-01-31', '2027-01-01'],
    ['30 days end of month, due in the month', endOfMonth(30), '2027-01-15', '2026-12-01'],
    ['the 15th of the following month, due that day', dayOf(15), '2027-02-15', '2027-01-31'],
    ['the 15th of the following month, due earlier', dayOf(15), '2027-02-14', '2026-12-31'],
    ['day 31 of the following month, due at the end of February', dayOf(31), '2028-02-29', '2028-01-31'],
  ])('%s', (_, terms, due, created) => {
    expect(issueDateUnder(terms, due)).toBe(created);
  });

  it('is the last one that gives the client all the time of the terms', () => {
    fc.assert(
      fc.property(someTerms, someDate, (terms, due) => {
        const created = issueDateUnder(terms, due);
        expect(compareDates(dueDateOf(terms, created), due)).toBeLessThanOrEqual(0);
        expect(compareDates(dueDateOf(terms, addDays(created, 1)), due)).toBeGreaterThan(0);
      }),
    );
  });
});
