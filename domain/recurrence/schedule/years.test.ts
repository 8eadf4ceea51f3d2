import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byYear, yearsOfSchedule } from './years.ts';

const due = (due_date: string) => ({ due_date });
const count = (all: readonly unknown[]) => String(all.length);

it('groups the invoices of a year in their order, with their sum', () => {
  const all = ['2026-11-30', '2026-12-31', '2027-01-31'].map(due);
  expect(byYear(all, count)).toEqual([
    { year: '2026', invoices: all.slice(0, 2), total: '2', counted: 2 },
    { year: '2027', invoices: all.slice(2), total: '1', counted: 1 },
  ]);
  expect(byYear([], count)).toEqual([]);
});

it('lists invoices that do not count without adding or counting them', () => {
  const all = ['2027-01-31', '2027-02-28', '2027-03-31'].map(due);
  const grouped = byYear(all, count, ({ due_date }) => due_date !== '2027-02-28');
  expect(grouped).toEqual([{ year: '2027', invoices: all, total: '2', counted: 2 }]);
});

it('sums what the invoices of a schedule cost, without those that a pause skips', () => {
  const invoice = (due_date: string, status: 'paid' | 'future' | 'skipped') => ({ due_date, status, total: '10.10' });
  const schedule = [invoice('2026-12-31', 'paid'), invoice('2027-01-31', 'skipped'), invoice('2027-02-28', 'future')];
  expect(yearsOfSchedule(schedule, 'USD').map(({ year, counted, total }) => [year, counted, total])).toEqual([
    ['2026', 1, '10.10'],
    ['2027', 1, '10.10'],
  ]);
});

it('contains each invoice exactly once', () => {
  const years = fc.array(fc.integer({ min: 2020, max: 2060 }).map((year) => due(`${year}-02-28`)));
  fc.assert(
    fc.property(years, (all) => {
      const grouped = byYear(all, count);
      expect(grouped.flatMap(({ invoices }) => invoices).toSorted()).toHaveLength(all.length);
      expect(new Set(grouped.map(({ year }) => year)).size).toBe(grouped.length);
      for (const { year, invoices } of grouped)
        expect(invoices).toEqual(all.filter((one) => one.due_date.startsWith(year)));
    }),
  );
});
