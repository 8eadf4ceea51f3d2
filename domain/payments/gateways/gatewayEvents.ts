import type { FailureReason, GatewayEventType, ReviewReason } from '../../../schemas/parts/payments/gatewayEvent.ts';
import type { KeyMode } from '../../../schemas/parts/payments/connection.ts';
import type { InvoiceStatus } from '../../../schemas/parts/invoicing/invoiceActions.ts';
import type { GatewayWord } from '../../../schemas/parts/payments/transaction.ts';
import { parseDecimal } from '../../money/decimal.ts';
import { storedDecimals } from '../../money/decimals.ts';

/** How a gateway settled a payment in its own currency: what it received, and the fee that it keeps of it. */
export interface Settlement {
  readonly currency: string;
  readonly rate: string;
  readonly received: string;
  readonly fee: string;
}

/** An event of a gateway. Its key is the gateway's; the amount is decimal text. */
export interface GatewayEvent {
  readonly event_id: string;
  readonly type: GatewayEventType;
  readonly amount: string;
  readonly currency: string;
  /** When it happened at the gateway, ISO 8601. */
  readonly occurred_at: string;
  /** Of a failed payment. */
  readonly failure?: FailureReason | null | undefined;
  /** The earlier event that this one ends or takes back: a dispute, or a refund. */
  readonly about?: string | null | undefined;
  /** Of a payment or refund, if the gateway tells. */
  readonly settlement?: Settlement | null | undefined;
}

const words = { sent: 'Payment Sent', authorized: 'Authorized', failed: 'Failed' } as const;

const isWord = (type: GatewayEventType): type is keyof typeof words => Object.hasOwn(words, type);

/** Of events at the same instant, the later ones in a payment come last. */
const progress = Object.keys(words);

/** Whether an event gives money back to the payer. */
export const givesBack = (type: GatewayEventType): boolean => type === 'refunded' || type === 'charged_back';

/**
 * Returns the status that a gateway's events give a payment (specification §4), the same in any order and with
 * repetitions. A payment that was paid has none, because the ledger tells; one that was refunded in full is `Refunded`.
 */
export function gatewayStatus(events: readonly GatewayEvent[]): GatewayWord | undefined {
  const returned = new Set(events.filter(({ type }) => type === 'refund_failed').map(({ about }) => about));
  const paid = sumOf(events, (type) => type === 'paid');
  const refunded = sumOf(
    events.filter((event) => !returned.has(event.event_id)),
    givesBack,
  );
  if (refunded > 0n && refunded >= paid) return 'Refunded';
  if (paid > 0n) return undefined;
  const last = lastShown(events);
  return last && isWord(last.type) ? words[last.type] : undefined;
}

/** Returns the event that tells when and why the payment failed; undefined unless its status is `Failed`. */
export const lastFailure = (events: readonly GatewayEvent[]): GatewayEvent | undefined =>
  gatewayStatus(events) === 'Failed' ? lastShown(events) : undefined;

const lastShown = (events: readonly GatewayEvent[]): GatewayEvent | undefined =>
  events
    .filter(({ type }) => isWord(type))
    .toSorted(inTime)
    .at(-1);

/** Sums the amounts of distinct events of some types, in the smallest stored unit. */
function sumOf(events: readonly GatewayEvent[], isMeant: (type: GatewayEventType) => boolean): bigint {
  const distinct = new Map(events.filter(({ type }) => isMeant(type)).map((event) => [event.event_id, event]));
  return [...distinct.values()].reduce((sum, { amount }) => sum + units(amount), 0n);
}

const inTime = (a: GatewayEvent, b: GatewayEvent): number =>
  Date.parse(a.occurred_at) - Date.parse(b.occurred_at) ||
  progress.indexOf(a.type) - progress.indexOf(b.type) ||
  a.event_id.localeCompare(b.event_id);

/** The payment that an event reports about. */
export interface RequestedPayment {
  /** The amount that the gateway was requested to collect of the invoice. */
  readonly amount: string;
  /** Whether it collected another sum of all invoices of the payment than requested. */
  readonly differs?: boolean | undefined;
  readonly currency: string;
  readonly status: InvoiceStatus;
  /** What is open of the invoice. */
  readonly open: string;
  /** The sum of the gateway's bookings on the invoice, after refunds. */
  readonly collected: string;
}

/**
 * Returns whether an event is of a trial that moved no money: none is booked with live keys, nor in an installation that
 * takes no test payments.
 */
export const isTrial = (mode: KeyMode, keys: KeyMode, takesTests: boolean): boolean =>
  mode === 'test' && (keys === 'live' || !takesTests);

/** Returns why a person must decide about an event; undefined for one that is booked or only shown. */
export function reviewReason(event: GatewayEvent, requested: RequestedPayment): ReviewReason | undefined {
  if (event.currency !== requested.currency) return 'currency_differs';
  if (event.type === 'disputed') return 'disputed';
  if (givesBack(event.type))
    return units(event.amount) > units(requested.collected) ? 'refund_exceeds_payment' : undefined;
  if (event.type !== 'paid') return undefined;
  if (requested.differs || units(event.amount) !== units(requested.amount)) return 'amount_differs';
  if (requested.status !== 'billed') return 'invoice_not_open';
  // A part may have been settled otherwise since the request.
  return units(event.amount) > units(requested.open) ? 'amount_differs' : undefined;
}

const units = (text: string): bigint => parseDecimal(text, storedDecimals);
