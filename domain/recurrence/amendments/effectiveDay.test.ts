import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, compareDates } from '../../dates/date.ts';
import { billingPeriods, frequencySymbologies } from '../../../schemas/parts/recurrence/recurrence.ts';
import { billedPeriod } from '../schedule/billedPeriod.ts';
import { effectiveDay, effectiveDayIssues } from './effectiveDay.ts';

const contract = {
  due_date: '2026-01-31',
  frequency_symbology: 'M',
  frequency: 3,
  billing_period: 'advance',
} as const;

test.each([
  ['2026-01-31', { occurrence: 1, days_before: 0, all_days: 28 }],
  ['2026-02-27', { occurrence: 1, days_before: 27, all_days: 28 }],
  ['2026-02-28', { occurrence: 2, days_before: 0, all_days: 31 }],
  ['2026-04-29', { occurrence: 3, days_before: 29, all_days: 30 }],
  ['2026-01-30', undefined],
  ['2026-04-30', undefined],
])('the day %s is in the period of %j', (day, found) => {
  expect(effectiveDay(contract, day)).toEqual(found);
});

test('every day of every period is found in it', () => {
  const anyContract = fc.record({
    due_date: fc.date({ min: new Date('2024-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    frequency_symbology: fc.constantFrom(...frequencySymbologies),
    frequency: fc.integer({ min: 1, max: 24 }),
    billing_period: fc.constantFrom(...billingPeriods.filter((one) => one !== 'none')),
  });
  fc.assert(
    fc.property(anyContract, fc.nat(), fc.nat(), ({ due_date: due, ...of }, which, offset) => {
      const some = { ...of, due_date: due.toISOString().slice(0, 10) };
      const occurrence = 1 + (which % of.frequency);
      const period = billedPeriod(some, occurrence) ?? { from: '', until: '' };
      const day = addDays(period.from, offset % 28);
      const found = effectiveDay(some, day);
      expect(found?.occurrence).toBe(occurrence);
      expect(addDays(period.from, found?.days_before ?? -1)).toBe(day);
      expect(addDays(period.from, (found?.all_days ?? 0) - 1)).toBe(period.until);
      expect(compareDates(day, period.until) <= 0).toBe(true);
    }),
  );
});

test.each([
  [{ effective_on: '2026-02-10' }, []],
  [{ effective_on: '2026-05-01' }, [['validation.dayWithin', { first: '2026-01-31', last: '2026-04-29' }]]],
  [
    { effective_on: '2026-03-10', reach: 'only', occurrence: 1 } as const,
    [['validation.dayWithin', { first: '2026-01-31', last: '2026-02-27' }]],
  ],
])('an amendment %j has the issues %j', (amendment, issues) => {
  expect(effectiveDayIssues(amendment, contract).map(({ key, args }) => [key, args])).toEqual(issues);
});

test('an amendment of a contract without periods has no day', () => {
  const [issue] = effectiveDayIssues({ effective_on: '2026-02-10' }, { ...contract, billing_period: 'none' });
  expect(issue).toMatchObject({ path: 'effective_on', key: 'validation.effectiveWithoutPeriod' });
});
