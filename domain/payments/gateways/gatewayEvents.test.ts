import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayEventTypes, type GatewayEventType } from '../../../schemas/parts/payments/gatewayEvent.ts';
import { gatewayStatus, isTrial, lastFailure, reviewReason, type GatewayEvent } from './gatewayEvents.ts';

const event = (type: GatewayEventType, at = 0, amount = '100.00'): GatewayEvent => ({
  event_id: `${type} ${at}`,
  type,
  amount,
  currency: 'USD',
  occurred_at: new Date(Date.UTC(2026, 10, 20, 12, at)).toISOString(),
});

describe('the status of a payment at a gateway', () => {
  it.each<[GatewayEvent[], string | undefined]>([
    [[], undefined],
    [[event('sent')], 'Payment Sent'],
    [[event('sent'), event('authorized', 1)], 'Authorized'],
    [[event('sent'), event('failed', 1)], 'Failed'],
    [[event('failed', 1), event('sent', 2)], 'Payment Sent'],
    [[event('sent'), event('paid', 1)], undefined],
    [[event('paid'), event('failed', 1)], undefined],
    [[event('paid'), event('refunded', 1)], 'Refunded'],
    [[event('refunded')], 'Refunded'],
    [[event('paid', 0, '0.00')], undefined],
    [[event('refunded', 0, '0.00')], undefined],
    [[event('paid'), event('refunded', 1, '40.00')], undefined],
    [[event('paid'), event('refunded', 1, '40.00'), event('refunded', 2, '60.00')], 'Refunded'],
    [[event('paid'), event('refunded', 1, '40.00'), event('charged_back', 2, '60.00')], 'Refunded'],
    [[event('paid'), event('refunded', 1), { ...event('refund_failed', 2), about: 'refunded 1' }], undefined],
    [[event('failed'), event('refunded', 1), { ...event('refund_failed', 2), about: 'refunded 1' }], 'Failed'],
    [[event('paid'), event('disputed', 1), event('dispute_won', 2)], undefined],
  ])('%#', (events, status) => {
    expect(gatewayStatus(events)).toBe(status);
  });

  it('of two events at one instant is that of the later step', () => {
    const steps = ['sent', 'authorized', 'failed'] as const;
    const words = steps.map((step, at) => {
      const events = steps.slice(0, at + 1).map((type) => event(type));
      return [gatewayStatus(events), gatewayStatus(events.toReversed()), step];
    });
    expect(words).toEqual([
      ['Payment Sent', 'Payment Sent', 'sent'],
      ['Authorized', 'Authorized', 'authorized'],
      ['Failed', 'Failed', 'failed'],
    ]);
  });

  it('counts a repeated event once', () => {
    expect(
      gatewayStatus([event('paid'), event('refunded', 1, '50.00'), event('refunded', 1, '50.00')]),
    ).toBeUndefined();
    expect(gatewayStatus([event('paid'), event('paid'), event('refunded', 1)])).toBe('Refunded');
  });

  it('is the same in any order and with repetitions', () => {
    const some = fc.array(
      fc.record({ type: fc.constantFrom(...gatewayEventTypes), at: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), (chosen, order) => {
        const events = chosen.map(({ type, at }) => event(type, at));
        const shuffled = [...events, ...events]
          .map((one) => ({ one, place: order.next().value }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ one }) => one);
        expect(gatewayStatus(shuffled)).toBe(gatewayStatus(events));
      }),
    );
  });
});

describe('the last failure', () => {
  it.each<[GatewayEventType[], number | undefined]>([
    [['failed'], 0],
    [['failed', 'sent', 'failed'], 2],
    [['failed', 'sent'], undefined],
    [['failed', 'paid'], undefined],
  ])('of %j is at %j', (types, at) => {
    const events = types.map((type, place) => event(type, place));
    expect(lastFailure(events.toReversed())).toBe(at === undefined ? undefined : events[at]);
  });
});

describe('decisions of a user', () => {
  const requested = { amount: '100', currency: 'USD', status: 'billed', open: '100', collected: '0' } as const;

  it.each<[GatewayEvent, object, string | undefined]>([
    [event('paid'), {}, undefined],
    [event('sent'), { status: 'cancelled' }, undefined],
    [event('paid'), { amount: '100.01' }, 'amount_differs'],
    [event('paid'), { open: '99.99' }, 'amount_differs'],
    [event('paid'), { open: '100.01' }, undefined],
    [event('paid'), { currency: 'EUR' }, 'currency_differs'],
    [event('sent'), { currency: 'EUR' }, 'currency_differs'],
    [event('paid'), { status: 'paid' }, 'invoice_not_open'],
    [event('paid'), { status: 'cancelled' }, 'invoice_not_open'],
    [event('refunded'), { status: 'paid', collected: '100' }, undefined],
    [event('refunded'), { status: 'paid', collected: '99.99' }, 'refund_exceeds_payment'],
    [event('charged_back'), { status: 'paid', collected: '99.99' }, 'refund_exceeds_payment'],
    [event('refund_failed'), { status: 'paid', collected: '0' }, undefined],
    [event('disputed'), { status: 'paid', collected: '100' }, 'disputed'],
    [event('dispute_won'), { status: 'paid', collected: '100' }, undefined],
  ])('%#', (reported, of, reason) => {
    expect(reviewReason(reported, { ...requested, ...of })).toBe(reason);
  });
});

it.each([
  ['live', 'live', false, false],
  ['live', 'test', false, false],
  ['test', 'live', true, true],
  ['test', 'test', true, false],
  ['test', 'test', false, true],
] as const)('a %s payment with %s keys, where tests are taken: %s, is a trial: %s', (mode, keys, takesTests, is) => {
  expect(isTrial(mode, keys, takesTests)).toBe(is);
});
