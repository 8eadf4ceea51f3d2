import { expect, it, test } from 'vitest';
import { readEvents } from './readEvents.ts';

const paid = {
  event_id: 'e-1',
  payment_id: 'p-1',
  type: 'paid',
  amount: '10.00',
  currency: 'EUR',
  occurred_at: '2026-03-10T15:00:00Z',
};

it('leaves out an event of an unknown type, whatever it says, and reads the rest of its batch', () => {
  const events = [paid, { type: 'payout.created', amount: -1 }, { ...paid, event_id: 'e-2', extra: true }];
  expect(readEvents({ events }).map(({ event_id: id }) => id)).toEqual(['e-1', 'e-2']);
});

it('names a reason for each failure', () => {
  const failed = { ...paid, type: 'failed', failure: 'weather' };
  expect(readEvents({ events: [failed] })).toMatchObject([{ failure: 'other' }]);
});

test.each([
  {},
  { events: [{}] },
  { events: [{ ...paid, amount: '-1' }] },
  { events: [{ ...paid, currency: undefined }] },
])('throws on %j', (body) => expect(() => readEvents(body)).toThrow(/invalid/i));
