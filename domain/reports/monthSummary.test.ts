import { expect, it } from 'vitest';
import { monthSums } from './monthSummary.ts';

it('adds up each figure by currency, to the smallest unit', () => {
  const sums = monthSums();
  sums.add('invoices', { status: 'billed', currency: 'USD', amount: '0.10', net: '0.10' });
  sums.add('invoices', { status: 'paid', currency: 'USD', amount: '0.20', net: '0.25' });
  sums.add('invoices', { status: 'paid', currency: 'JPY', amount: '7', net: '7' });
  sums.add('invoices', { status: 'cancelled', currency: 'USD', amount: '9.00', net: '9.00' });
  sums.add('credit-notes', { status: 'issued', currency: 'USD', total: '0.05' });
  sums.add('debit-notes', { status: 'issued', currency: 'JPY', total: '3' });
  expect(sums.rows()).toEqual([
    { figure: 'issued', currency: 'JPY', amount: '7', count: 1 },
    { figure: 'issued', currency: 'USD', amount: '0.30', count: 2 },
    { figure: 'subtotal', currency: 'JPY', amount: '7', count: 1 },
    { figure: 'subtotal', currency: 'USD', amount: '0.35', count: 2 },
    { figure: 'credited', currency: 'USD', amount: '0.05', count: 1 },
    { figure: 'debited', currency: 'JPY', amount: '3', count: 1 },
    { figure: 'cancelled', currency: 'USD', amount: '9.00', count: 1 },
  ]);
});

it('counts taxes by whose they are and where, and money alone as received', () => {
  const sums = monthSums();
  sums.add('invoice-taxes', { status: 'paid', box: 'EI', currency: 'KWD', amount: '1.125' });
  sums.add('invoice-taxes', { status: 'cancelled', box: 'EI', currency: 'KWD', amount: '5.000' });
  const receipt = {
    currency: 'USD',
    exchange_currency: 'BRL',
    amount: '-10.00',
    remaining_amount: '-50.00',
    fee: '0.00',
  };
  sums.add('transactions', { ...receipt, means: 'money' });
  sums.add('transactions', { ...receipt, means: 'credit' });
  expect(sums.rows()).toEqual([
    { figure: 'taxes_EI', currency: 'KWD', amount: '1.125', count: 1 },
    { figure: 'received', currency: 'USD', amount: '-10.00', count: 1 },
    { figure: 'receipts', currency: 'BRL', amount: '-50.00', count: 1 },
    { figure: 'fees', currency: 'BRL', amount: '0.00', count: 1 },
  ]);
});
