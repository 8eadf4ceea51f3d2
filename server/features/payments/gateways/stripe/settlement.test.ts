import { expect, it } from 'vitest';
import { settlementOf } from './settlement.ts';

it.each([
  [
    { amount: 108_000, fee: 3_162, currency: 'usd', exchange_rate: null },
    { currency: 'USD', rate: '1.0000', received: '1080.00', fee: '31.62' },
  ],
  [
    { amount: 553_333, fee: 16_077, currency: 'brl', exchange_rate: 5.123_45 },
    { currency: 'BRL', rate: '5.1235', received: '5533.33', fee: '160.77' },
  ],
  // A refund is given back whole.
  [
    { amount: -500, fee: 0, currency: 'jpy', exchange_rate: 0.000_04 },
    { currency: 'JPY', rate: '0.0001', received: '500', fee: '0' },
  ],
  [
    { amount: 50, fee: 60, currency: 'usd', exchange_rate: null },
    { currency: 'USD', rate: '1.0000', received: '0.50', fee: '0.50' },
  ],
])('%j settles as %j', (balance, settlement) => {
  expect(settlementOf(balance)).toEqual(settlement);
});

it('is unknown before Stripe has settled a payment', () => {
  expect([settlementOf(null), settlementOf('txn_1')]).toEqual([undefined, undefined]);
});
