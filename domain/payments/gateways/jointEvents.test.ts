import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatewayEventType } from '../../../schemas/parts/payments/gatewayEvent.ts';
import { sumAmounts } from '../../money/sum.ts';
import type { GatewayEvent } from './gatewayEvents.ts';
import { splitEvent, type JointPayment, type StoredPart } from './jointEvents.ts';

const share = (position: number, amount: string) => ({ position, amount, invoice_uuid: `i${position}` });
const joint = (more: Partial<JointPayment> = {}): JointPayment => ({
  shares: [share(1, '100.000'), share(2, '200.000'), share(3, '300.000')],
  stored: [],
  requested: [],
  ...more,
});
const event = (type: GatewayEventType, amount: string, more: Partial<GatewayEvent> = {}): GatewayEvent => ({
  event_id: 'e',
  type,
  amount,
  currency: 'USD',
  occurred_at: '2026-11-20T12:00:00Z',
  ...more,
});
const stored = (
  position: number,
  type: GatewayEventType,
  amount: string,
  more: Partial<StoredPart> = {},
): StoredPart => ({
  invoice_uuid: `i${position}`,
  event_id: `${type} ${position}`,
  type,
  amount,
  about: null,
  ...more,
});
const amountsOf = (one: GatewayEvent, payment = joint()) =>
  splitEvent(one, payment).map(({ share: { position }, event: { amount } }) => [position, amount]);

describe('an event of a payment of several invoices', () => {
  it.each<[string, GatewayEvent, Partial<JointPayment>, [number, string][]]>([
    [
      'a payment, as requested',
      event('paid', '600.00'),
      {},
      [
        [1, '100.00'],
        [2, '200.00'],
        [3, '300.00'],
      ],
    ],
    [
      'another sum than requested',
      event('paid', '60.00'),
      {},
      [
        [1, '10.00'],
        [2, '20.00'],
        [3, '30.00'],
      ],
    ],
    ['the company’s refund', event('refunded', '50.00'), { refunds: 'i2' }, [[2, '50.00']]],
    [
      'a refund at the gateway',
      event('refunded', '150.00'),
      {},
      [
        [1, '100.00'],
        [2, '50.00'],
      ],
    ],
    [
      'a refund of all',
      event('refunded', '600.00'),
      {},
      [
        [1, '100.00'],
        [2, '200.00'],
        [3, '300.00'],
      ],
    ],
    [
      'a refund at the gateway after another one',
      event('refunded', '150.00'),
      { stored: [stored(1, 'refunded', '80.000')] },
      [
        [1, '20.00'],
        [2, '130.00'],
      ],
    ],
    [
      'one beside a refund that the company requested',
      event('refunded', '150.00'),
      { requested: [{ invoice_uuid: 'i1', amount: '100.000' }] },
      [[2, '150.00']],
    ],
    [
      'one after a refund that failed',
      event('refunded', '50.00'),
      { stored: [stored(1, 'refunded', '100.000'), stored(1, 'refund_failed', '100.000', { about: 'refunded 1' })] },
      [[1, '50.00']],
    ],
    [
      'a refund that failed, as it was booked',
      event('refund_failed', '150.00', { about: 'r' }),
      { stored: [stored(2, 'refunded', '150.000', { event_id: 'r 2' })] },
      [[2, '150.00']],
    ],
    [
      'more than is left',
      event('refunded', '700.00'),
      {},
      [
        [1, '100.00'],
        [2, '200.00'],
        [3, '400.00'],
      ],
    ],
    [
      'a dispute of what is left',
      event('disputed', '500.00'),
      { stored: [stored(1, 'refunded', '100.000')] },
      [
        [2, '200.00'],
        [3, '300.00'],
      ],
    ],
    [
      'a lost dispute, as it was opened, whatever was given back since',
      event('charged_back', '60.00', { about: 'd' }),
      {
        stored: [
          ...[1, 2, 3].map((at) => stored(at, 'disputed', `${at * 10}.000`, { event_id: `d ${at}` })),
          stored(1, 'refunded', '100.000'),
        ],
      },
      [
        [1, '10.00'],
        [2, '20.00'],
        [3, '30.00'],
      ],
    ],
  ])('splits %s', (_, one, more, parts) => {
    expect(amountsOf(one, joint(more))).toEqual(parts);
  });

  it('has keys of its own for each invoice, also of what it is about', () => {
    const parts = splitEvent(event('dispute_won', '600.00', { about: 'd' }), joint());
    expect(parts.map(({ event: { event_id: key, about } }) => [key, about])).toEqual([
      ['e 1', 'd 1'],
      ['e 2', 'd 2'],
      ['e 3', 'd 3'],
    ]);
  });

  it('of one invoice stays as it is', () => {
    const one = event('paid', '1.005', { about: null });
    const alone = { invoice_uuid: 'i', amount: '2.000', position: null };
    expect(splitEvent(one, joint({ shares: [alone] }))).toEqual([{ share: alone, event: one }]);
  });

  it('loses no cent of its amount, of what was received, and of the fee', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 });
    const text = (units: number) => (units / 100).toFixed(2);
    const types: GatewayEventType[] = ['sent', 'paid', 'refunded', 'refund_failed', 'disputed', 'charged_back'];
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 2, maxLength: 50 }),
        fc.constantFrom(...types),
        cents,
        cents,
        cents,
        (amounts, type, whole, received, fee) => {
          const shares = amounts.map((amount, index) => share(index + 1, text(amount)));
          const settlement = {
            currency: 'EUR',
            rate: '0.9',
            received: text(received),
            fee: text(Math.min(fee, received)),
          };
          const parts = splitEvent(event(type, text(whole), { settlement }), joint({ shares })).map(
            (part) => part.event,
          );
          const sum = (of: (part: GatewayEvent) => string | undefined) =>
            sumAmounts(
              parts.map((part) => of(part) ?? '0'),
              2,
            );
          expect(sum(({ amount }) => amount)).toBe(text(whole));
          expect(sum((part) => part.settlement?.received)).toBe(settlement.received);
          expect(sum((part) => part.settlement?.fee)).toBe(settlement.fee);
          expect(parts.every(({ amount }) => Number(amount) > 0)).toBe(true);
        },
      ),
    );
  });
});
