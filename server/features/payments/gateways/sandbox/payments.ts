import { createHash, randomUUID } from 'node:crypto';
import type { GatewayEventType } from '../../../../../schemas/parts/payments/gatewayEvent.ts';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { givesBack } from '../../../../../domain/payments/gateways/gatewayEvents.ts';
import { negate } from '../../../../../domain/money/negate.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import type { PaymentRequest, ReportedEvent } from '../port.ts';

/** A payment as the sandbox is asked for it. Its link is its page; an old one has none to return to after paying. */
type AskedPayment = Omit<PaymentRequest, 'payUrl'> & Partial<Pick<PaymentRequest, 'payUrl'>>;

/** A payment at the sandbox. */
export interface SandboxPayment extends AskedPayment {
  readonly id: string;
  readonly webhookSecret: string;
  readonly isClosed: boolean;
  readonly events: readonly ReportedEvent[];
}

export type RequestedPayment = AskedPayment & { readonly webhookSecret: string };

/** What the payer, or the person at the sandbox, can do with a payment next. */
export function offered(payment: SandboxPayment): readonly GatewayEventType[] {
  const { isClosed, events } = payment;
  if (openDispute(payment)) return ['dispute_won', 'charged_back'];
  if (events.some(({ type }) => type === 'paid'))
    return compareDecimals(leftOf(payment), '0') > 0 ? ['refunded', 'disputed'] : [];
  return isClosed ? [] : ['paid', 'sent', 'authorized', 'failed'];
}

/** Returns the dispute that has not ended; undefined if there is none. */
const openDispute = ({ events }: Pick<SandboxPayment, 'events'>): ReportedEvent | undefined =>
  events.find(({ type, event_id: id }) => type === 'disputed' && !events.some(({ about }) => about === id));

/** Returns what was paid and not given back. */
const leftOf = ({ events, currency }: Pick<SandboxPayment, 'events' | 'currency'>): string =>
  sumAmounts(
    events.flatMap(({ type, amount }) => (type === 'paid' ? [amount] : givesBack(type) ? [negate(amount)] : [])),
    decimalsOf(currency),
  );

/** What an event may report besides its type. */
export type Reported = Partial<Pick<ReportedEvent, 'amount' | 'currency' | 'reference' | 'failure'>>;

/** The payments of a sandbox. One reference of one account is one payment. */
export function sandboxPayments(initial: readonly SandboxPayment[] = []) {
  const byId = new Map(initial.map((payment) => [payment.id, payment]));
  const change = (payment: SandboxPayment): SandboxPayment => {
    byId.set(payment.id, payment);
    return payment;
  };
  return {
    all: (): readonly SandboxPayment[] => [...byId.values()],
    find: (id: string): SandboxPayment | undefined => byId.get(id),
    /** Creates a payment, or returns the one of the same account and reference. */
    request(key: string, request: RequestedPayment): SandboxPayment {
      const id = createHash('sha256').update(`${key} ${request.reference}`).digest('hex').slice(0, 32);
      return byId.get(id) ?? change({ ...request, id, isClosed: false, events: [] });
    },
    close: (payment: SandboxPayment): SandboxPayment => change({ ...payment, isClosed: true }),
    /** Adds an event, by default of the whole amount or of all that is left to refund; undefined if it does not apply. */
    add(payment: SandboxPayment, type: GatewayEventType, now: Date, more: Reported = {}) {
      const current = byId.get(payment.id) ?? payment;
      const dispute = openDispute(current);
      const isOfRest = type === 'refunded' || type === 'disputed';
      const left = dispute?.amount ?? (isOfRest ? leftOf(current) : current.amount);
      const { amount = left, currency = current.currency, reference, failure } = more;
      const isTooMuch = type === 'refunded' && compareDecimals(amount, left) > 0;
      if (!offered(current).includes(type) || isTooMuch) return undefined;
      const payment_id = current.id;
      const shared = { event_id: randomUUID(), payment_id, type, amount, currency, occurred_at: now.toISOString() };
      const event: ReportedEvent = {
        ...shared,
        ...(reference !== undefined && { reference }),
        ...(dispute && { about: dispute.event_id }),
        ...(failure !== undefined && { failure }),
      };
      change({ ...current, events: [...current.events, event] });
      return event;
    },
  };
}
