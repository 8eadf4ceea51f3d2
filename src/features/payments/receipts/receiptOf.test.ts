import { describe, expect, it } from 'vitest';
import { leavesOf, receiptOf, remainingOf, type ReceiptValues } from './receiptOf.ts';

const whole: ReceiptValues = {
  amount: '1000.00',
  exchange_currency: 'BRL',
  exchange_rate: '5.1234',
  fee: '10.50',
  payment_date: '2026-03-09T15:30:00.000Z',
  note: 'Wire 4711',
};
const paid = { currency: 'USD', open: '1000.00', created: '2026-03-01' };

describe('the remaining amount of a receipt', () => {
  it.each([
    [{}, '5112.90'],
    [{ fee: null }, '5123.40'],
    [{ amount: '500.00' }, '2551.20'],
    [{ amount: '0' }, undefined],
    [{ exchange_currency: 'JPY', exchange_rate: '150', fee: '7' }, '149993'],
    [{ exchange_currency: 'USD', exchange_rate: '1.0000' }, '989.50'],
    [{ exchange_currency: 'USD', exchange_rate: '2' }, undefined],
    [{ fee: '6000' }, undefined],
    [{ exchange_rate: null }, undefined],
    [{ exchange_rate: 'abc' }, undefined],
    [{ exchange_currency: null }, undefined],
  ])('%j is %s', (change, remaining) => {
    expect(remainingOf({ ...whole, ...change }, paid)).toBe(remaining);
  });
});

describe('the request', () => {
  it('has the date in the company’s time zone, to the second, and no fee if it is absent', () => {
    const payment_date = '2026-03-09T11:05:07.000Z';
    expect(receiptOf({ ...whole, fee: null, payment_date }, 'America/Sao_Paulo')).toEqual({
      amount: '1000.00',
      exchange_currency: 'BRL',
      exchange_rate: '5.1234',
      fee: '0',
      payment_date: '2026-03-09 08:05:07',
      note: 'Wire 4711',
    });
  });
});

describe('the remaining amount', () => {
  it.each([
    ['400.00', { open: '600.00' }],
    ['1000', {}],
    ['1200.50', { credit: '200.50' }],
    ['0', {}],
    ['12.345', {}],
    ['abc', {}],
    [null, {}],
  ])('%s of 1,000.00: %j', (amount, leaves) => {
    expect(leavesOf(amount, paid)).toEqual(leaves);
  });
});
