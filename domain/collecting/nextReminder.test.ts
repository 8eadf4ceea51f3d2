import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextReminder, type FollowedSequence, type RemindedInvoice } from './nextReminder.ts';

const invoice: RemindedInvoice = {
  status: 'billed',
  created: '2026-03-01',
  due_date: '2026-03-31',
  open_amount: '100.000',
  payment_authorized: false,
  gateway_status: null,
  send_state: 'Viewed',
  reminders_off: false,
  promised_date: null,
  client: { reminders_off: false, promised_date: null },
  last: null,
};
const sequence: FollowedSequence = {
  turned_on: '2026-01-01',
  smallest_amount: null,
  steps: [{ days: 20 }, { days: -3 }, { days: 5 }],
};
const next = (change: Partial<RemindedInvoice> = {}, other: Partial<FollowedSequence> = {}) =>
  nextReminder({ ...invoice, ...change }, { ...sequence, ...other });

describe('the next reminder of an invoice', () => {
  it.each([
    ['is the first step', {}, {}, { days: -3, day: '2026-03-28' }],
    ['comes after the last one', { last: -3 }, {}, { days: 5, day: '2026-04-05' }],
    ['is none after the last step', { last: 20 }, {}, undefined],
    ['comes after the day of turning on', {}, { turned_on: '2026-03-29' }, { days: 5, day: '2026-04-05' }],
    ['may come on the day of turning on', {}, { turned_on: '2026-03-28' }, { days: -3, day: '2026-03-28' }],
    ['is none while the sequence is off', {}, { turned_on: null }, undefined],
    ['comes after the day of issue', { created: '2026-03-28' }, {}, { days: 5, day: '2026-04-05' }],
    ['waits for the day after a promise', { promised_date: '2026-04-10' }, {}, { days: -3, day: '2026-04-11' }],
    [
      'waits for the later promise',
      { promised_date: '2026-04-10', client: { reminders_off: false, promised_date: '2026-04-12' } },
      {},
      { days: -3, day: '2026-04-13' },
    ],
    ['is none below the smallest amount', {}, { smallest_amount: '100.001' }, undefined],
    ['comes at the smallest amount', {}, { smallest_amount: '100' }, { days: -3, day: '2026-03-28' }],
    ['is none of a paid invoice', { status: 'paid' }, {}, undefined],
    ['is none if nothing is open', { open_amount: '0.000' }, {}, undefined],
    ['is none once the payment is authorized', { payment_authorized: true }, {}, undefined],
    ['is none once it is authorized at the gateway', { gateway_status: 'Authorized' }, {}, undefined],
    ['is none once the payment is sent', { gateway_status: 'Payment Sent' }, {}, undefined],
    ['comes after a failed payment', { gateway_status: 'Failed' }, {}, { days: -3, day: '2026-03-28' }],
    ['is none once it is declined', { send_state: 'Declined' }, {}, undefined],
    ['is none once it bounced', { send_state: 'Undelivered' }, {}, undefined],
    ['is none if it is off', { reminders_off: true }, {}, undefined],
    ['is none if its client is off', { client: { reminders_off: true, promised_date: null } }, {}, undefined],
  ] as const)('%s', (_, change, other, expected) => {
    expect(next(change, other)).toEqual(expected);
  });

  /** Days as numbers from the due date, found by trying each day: an independent model. */
  const model = (
    steps: readonly number[],
    last: number | null,
    from: number,
    created: number,
    promised: number | null,
  ) => {
    for (let days = -60; days <= 365; days += 1) {
      if (!steps.includes(days) || (last !== null && days <= last) || days < from || days <= created) continue;
      return { days, day: promised !== null && promised + 1 > days ? promised + 1 : days };
    }
    return undefined;
  };
  const dateOf = (days: number) => new Date(Date.UTC(2026, 2, 31 + days)).toISOString().slice(0, 10);
  const day = fc.integer({ min: -60, max: 365 });

  it('equals a model that tries each day', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(day, { minLength: 1, maxLength: 12 }),
        fc.option(day),
        day,
        fc.integer({ min: -60, max: 10 }),
        fc.option(day),
        (steps, last, from, created, promised) => {
          const found = next(
            { last, created: dateOf(created), promised_date: promised === null ? null : dateOf(promised) },
            { turned_on: dateOf(from), steps: steps.map((days) => ({ days })) },
          );
          const expected = model(steps, last, from, created, promised);
          expect(found).toEqual(expected && { days: expected.days, day: dateOf(expected.day) });
        },
      ),
    );
  });
});
