import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceStatuses } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import { parseDecimal } from '../../money/decimal.ts';
import { figuresOfAll, progressOf } from './progress.ts';

const invoices = [
  { status: 'paid', total: '1080.00' },
  { status: 'paid', total: '1080.05' },
  { status: 'billed', total: '1080.00', is_overdue: true },
  { status: 'billed', total: '500.00', is_overdue: false },
  { status: 'draft', total: '20.00' },
  { status: 'future', total: '1080.00' },
  { status: 'cancelled', total: '9999.00' },
] as const;

describe('the progress of a contract', () => {
  it('has billed, received, due, overdue and scheduled amounts', () => {
    expect(progressOf(invoices, 'USD')).toEqual({
      billed: { count: 5, amount: '3760.05' },
      received: { count: 2, amount: '2160.05' },
      refunded: { count: 0, amount: '0.00' },
      due: { count: 3, amount: '1600.00' },
      overdue: { count: 1, amount: '1080.00' },
      toCome: { count: 1, amount: '1080.00' },
    });
  });

  it('does not count as received what was given back of paid invoices', () => {
    const all = [
      { status: 'paid', total: '1080.00', refunded_amount: '1080.00' },
      { status: 'paid', total: '1000.00', refunded_amount: '250.00' },
      { status: 'paid', total: '500.00' },
      { status: 'cancelled', total: '300.00', refunded_amount: '300.00' },
    ] as const;
    expect(progressOf(all, 'USD')).toMatchObject({
      billed: { count: 3, amount: '2580.00' },
      received: { count: 2, amount: '1250.00' },
      refunded: { count: 2, amount: '1330.00' },
      due: { count: 0, amount: '0.00' },
    });
  });

  it('counts a partial receipt as received, and the rest as due', () => {
    const all = [{ status: 'billed', total: '1000.00', open_amount: '400.00', is_overdue: true }] as const;
    expect(progressOf(all, 'USD')).toMatchObject({
      billed: { count: 1, amount: '1000.00' },
      received: { count: 0, amount: '600.00' },
      due: { count: 1, amount: '400.00' },
      overdue: { count: 1, amount: '400.00' },
    });
  });

  it('counts every invoice once, except cancelled ones', () => {
    const one = fc.record({ status: fc.constantFrom(...invoiceStatuses), total: fc.nat().map(String) });
    fc.assert(
      fc.property(fc.array(one), (all) => {
        const { received, due, toCome } = progressOf(all, 'JPY');
        const kept = all.filter(({ status }) => status !== 'cancelled');
        expect(received.count + due.count + toCome.count).toBe(kept.length);
        const sum = [received, due, toCome].reduce((so, { amount }) => so + parseDecimal(amount, 0), 0n);
        expect(sum).toBe(kept.reduce((so, { total }) => so + BigInt(total), 0n));
      }),
    );
  });
});

it('the figures of a whole term exclude cancelled invoices', () => {
  const figures = { importer_total_payable: '1342.50', exporter_net_total: '800.00', total_taxes: '542.50' };
  const all = [
    { status: 'paid', ...figures },
    { status: 'future', ...figures },
    { status: 'cancelled', ...figures },
  ] as const;
  const { importer_total_payable, exporter_net_total, total_taxes } = figuresOfAll(all, 'USD');
  expect([importer_total_payable, exporter_net_total, total_taxes]).toEqual(['2685.00', '1600.00', '1085.00']);
});
