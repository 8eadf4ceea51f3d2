import { expect, test } from 'vitest';
import { figuresOf, totalsOf } from './figures.ts';

const open = [
  { currency: 'BRL', open: '300.5', open_n: 2, overdue: '100.5', overdue_n: 1 },
  { currency: 'JPY', open: '900', open_n: 1, overdue: '0', overdue_n: 0 },
];
const received = [
  { currency: 'USD', received: '10', received_n: 1 },
  { currency: 'JPY', received: '50', received_n: 3 },
];
const none = (amount: string) => ({ amount, count: 0 });

test("a company's own currency comes first, and each amount has the decimals of its currency", () => {
  expect(figuresOf(open, received, 'JPY')).toEqual([
    { currency: 'JPY', open: { amount: '900', count: 1 }, overdue: none('0'), received: { amount: '50', count: 3 } },
    {
      currency: 'BRL',
      open: { amount: '300.50', count: 2 },
      overdue: { amount: '100.50', count: 1 },
      received: none('0.00'),
    },
    { currency: 'USD', open: none('0.00'), overdue: none('0.00'), received: { amount: '10.00', count: 1 } },
  ]);
});

test('totals add up the amounts of one currency, and never those of two', () => {
  const one = figuresOf(open, [], undefined);
  const other = figuresOf([], received, undefined);
  expect(totalsOf([one, other, one]).map((total) => [total.currency, total.open, total.received])).toEqual([
    ['BRL', { amount: '601.00', count: 4 }, none('0.00')],
    ['JPY', { amount: '1800', count: 2 }, { amount: '50', count: 3 }],
    ['USD', none('0.00'), { amount: '10.00', count: 1 }],
  ]);
  expect(totalsOf([])).toEqual([]);
});
