import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencySymbologies } from '../../../schemas/parts/recurrence/recurrence.ts';
import { addDays, dateText, daysInMonth } from '../../dates/date.ts';
import { billedPeriod, type BilledBy } from './billedPeriod.ts';
import { dueDateOf } from './schedule.ts';

const dates = fc
  .record({ year: fc.integer({ min: 1990, max: 2100 }), month: fc.integer({ min: 1, max: 12 }), day: fc.nat(30) })
  .map(({ year, month, day }) => dateText(year, month, Math.min(day + 1, daysInMonth(year, month))));
const contracts = fc.record({
  due_date: dates,
  frequency_symbology: fc.constantFrom(...frequencySymbologies),
  billing_period: fc.constantFrom('advance' as const, 'arrears' as const),
});
const occurrences = fc.integer({ min: 1, max: 600 });

describe('the period of an occurrence', () => {
  it.each<[Partial<BilledBy>, number, string, string]>([
    [{ billing_period: 'advance' }, 1, '2027-01-31', '2027-02-27'],
    [{ billing_period: 'advance' }, 2, '2027-02-28', '2027-03-30'],
    [{ billing_period: 'advance' }, 13, '2028-01-31', '2028-02-28'],
    [{ billing_period: 'arrears' }, 1, '2026-12-31', '2027-01-30'],
    [{ billing_period: 'arrears' }, 14, '2028-01-31', '2028-02-28'],
    [{ billing_period: 'arrears', due_date: '2028-02-29', frequency_symbology: 'Y' }, 1, '2027-02-28', '2028-02-28'],
    [{ billing_period: 'advance', due_date: '2026-04-01', frequency_symbology: 'T' }, 1, '2026-04-01', '2026-06-30'],
  ])('under %j, number %i, is from %s to %s', (of, occurrence, from, until) => {
    const contract = { due_date: '2027-01-31', frequency_symbology: 'M', billing_period: 'advance', ...of } as const;
    expect(billedPeriod(contract, occurrence)).toEqual({ from, until });
  });

  it('touches the next one: neither a gap nor a day twice', () => {
    fc.assert(
      fc.property(contracts, occurrences, (contract, occurrence) => {
        const [one, next] = [billedPeriod(contract, occurrence), billedPeriod(contract, occurrence + 1)];
        expect(next?.from).toBe(addDays(one?.until ?? '', 1));
        expect((one?.from ?? '') <= (one?.until ?? '')).toBe(true);
      }),
    );
  });

  it('begins on its due date in advance, and ends on the day before it in arrears', () => {
    fc.assert(
      fc.property(contracts, occurrences, (contract, occurrence) => {
        const due = dueDateOf(contract, occurrence);
        const { from, until } = billedPeriod(contract, occurrence) ?? {};
        expect(contract.billing_period === 'advance' ? from : addDays(until ?? '', 1)).toBe(due);
      }),
    );
  });

  it('is none unless the contract states it', () => {
    fc.assert(
      fc.property(contracts, occurrences, (contract, occurrence) => {
        expect(billedPeriod({ ...contract, billing_period: 'none' }, occurrence)).toBeUndefined();
      }),
    );
  });
});
