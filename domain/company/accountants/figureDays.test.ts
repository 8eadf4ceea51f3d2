import { expect, test } from 'vitest';
import { figureDays } from './figureDays.ts';

const lateInNovember = new Date('2026-12-01T01:30:00Z');

test('without a month: everything open, and payments of the current month in the company’s calendar', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };
  expect(figureDays(lateInNovember, 'America/Sao_Paulo')).toEqual({ paid: november });
  expect(figureDays(lateInNovember, 'Europe/Lisbon').paid.from).toBe('2026-12-01');
});

test('with a month: what is due and what was paid in it', () => {
  const february = { from: '2028-02-01', to: '2028-02-29' };
  expect(figureDays(lateInNovember, 'UTC', '2028-02')).toEqual({ paid: february, due: february });
});
