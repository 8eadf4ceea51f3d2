import { expect, it } from 'vitest';
import { paidRecord, type PaidRow } from './rows.ts';

const row: PaidRow = {
  uuid: '0190a0a0-0000-7000-8000-000000000001',
  full_number: '7',
  number: 7,
  is_imported: false,
  company_number: null,
  status: 'billed',
  currency: 'EUR',
  created: '2026-03-01',
  due_date: '2026-03-31',
  paid_on: null,
  total: '100.000',
  open_amount: '40.000',
  account_uuid: '0190a0a0-0000-7000-8000-000000000002',
  payment_authorized: false,
  is_awaited: false,
  payment_link: 'https://gateway.test/pay',
  public_hash: 'hash',
  template: 'invoiceTemplate1',
  pay_to: { details: 'IBAN' },
};
const scope = { tenant: { id: 'acme', timeZone: 'Europe/Lisbon' }, now: new Date('2026-03-10T12:00:00Z') };
const ways = (change: Partial<PaidRow>) => {
  const { account, has_details, payment_link, is_awaited } = paidRecord({ ...row, ...change }, scope);
  return [Boolean(account), has_details, Boolean(payment_link), is_awaited];
};

it('an invoice on the page of its payer offers the ways in which it can be paid now', () => {
  expect(ways({})).toEqual([true, true, true, false]);
  expect(ways({ is_awaited: true })).toEqual([true, true, false, true]);
  expect(ways({ status: 'paid', is_awaited: true })).toEqual([false, false, false, false]);
  expect(ways({ payment_link: null, pay_to: null })).toEqual([true, false, false, false]);
});
