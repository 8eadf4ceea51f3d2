import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../../money/decimal.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { sumAmounts } from '../../money/sum.ts';
import { remainingAmount } from './remainingAmount.ts';
import { allocate, splitExchange } from './split.ts';

const open = (...amounts: string[]) => amounts.map((amount, index) => ({ uuid: `i${index + 1}`, open: amount }));

describe('a payment is split', () => {
  it.each([
    [
      '100',
      ['60', '50'],
      [
        { invoice: 'i1', amount: '60.000' },
        { invoice: 'i2', amount: '40.000' },
      ],
    ],
    ['60', ['60', '50'], [{ invoice: 'i1', amount: '60.000' }]],
    [
      '120',
      ['60', '50'],
      [{ invoice: 'i1', amount: '60.000' }, { invoice: 'i2', amount: '50.000' }, { amount: '10.000' }],
    ],
    ['5', ['0', '50'], [{ invoice: 'i2', amount: '5.000' }]],
    ['0', ['0', '0'], [{ invoice: 'i1', amount: '0.000' }]],
    ['0', ['5'], []],
    ['0', ['5', '0'], [{ invoice: 'i2', amount: '0.000' }]],
    ['5', [], [{ amount: '5.000' }]],
  ])('%s on invoices of %j', (amount, amounts, shares) => {
    expect(allocate(amount, open(...amounts))).toEqual(shares);
  });
});

const currency = fc.constantFrom('BRL', 'USD', 'JPY', 'KWD');
/** Converted, both shares are a cent: rounding raises the first one more than the second. */
it('the fee is shared by converted amounts, not by amounts', () => {
  const shares = [{ invoice: 'i1', amount: '0.01' }, { amount: '0.02' }];
  expect(splitExchange(shares, { currency: 'USD', rate: '0.5', fee: '0.01' })).toEqual([
    { invoice: 'i1', amount: '0.01', fee: '0.01', remaining: '0.00' },
    { amount: '0.02', fee: '0.00', remaining: '0.01' },
  ]);
});

const cents = (max: bigint) => fc.bigInt({ min: 0n, max });
const amounts = fc.array(cents(10n ** 9n), { minLength: 1, maxLength: 100 });
const rate = cents(10n ** 6n).map((units) => decimalText(units + 1n, 4));

it('bookings and credit add up to the payment, and no invoice gets more than its open amount', () => {
  fc.assert(
    fc.property(amounts, cents(10n ** 10n), (opens, paid) => {
      const invoices = open(...opens.map((units) => decimalText(units, 3)));
      const amount = decimalText(paid, 3);
      const shares = allocate(amount, invoices);
      expect(
        sumAmounts(
          shares.map((share) => share.amount),
          3,
        ),
      ).toBe(amount);
      for (const { invoice, amount: booked } of shares) {
        const most = invoices.find(({ uuid }) => uuid === invoice)?.open ?? amount;
        expect(Number(booked)).toBeLessThanOrEqual(Number(most));
      }
    }),
  );
});

it('fees and remainders of the shares add up to those of the payment, and none is negative', () => {
  fc.assert(
    fc.property(amounts, rate, currency, fc.double({ min: 0, max: 1, noNaN: true }), (parts, by, to, part) => {
      const shares = parts.map((units) => ({ amount: decimalText(units, 3) }));
      const whole = sumAmounts(
        shares.map(({ amount }) => amount),
        3,
      );
      const converted = remainingAmount(whole, by, '0', decimalsOf(to));
      const fee = (Number(converted) * part).toFixed(decimalsOf(to));
      fc.pre(Number(fee) <= Number(converted));
      const split = splitExchange(shares, { currency: to, rate: by, fee });
      const sumOf = (name: 'fee' | 'remaining') =>
        sumAmounts(
          split.map((share) => share[name]),
          decimalsOf(to),
        );
      expect([sumOf('fee'), sumOf('remaining')]).toEqual([
        sumAmounts([fee], decimalsOf(to)),
        remainingAmount(whole, by, fee, decimalsOf(to)),
      ]);
      for (const { remaining } of split) expect(remaining).not.toMatch(/^-/);
    }),
  );
});

it('what the payment was converted to is shared as it is, where its rate is rounded', () => {
  const shares = [{ invoice: 'i1', amount: '60.000' }, { amount: '40.000' }];
  const split = splitExchange(shares, { currency: 'BRL', rate: '5.1235', fee: '5.00', received: '512.34' });
  expect(split.map(({ fee, remaining }) => [fee, remaining])).toEqual([
    ['3.00', '304.40'],
    ['2.00', '202.94'],
  ]);
});
