import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsIn } from './months.ts';
import { periodBefore } from '../dates/period.ts';

it('are those that a period includes, across years', () => {
  expect(monthsIn({ from: '2025-11-30', to: '2026-02-01' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsIn({ from: '2026-03-31', to: '2026-03-31' })).toEqual(['2026-03']);
});

it('follow those of the previous period, the same number if both are whole months', () => {
  const month = fc.date({ min: new Date('2001-01-01'), max: new Date('2080-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 36 }), (moment, count) => {
      const first = `${moment.toISOString().slice(0, 7)}-01`;
      const end = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + count, 0));
      const period = { from: first, to: end.toISOString().slice(0, 10) };
      const [before, months] = [monthsIn(periodBefore(period)), monthsIn(period)];
      expect(months).toHaveLength(count);
      expect(before).toHaveLength(count);
      expect([...before, ...months]).toEqual([...before, ...months].toSorted());
    }),
  );
});
