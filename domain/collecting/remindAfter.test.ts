import { expect, it } from 'vitest';
import { remindAfter } from './remindAfter.ts';

const open = {
  status: 'billed',
  due_date: '2026-03-10',
  promised_date: null,
  payer_promised_date: null,
  reminded_on: null,
};

it.each([
  ['it is due', {}, '2026-03-10'],
  ['payment is promised', { promised_date: '2026-03-20' }, '2026-03-20'],
  ['its payer promised to pay', { promised_date: '2026-03-12', payer_promised_date: '2026-03-20' }, '2026-03-20'],
  ['it was reminded of', { promised_date: '2026-03-12', reminded_on: '2026-03-14' }, '2026-03-14'],
  ['it is due, although it was reminded of before', { reminded_on: '2026-03-05' }, '2026-03-10'],
])('reminding an open invoice comes next after %s', (_, of, day) => {
  expect(remindAfter({ ...open, ...of })).toBe(day);
});

it('reminding does not come next for an invoice that is not open', () => {
  expect(remindAfter({ ...open, status: 'paid' })).toBeUndefined();
});
