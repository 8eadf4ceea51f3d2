import { expect, it } from 'vitest';
import { waitingIn } from './attention.ts';

const nothing = { overdue: 0, past_due_drafts: 0, failed_payments: 0, ending: '2026-12-24' };

it('disputes are listed apart from the other events that wait for a decision', () => {
  const waiting = (events: { gateway_events: number; disputes: number }) =>
    waitingIn({ ...nothing, ...events }, '2026-11-24').map(({ name, count, filter }) => [name, count, filter]);
  expect(waiting({ gateway_events: 2, disputes: 0 })).toEqual([['gateway_events', 2, { status: 'review' }]]);
  expect(waiting({ gateway_events: 2, disputes: 1 })).toEqual([
    ['disputes', 1, { status: 'review', type: 'disputed' }],
    ['gateway_events', 2, { status: 'review', type: expect.not.stringContaining('disputed') }],
  ]);
});
