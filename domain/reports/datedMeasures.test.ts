import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import forecast from '../../schemas/reports/forecast.ts';
import recurring from '../../schemas/reports/recurring.ts';
import { sumAmounts } from '../money/sum.ts';
import { byDate, hasDated, stocksOf } from './datedMeasures.ts';

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];

describe('the stock at the end of each month', () => {
  it('is the sum of all additions until then less all removals', () => {
    const starts = new Map([
      ['2026-02', '10.00'],
      ['2024-05', '1.005'],
      ['2026-05', '99'],
    ]);
    const ends = new Map([
      ['2026-04', '1.005'],
      ['2026-03', '10'],
    ]);
    expect(stocksOf(months, starts, ends)).toEqual(['1.005', '11.005', '1.005', '0']);
  });

  it('is the previous stock plus the additions less the removals of the month', () => {
    const amounts = fc
      .array(fc.tuple(fc.constantFrom('2025-12', ...months), fc.integer({ min: 0, max: 9_999_999 })), { maxLength: 8 })
      .map((all) => new Map(all.map(([month, cents]) => [month, (cents / 100).toFixed(2)])));
    fc.assert(
      fc.property(amounts, amounts, (starts, ends) => {
        const stocks = stocksOf(months, starts, ends);
        for (const [place, month] of months.entries()) {
          const before = stocks[place - 1] ?? stocksOf(['2025-12'], starts, ends)[0] ?? '';
          const moves = [before, starts.get(month) ?? '0', `-${ends.get(month) ?? '0'}`];
          expect(sumAmounts([stocks[place] ?? ''], 3)).toBe(sumAmounts(moves, 3));
        }
      }),
    );
  });
});

it('a report by another date uses it for its period and its months', () => {
  expect(byDate(recurring, 'ends_on')).toMatchObject({
    period: { path: 'ends_on', first: 'lastTwelveMonths' },
    dimensions: { month: { path: 'ends_on', by: 'month' } },
  });
  expect(byDate(forecast, 'created').dimensions['client']).toEqual({ path: 'service_buyer' });
  expect([hasDated(recurring), hasDated(forecast)]).toEqual([true, false]);
});
