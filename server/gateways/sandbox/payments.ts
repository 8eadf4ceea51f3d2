import { createHash, randomUUID } from 'node:crypto';
import type { GatewayEventType } from '../../../schemas/parts/gatewayEvent.ts';
import type { PaymentRequest, ReportedEvent } from '../port.ts';

/** A payment at the sandbox. */
export interface SandboxPayment extends PaymentRequest {
  readonly id: string;
  readonly webhookSecret: string;
  readonly isClosed: boolean;
  readonly events: readonly ReportedEvent[];
}

export type RequestedPayment = PaymentRequest & { readonly webhookSecret: string };

/** What the payer, or the person at the sandbox, can do with a payment next. */
export function offered({ isClosed, events }: SandboxPayment): readonly GatewayEventType[] {
  const has = (type: GatewayEventType) => events.some((event) => event.type === type);
  if (has('refunded')) return [];
  if (has('paid')) return ['refunded'];
  return isClosed ? [] : ['paid', 'sent', 'authorized', 'failed'];
}

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
    /** Adds an event of the whole amount, now; undefined if it does not apply. */
    add(
      payment: SandboxPayment,
      type: GatewayEventType,
      now: Date,
      amount = payment.amount,
    ): ReportedEvent | undefined {
      const current = byId.get(payment.id) ?? payment;
      if (!offered(current).includes(type)) return undefined;
      const { id: payment_id, currency } = current;
      const event = { event_id: randomUUID(), payment_id, type, amount, currency, occurred_at: now.toISOString() };
      change({ ...current, events: [...current.events, event] });
      return event;
    },
  };
}
