import { expect, it } from 'vitest';
import { counts, isOpen, plannedStatus } from './plannedOccurrences.ts';

it.each([
  [{ status: 'future', schedule_status: 'to_come' }, 'future', true, true],
  [{ status: 'future', schedule_status: 'held' }, 'held', true, true],
  [{ status: 'future', schedule_status: 'paused' }, 'paused', true, false],
  [{ status: 'cancelled', schedule_status: 'skipped' }, 'skipped', false, false],
  [{ status: 'cancelled', schedule_status: 'ended' }, 'cancelled', false, false],
  [{ status: 'cancelled' }, 'cancelled', false, false],
  [{ status: 'draft' }, 'billed', false, true],
  [{ status: 'billed' }, 'billed', false, true],
  [{ status: 'paid' }, 'billed', false, true],
] as const)('%j has the status %s; open: %s, counted: %s', (invoice, status, open, counted) => {
  expect(plannedStatus(invoice)).toBe(status);
  expect([isOpen({ status }), counts({ status })]).toEqual([open, counted]);
});
