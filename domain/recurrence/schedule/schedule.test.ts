import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencySymbologies } from '../../../schemas/parts/recurrence/recurrence.ts';
import { addDays, compareDates, dateText, daysInMonth, partsOfDate } from '../../dates/date.ts';
import { dueDateOf, issueDateOf, lastDueDate, scheduleOf, type Recurrence } from './schedule.ts';

const dues = (due_date: string, frequency_symbology: Recurrence['frequency_symbology'], frequency: number): string[] =>
  scheduleOf({ due_date, frequency_symbology, frequency }, { days: 0, agreedOn: '1900-01-01' }).map(
    (one) => one.due_date,
  );

describe('the due dates of a contract (the vectors of design §6)', () => {
  it('stay at the end of the month from the 31st on', () => {
    const all = dues('2027-01-31', 'M', 14);
    expect(all.slice(0, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(all[13]).toBe('2028-02-29');
  });

  it('repeat every four months', () => {
    expect(dues('2026-10-31', 'Q', 4)).toEqual(['2026-10-31', '2027-02-28', '2027-06-30', '2027-10-31']);
  });

  it('return to 29 February in leap years', () => {
    expect(dues('2028-02-29', 'Y', 5)).toEqual(['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('repeat every three and six months', () => {
    expect(dues('2026-11-30', 'T', 3)).toEqual(['2026-11-30', '2027-02-28', '2027-05-30']);
    expect(dues('2026-08-31', 'S', 3)).toEqual(['2026-08-31', '2027-02-28', '2027-08-31']);
  });
});

const dates = fc
  .record({ year: fc.integer({ min: 1990, max: 2100 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map(({ year, month, day }) => dateText(year, month, Math.min(day + 1, daysInMonth(year, month))));
const recurrences = fc.record({
  due_date: dates,
  frequency_symbology: fc.constantFrom(...frequencySymbologies),
  frequency: fc.integer({ min: 1, max: 600 }),
});
const leads = fc.record({ days: fc.nat(365), agreedOn: dates });
const months = { M: 1, T: 3, Q: 4, S: 6, Y: 12 };

describe('a schedule', () => {
  it('has an invoice in every month of its step, on the first day or the last existing one', () => {
    fc.assert(
      fc.property(recurrences, leads, (recurrence, lead) => {
        const anchor = partsOfDate(recurrence.due_date);
        for (const { occurrence, due_date, isClamped } of scheduleOf(recurrence, lead)) {
          const { year, month, day } = partsOfDate(due_date);
          const passed = (year - anchor.year) * 12 + month - anchor.month;
          expect(passed).toBe((occurrence - 1) * months[recurrence.frequency_symbology]);
          expect(day).toBe(Math.min(anchor.day, daysInMonth(year, month)));
          expect(isClamped).toBe(day < anchor.day);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has the agreed number of invoices in ascending order, and ends on its last due date', () => {
    fc.assert(
      fc.property(recurrences, leads, (recurrence, lead) => {
        const all = scheduleOf(recurrence, lead);
        expect(all.map(({ occurrence }) => occurrence)).toEqual(all.map((_, index) => index + 1));
        expect(all).toHaveLength(recurrence.frequency);
        const due = all.map((one) => one.due_date);
        expect(due.toSorted(compareDates)).toEqual([...new Set(due)]);
        expect(due.at(-1)).toBe(lastDueDate(recurrence));
      }),
      { numRuns: 50 },
    );
  });

  it('continues from any occurrence as if it were counted from the first', () => {
    fc.assert(
      fc.property(recurrences, leads, fc.integer({ min: 1, max: 601 }), (recurrence, lead, from) => {
        expect(scheduleOf(recurrence, lead, from)).toEqual(scheduleOf(recurrence, lead).slice(from - 1));
      }),
      { numRuns: 50 },
    );
  });

  it('issues the lead days earlier, but never before the contract was created', () => {
    fc.assert(
      fc.property(dates, leads, (due, lead) => {
        const issued = issueDateOf(due, lead);
        expect([addDays(due, -lead.days), lead.agreedOn]).toContain(issued);
        expect(compareDates(issued, lead.agreedOn)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('depends on the first due date alone', () => {
    const recurrence = { due_date: '2027-01-31', frequency_symbology: 'M', frequency: 600 } as const;
    expect(dueDateOf(recurrence, 3)).toBe('2027-03-31');
    expect(dueDateOf(recurrence, 600)).toBe('2076-12-31');
  });
});
