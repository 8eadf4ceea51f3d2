import { expect, it } from 'vitest';
import type { Invoice } from '../../../schemas/resources/invoicing/invoices.ts';
import { nextDue } from './nextDue.ts';

const paid = { status: 'paid', due_date: '2026-01-31' } as const;
const cancelled = { status: 'cancelled', due_date: '2026-02-01' } as const;
const skipped = { status: 'cancelled', schedule_status: 'skipped', due_date: '2026-02-02' } as const;
const paused = { status: 'future', schedule_status: 'paused', due_date: '2026-02-03' } as const;
const billed = { status: 'billed', due_date: '2026-02-28' } as const;
const future = { status: 'future', schedule_status: 'to_come', due_date: '2026-03-31' } as const;
const held = { status: 'future', schedule_status: 'held', due_date: '2026-03-01' } as const;

type DueInvoice = Pick<Invoice, 'status' | 'schedule_status' | 'due_date'>;

it.each<[string, DueInvoice[], DueInvoice | undefined]>([
  ['the one issued before those to come', [paid, future, billed], billed],
  ['the earliest, in whatever order', [held, billed, future], billed],
  ['one on hold as well', [paid, future, held], held],
  ['none that was cancelled, skipped or paused', [cancelled, skipped, paused, future], future],
  ['none where all are paid', [paid, cancelled], undefined],
  ['none where there are none', [], undefined],
])('the next due date is %s', (_, invoices, next) => {
  expect(nextDue(invoices)).toBe(next);
});
