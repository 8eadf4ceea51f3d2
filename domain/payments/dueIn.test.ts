import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceStatuses } from '../../schemas/parts/invoicing/invoiceActions.ts';
import { isOverdue } from './overdue.ts';
import { dueIn } from './dueIn.ts';

const zone = 'America/Sao_Paulo';
const billed = { status: 'billed', due_date: '2026-03-10', payment_authorized: false } as const;
/** A local time in São Paulo, UTC-3. */
const at = (local: string) => new Date(`${local}:00-03:00`);

describe('the due date of an invoice', () => {
  it.each([
    ['2026-03-01T12:00', { is: 'ahead', days: 9 }],
    ['2026-03-09T23:59', { is: 'ahead', days: 1 }],
    ['2026-03-10T00:00', { is: 'today', days: 0 }],
    ['2026-03-10T23:00', { is: 'today', days: 0 }],
    ['2026-03-10T23:01', { is: 'overdue', days: 0 }],
    ['2026-03-11T00:00', { is: 'overdue', days: 1 }],
    ['2026-04-09T12:00', { is: 'overdue', days: 30 }],
  ])('at %s', (local, state) => {
    expect(dueIn(billed, at(local), zone)).toEqual(state);
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['one whose payment is authorized', { payment_authorized: true }],
  ] as const)('in the past makes %s not overdue', (_, change) => {
    expect(dueIn({ ...billed, ...change }, at('2026-03-12T12:00'), zone)).toEqual({ is: 'past', days: 2 });
  });

  it.each(['paid', 'cancelled'] as const)('of one that is %s is not shown', (status) => {
    expect(dueIn({ ...billed, status }, at('2026-03-01T12:00'), zone)).toBeUndefined();
  });

  it('agrees with the rule for overdue, and never shows negative days', () => {
    const hours = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(hours, fc.constantFrom(...invoiceStatuses), fc.boolean(), (hour, status, payment_authorized) => {
        const invoice = { status, payment_authorized, due_date: billed.due_date };
        const now = new Date(at('2026-03-10T12:00').getTime() + hour * 3_600_000);
        const found = dueIn(invoice, now, zone);
        expect(found?.is === 'overdue').toBe(isOverdue(invoice, now, zone));
        expect(found?.days ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
