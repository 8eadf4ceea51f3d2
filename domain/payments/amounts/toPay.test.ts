import { expect, it } from 'vitest';
import { toPay } from './toPay.ts';

const invoice = { amount: '400.40', currency: 'USD' };

it.each([
  ['billed', '250.40', { open: '250.40', isChanged: true, received: '150.00' }],
  ['billed', '400.40', { open: '400.40', isChanged: false }],
  ['paid', '3.60', { open: '400.40', isChanged: false }],
  ['cancelled', '250.40', { open: '400.40', isChanged: false }],
] as const)('%s, with %s expected: %j', (status, amount, expected) => {
  expect(toPay({ ...invoice, status, transactions: [{ amount }] })).toEqual(expected);
});

it('asks for the total without an expected payment', () => {
  for (const transactions of [undefined, null, [], [{ amount: null }]])
    expect(toPay({ ...invoice, status: 'billed', transactions })).toEqual({ open: '400.40', isChanged: false });
});

it.each([
  ['350.40', { credited_amount: '50.00' }, undefined],
  ['250.40', { credited_amount: '50.00' }, '100.00'],
  ['500.40', { debited_amount: '100.00' }, undefined],
  ['400.40', { debited_amount: '100.00', credited_amount: '20.00' }, '80.00'],
])('tells what notes changed from what was received: %s open after %j, %s received', (amount, notes, received) => {
  const noted = toPay({ ...invoice, ...notes, status: 'billed', transactions: [{ amount }] });
  expect([noted.open, noted.received]).toEqual([amount, received]);
});
