import { describe, expect, it } from 'vitest';
import { receiptErrors, remainingOf, toReceipt, type ReceiptValues } from './checkReceipt.ts';

const now = new Date('2026-03-10T12:00:00Z');
const whole: ReceiptValues = {
  exchange_currency: 'BRL',
  exchange_rate: '5.1234',
  fee: '10.50',
  payment_date: '2026-03-09T15:30:00.000Z',
};

describe('what a receipt leaves', () => {
  it.each([
    [{}, '1000.00', '5112.90'],
    [{ fee: null }, '1000.00', '5123.40'],
    [{ exchange_currency: 'JPY', exchange_rate: '150', fee: '7' }, '10.55', '1576'],
    [{ fee: '6000' }, '1000.00', '-876.60'],
    [{ exchange_rate: null }, '1000.00', undefined],
    [{ exchange_rate: 'abc' }, '1000.00', undefined],
    [{ exchange_currency: null }, '1000.00', undefined],
  ])('%j of %s is %s', (change, total, remaining) => {
    expect(remainingOf({ ...whole, ...change }, total)).toBe(remaining);
  });
});

describe('what keeps a receipt from being sent', () => {
  it.each<[Partial<ReceiptValues>, Record<string, string>]>([
    [{}, {}],
    [{ fee: null }, {}],
    [{ exchange_rate: '5.12340' }, {}],
    [{ exchange_currency: null }, { exchange_currency: 'required' }],
    [{ exchange_rate: null }, { exchange_rate: 'required' }],
    [{ exchange_rate: '0.0000' }, { exchange_rate: 'invalidRate' }],
    [{ exchange_rate: '5.12345' }, { exchange_rate: 'invalidRate' }],
    [{ fee: '1.005' }, { fee: 'invalidFee' }],
    [{ exchange_currency: 'JPY', fee: '1.5' }, { fee: 'invalidFee' }],
    [{ fee: '5123.41' }, { fee: 'feeTooHigh' }],
    [{ payment_date: null }, { payment_date: 'required' }],
    [{ payment_date: '2026-03-10T12:00:01Z' }, { payment_date: 'future' }],
  ])('%j: %j', (change, errors) => {
    expect(receiptErrors({ ...whole, ...change }, '1000.00', now)).toEqual(errors);
  });
});

describe('what is sent', () => {
  it('the date is what the clock of the company shows, to the second, and an absent fee is none', () => {
    const payment_date = '2026-03-09T11:05:07.000Z';
    expect(toReceipt({ ...whole, fee: null, payment_date }, '1000.00', 'America/Sao_Paulo')).toEqual({
      exchange_currency: 'BRL',
      exchange_rate: '5.1234',
      fee: '0',
      remaining_amount: '5123.40',
      payment_date: '2026-03-09 08:05:07',
    });
  });
});
