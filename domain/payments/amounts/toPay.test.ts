import { expect, it } from 'vitest';
import { toPay } from './toPay.ts';

const invoice = { amount: '400.40', currency: 'USD' };

it.each([
  ['billed', '250.40', { open: '250.40', received: '150.00' }],
  ['billed', '400.40', { open: '400.40' }],
  ['paid', '3.60', { open: '400.40' }],
  ['cancelled', '250.40', { open: '400.40' }],
] as const)('%s, with %s expected: %j', (status, amount, expected) => {
  expect(toPay({ ...invoice, status, transactions: [{ amount }] })).toEqual(expected);
});

it('asks for the total without an expected payment', () => {
  for (const transactions of [undefined, null, [], [{ amount: null }]])
    expect(toPay({ ...invoice, status: 'billed', transactions })).toEqual({ open: '400.40' });
});
