import { describe, expect, it } from 'vitest';
import {
  type Payable,
  paidBy,
  paymentIssues,
  paymentOf,
  type PaymentValues,
  sharesOf,
  wholeAmount,
} from './paymentOf.ts';

const invoice = (uuid: string, open: string, created: string): Payable => ({
  uuid,
  open,
  created,
  number: 1,
  company_number: undefined,
  due_date: created,
  is_overdue: false,
});
const open = [invoice('old', '300.00', '2026-03-01'), invoice('new', '200.00', '2026-03-20')];
const values: PaymentValues = {
  service_buyer: { uuid: 'client' },
  currency: 'USD',
  invoices: [],
  amount: '350.00',
  exchange_currency: 'USD',
  exchange_rate: '1.0000',
  fee: null,
  payment_date: '2026-03-25T12:00:00.000Z',
  note: null,
};
const chosen = { ...values, invoices: [{ uuid: 'new' }] };

describe('a payment', () => {
  it('pays the oldest invoices first, or the chosen ones', () => {
    expect([...sharesOf(values, open)]).toEqual([
      ['old', '300.000'],
      ['new', '50.000'],
    ]);
    expect([...sharesOf(chosen, open)]).toEqual([['new', '200.000']]);
  });

  it.each(['', 'abc', '-5', '0.1234'])('of “%s” pays nothing', (amount) => {
    expect(sharesOf({ ...values, amount }, open).size).toBe(0);
  });

  it('is at first all that is open, or empty', () => {
    expect([wholeAmount(open, 'USD'), wholeAmount([], 'USD')]).toEqual(['500.00', null]);
  });

  it('is not before the last emission among the invoices that it pays', () => {
    expect(paidBy(values, open).created).toBe('2026-03-20');
    expect(paidBy({ ...values, amount: '300.00' }, open).created).toBe('2026-03-01');
    const early = { ...values, payment_date: '2026-03-10T12:00:00.000Z' };
    expect(paymentIssues(early, open, 'UTC')).toEqual([
      { path: 'payment_date', key: 'validation.paymentBeforeInvoice' },
    ]);
    expect(paymentIssues({ ...early, amount: '300.00' }, open, 'UTC')).toEqual([]);
  });

  it('needs a client, a currency and an amount', () => {
    const issues = paymentIssues({ ...values, service_buyer: null, currency: null, amount: null }, [], 'UTC');
    expect(issues.map(({ path }) => path)).toEqual(['service_buyer', 'currency', 'amount']);
  });

  it('is sent with the chosen invoices, as far as they are still open', () => {
    const sent = paymentOf({ ...chosen, invoices: [{ uuid: 'new' }, { uuid: 'paid' }] }, open, 'America/Sao_Paulo');
    expect(sent).toMatchObject({ invoices: [{ uuid: 'new' }], payment_date: '2026-03-25 09:00:00', fee: '0' });
    expect(paymentOf(values, open, 'UTC')).not.toHaveProperty('invoices');
  });
});
