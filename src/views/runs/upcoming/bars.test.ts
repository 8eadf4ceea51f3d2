import { describe, expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const day = (date: string, amount: string) => ({ date, currency: 'USD', count: 1, amount });

describe('the bars of a chart', () => {
  it('are one for each day, the last one too, as high as their amounts are among each other', () => {
    const bars = barsOf([day('2026-02-28', '50.00'), day('2026-03-01', '200.00')], '2026-02-27', '2026-03-02');
    expect(bars.map(({ date, share }) => [date, share])).toEqual([
      ['2026-02-27', 0],
      ['2026-02-28', 0.25],
      ['2026-03-01', 1],
      ['2026-03-02', 0],
    ]);
  });

  it('do not go below the line', () => {
    expect(barsOf([day('2026-03-01', '-5.00')], '2026-03-01', '2026-03-01')).toMatchObject([{ share: 0 }]);
  });
});
