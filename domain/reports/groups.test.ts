import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ageing from '../../schemas/reports/ageing.ts';
import { addDays } from '../dates/date.ts';
import { agesOf, daysOf, dimensionNames, dimensionOf } from './groups.ts';

const ages = [0, 30, 60, 90] as const;

describe('ages', () => {
  it('are future dates, the ranges, and everything older', () => {
    expect(agesOf(ages).map(({ value }) => value)).toEqual(['0', '1-30', '31-60', '61-90', '91+']);
  });

  it('contain each day in exactly one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
        const today = '2028-03-01';
        const due = addDays(today, -days);
        const found = agesOf(ages).filter(({ value }) => {
          const { from = '0000', to = '9999' } = daysOf({ path: 'due_date', ages }, value, today) ?? {};
          return from <= due && due <= to;
        });
        expect(found).toHaveLength(1);
        const [{ from = -Infinity, to = Infinity } = {}] = found;
        expect(from <= days && days <= to).toBe(true);
      }),
    );
  });

  it('of an unknown name do not exist', () => {
    expect(daysOf({ path: 'due_date', ages }, '1-31', '2026-03-10')).toBeUndefined();
  });
});

it('a month contains all its days', () => {
  const month = { path: 'created', by: 'month' } as const;
  expect(daysOf(month, '2028-02', '2026-01-01')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf(month, '2028', '2026-01-01')).toBeUndefined();
});

it('a report is grouped by any dimension except the one across, its first by default', () => {
  expect(dimensionNames(ageing)).toEqual(['client']);
  expect(dimensionOf(ageing)).toEqual({ path: 'service_buyer' });
  expect(() => dimensionOf(ageing, 'toString')).toThrow(RangeError);
});
