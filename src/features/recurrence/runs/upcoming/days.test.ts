import { describe, expect, it } from 'vitest';
import { daysOf } from './days.ts';

const day = (date: string, amount: string) => ({ date, currency: 'USD', count: 1, amount });

describe('the days of a chart', () => {
  it('are all from the first to the last one, across the end of a month', () => {
    const issued = [day('2026-02-28', '50.00'), day('2026-03-01', '200.00')];
    const days = daysOf({ issued, held: [] }, '2026-02-27', '2026-03-02');
    expect(days.map(({ date, issued: sum }) => [date, sum?.amount])).toEqual([
      ['2026-02-27', undefined],
      ['2026-02-28', '50.00'],
      ['2026-03-01', '200.00'],
      ['2026-03-02', undefined],
    ]);
  });

  it('have held invoices beside issued ones', () => {
    const held = [day('2026-03-01', '30.00'), day('2026-03-02', '100.00')];
    const days = daysOf({ issued: [day('2026-03-01', '170.00')], held }, '2026-03-01', '2026-03-02');
    expect(days).toMatchObject([
      { issued: { amount: '170.00' }, held: { amount: '30.00' } },
      { issued: undefined, held: { amount: '100.00' } },
    ]);
  });
});
