import { expect, test } from 'vitest';
import { overviewLists } from './lists.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };

test('open invoices are listed for all due dates, or for one month', () => {
  const open = { status: 'billed', currency: 'BRL' };
  const received = { means: 'money', currency: 'BRL', paid_on_gte: '2026-11-01', paid_on_lte: '2026-11-30' };
  expect(overviewLists('BRL', { paid: november })).toEqual({ open, overdue: { ...open, is_overdue: true }, received });
  const due = { ...open, due_date_gte: '2026-11-01', due_date_lte: '2026-11-30' };
  expect(overviewLists('BRL', { paid: november, due: november })).toEqual({
    open: due,
    overdue: { ...due, is_overdue: true },
    received,
  });
});
