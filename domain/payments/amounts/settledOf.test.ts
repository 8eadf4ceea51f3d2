import { describe, expect, it } from 'vitest';
import { settledOf } from './settledOf.ts';

const invoice = (change: Partial<Parameters<typeof settledOf>[0]> = {}) => ({
  status: 'billed',
  currency: 'USD',
  importer_total_payable_exporter: '1080.00',
  open_amount: '1080.00',
  ...change,
});
const entry = (kind: 'receipt' | 'write_off', amount: string) =>
  ({ kind, amount, currency: 'USD', status: 'Paid On Time' }) as const;

describe('what was paid of an invoice', () => {
  it.each([
    ['nothing is booked on', {}],
    ['is a draft', { status: 'draft', open_amount: '0.00' }],
    ['is canceled', { status: 'cancelled', open_amount: '0.00' }],
    ['has neither lines nor bookings', { importer_total_payable_exporter: undefined, open_amount: undefined }],
  ])('is nothing if it %s', (_, change) => {
    expect(settledOf(invoice(change))).toBeUndefined();
  });

  it('is a part, and the rest is open', () => {
    expect(settledOf(invoice({ open_amount: '580.00' }))).toStrictEqual({
      state: 'partially_paid',
      total: '1080.00',
      paid: '500.00',
      open: '580.00',
    });
  });

  it('is the total of a paid one, without what was written off', () => {
    const transactions = [entry('write_off', '3.60'), entry('receipt', '1076.40')];
    const paid = { status: 'paid', open_amount: undefined, paid_on: '2026-11-25', transactions };
    expect(settledOf(invoice(paid))).toEqual({
      state: 'paid',
      total: '1080.00',
      paid: '1076.40',
      writtenOff: '3.60',
      open: '0.00',
      paidOn: '2026-11-25',
    });
  });

  it.each([
    ['1080.00', 'refunded'],
    ['80.00', 'partially_refunded'],
  ] as const)('was given back: %s is %s', (refunded_amount, refund_state) => {
    const refunded = settledOf(invoice({ status: 'paid', open_amount: '0.00', refunded_amount, refund_state }));
    expect(refunded).toMatchObject({ state: refund_state, paid: '1080.00', refunded: refunded_amount, open: '0.00' });
  });

  it.each([
    ['in full', { status: 'paid', credited_amount: '1080.00' }, { state: 'credited', paid: '0.00', open: '0.00' }],
    ['in part', { open_amount: '980.00', credited_amount: '100.00' }, { paid: '0.00', open: '980.00' }],
    ['and paid', { status: 'paid', credited_amount: '100.00' }, { state: 'paid', paid: '980.00', open: '0.00' }],
  ])(
    'is apart from what notes credited %s',
    (_, change, { state, ...sums }: { state?: string; paid: string; open: string }) => {
      const { credited_amount: credited } = change;
      const settled = settledOf(invoice(change));
      expect(settled).toMatchObject({ credited, ...sums });
      expect(settled?.state).toBe(state);
    },
  );

  it('does not hide what a debit note added', () => {
    const noted = settledOf(invoice({ open_amount: '1188.00', debited_amount: '108.00' }));
    expect(noted).toStrictEqual({ total: '1080.00', debited: '108.00', paid: '0.00', open: '1188.00' });
  });

  it('may be given back in part before all is paid', () => {
    const given = { refunded_amount: '100.00', refund_state: 'partially_refunded' } as const;
    const refunded = settledOf(invoice({ open_amount: '580.00', ...given }));
    expect(refunded).toMatchObject({ state: 'partially_refunded', paid: '500.00', open: '580.00' });
  });
});
