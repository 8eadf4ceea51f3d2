import { describe, expect, it } from 'vitest';
import { billingNotice } from './billingNotice.ts';

const today = '2026-03-10';

describe('what is said before a draft is issued', () => {
  it.each([
    { created: '2026-03-10', due_date: '2026-03-10', allowsRetroactive: false, notice: undefined },
    { created: '2026-03-11', due_date: '2026-04-10', allowsRetroactive: false, notice: undefined },
    { created: '2026-03-09', due_date: '2026-03-10', allowsRetroactive: false, notice: 'emission_today' },
    { created: '2026-03-09', due_date: '2026-03-10', allowsRetroactive: true, notice: undefined },
    { created: '2026-03-01', due_date: '2026-03-09', allowsRetroactive: true, notice: 'due_date_past' },
    { created: '2026-03-01', due_date: '2026-03-09', allowsRetroactive: false, notice: 'due_date_past' },
  ])('created $created, due $due_date, retroactive $allowsRetroactive: $notice', ({ notice, ...facts }) => {
    expect(billingNotice({ ...facts, today })).toBe(notice);
  });
});
