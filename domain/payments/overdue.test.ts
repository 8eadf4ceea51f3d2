import { describe, expect, test } from 'vitest';
import { invoiceStatuses } from '../../schemas/parts/invoicing/invoiceActions.ts';
import { firstInTime, isOverdue } from './overdue.ts';

const billed = { status: 'billed', due_date: '2026-07-31', payment_authorized: false } as const;

describe('an invoice is overdue after 23:00 of its due date in the tenant’s zone', () => {
  test.each([
    ['America/Sao_Paulo', '2026-08-01T02:00:00.000Z', false],
    ['America/Sao_Paulo', '2026-08-01T02:00:00.001Z', true],
    ['Europe/Lisbon', '2026-07-31T22:00:00.000Z', false],
    ['Europe/Lisbon', '2026-07-31T22:00:00.001Z', true],
    ['Asia/Tokyo', '2026-07-31T14:00:00.001Z', true],
    ['America/Los_Angeles', '2026-08-01T05:59:59.000Z', false],
  ])('in %s at %s: %s', (zone, now, overdue) => {
    expect(isOverdue(billed, new Date(now), zone)).toBe(overdue);
  });
});

describe('on days with a clock change', () => {
  test.each([
    ['summer time ends on the due date', 'Europe/Lisbon', '2026-10-25', '2026-10-25T22:30:00Z', false],
    ['summer time ends on the due date', 'Europe/Lisbon', '2026-10-25', '2026-10-25T23:00:01Z', true],
    ['summer time begins on the due date', 'Europe/Lisbon', '2026-03-29', '2026-03-29T22:00:01Z', true],
    ['23:00 comes twice', 'America/Nuuk', '2024-10-26', '2024-10-27T00:30:00Z', false],
    ['23:00 comes twice', 'America/Nuuk', '2024-10-26', '2024-10-27T01:00:01Z', true],
    ['23:00 never comes', 'America/Nuuk', '2024-03-30', '2024-03-31T00:59:59Z', false],
    ['23:00 never comes', 'America/Nuuk', '2024-03-30', '2024-03-31T01:00:01Z', true],
  ])('%s in %s, due %s, at %s: %s', (_, zone, due_date, now, overdue) => {
    expect(isOverdue({ ...billed, due_date }, new Date(now), zone)).toBe(overdue);
  });
});

test('only billed invoices without authorization can be overdue', () => {
  const late = new Date('2027-01-01T00:00:00Z');
  const statuses = invoiceStatuses.filter((status) => isOverdue({ ...billed, status }, late, 'UTC'));
  expect(statuses).toEqual(['billed']);
  expect(isOverdue({ ...billed, payment_authorized: true }, late, 'UTC')).toBe(false);
});

test.each([
  ['2026-08-01T02:00:00.000Z', '2026-07-31'],
  ['2026-08-01T02:00:00.001Z', '2026-08-01'],
  ['2026-08-01T03:00:00.000Z', '2026-08-01'],
])('at %s, %s is the first due date that is not overdue', (now, day) => {
  expect(firstInTime(new Date(now), 'America/Sao_Paulo')).toBe(day);
  expect(isOverdue({ ...billed, due_date: day }, new Date(now), 'America/Sao_Paulo')).toBe(false);
});
