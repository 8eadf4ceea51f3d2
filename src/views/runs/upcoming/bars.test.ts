import { describe, expect, it } from 'vitest';
import { barsOf } from './bars.ts';

const day = (date: string, amount: string) => ({ date, currency: 'USD', count: 1, amount });

describe('the bars of a chart', () => {
  it('are one for each day, the last one too, as high as their amounts are among each other', () => {
    const issued = [day('2026-02-28', '50.00'), day('2026-03-01', '200.00')];
    const bars = barsOf({ issued, held: [] }, '2026-02-27', '2026-03-02');
    expect(bars.map(({ date, issued: part }) => [date, part?.share])).toEqual([
      ['2026-02-27', undefined],
      ['2026-02-28', 0.25],
      ['2026-03-01', 1],
      ['2026-03-02', undefined],
    ]);
  });

  it('have what is put aside on top, which counts in their height', () => {
    const held = [day('2026-03-01', '30.00'), day('2026-03-02', '100.00')];
    const bars = barsOf({ issued: [day('2026-03-01', '170.00')], held }, '2026-03-01', '2026-03-02');
    expect(bars).toMatchObject([
      { issued: { share: 0.85 }, held: { share: 0.15 } },
      { issued: undefined, held: { share: 0.5 } },
    ]);
  });

  it('do not go below the line', () => {
    const held = [day('2026-03-01', '-5.00')];
    expect(barsOf({ issued: [], held }, '2026-03-01', '2026-03-01')).toMatchObject([{ held: { share: 0 } }]);
  });
});
