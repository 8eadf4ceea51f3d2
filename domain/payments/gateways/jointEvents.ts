import type { GatewayEventType } from '../../../schemas/parts/payments/gatewayEvent.ts';
import { apportion } from '../../money/apportion.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf, decimalsShown, storedDecimals } from '../../money/decimals.ts';
import { sumAmounts } from '../../money/sum.ts';
import { splitExchange } from '../amounts/split.ts';
import { givesBack, type GatewayEvent, type Settlement } from './gatewayEvents.ts';

/** What a payment pays of one invoice. Amounts are decimal text. */
export interface PaymentShare {
  readonly invoice_uuid: string;
  readonly amount: string;
  /** Its place in a payment of several invoices, from 1; null where the payment is of this invoice alone. */
  readonly position: number | null;
}

/** An event of the payment that is stored already: the part of one invoice. */
export interface StoredPart {
  readonly invoice_uuid: string;
  readonly event_id: string;
  readonly type: GatewayEventType;
  readonly amount: string;
  readonly about: string | null;
}

/** What is known of a payment of several invoices before an event of it is split. */
export interface JointPayment {
  /** In the order of their positions. */
  readonly shares: readonly PaymentShare[];
  readonly stored: readonly StoredPart[];
  /** The company's refunds of it that the gateway has not reported yet. */
  readonly requested: readonly Pick<PaymentShare, 'invoice_uuid' | 'amount'>[];
  /** The invoice of the company's refund that the event reports. */
  readonly refunds?: string | undefined;
}

/** The part of an event that concerns one invoice. */
export interface EventPart<Event extends GatewayEvent = GatewayEvent> {
  readonly share: PaymentShare;
  readonly event: Event;
}

/** Returns the key of a part of an event. */
export const partKey = (key: string, { position }: Pick<PaymentShare, 'position'>): string =>
  position === null ? key : `${key} ${position}`;

/**
 * Splits an event of a payment over its invoices, so that amounts and settlement add up to those of the event. A payment is
 * split by what was requested of each invoice; a refund of the company is of its invoice; one that was made at the gateway
 * takes what is left of the invoices in their order; a dispute is shared by what is left of each. What ends or takes back an
 * event is split like that one.
 */
export function splitEvent<Event extends GatewayEvent>(event: Event, payment: JointPayment): EventPart<Event>[] {
  const [only] = payment.shares;
  if (only?.position === null) return [{ share: only, event }];
  const fraction = Math.min(decimalsShown(event.amount, event.currency), storedDecimals);
  // In the smallest unit of the amount, so that no part has more decimals.
  const step = 10n ** BigInt(storedDecimals - fraction);
  const amounts = amountsOf(event, payment, step);
  const parts = payment.shares.flatMap((share, index) => {
    const part = amounts[index] ?? 0n;
    return part > 0n ? [{ share, amount: decimalText(part / step, fraction) }] : [];
  });
  const settled = settlements(event.settlement, parts);
  return parts.map(({ share, amount }, index) => ({
    share,
    event: {
      ...event,
      amount,
      event_id: partKey(event.event_id, share),
      ...(event.about && { about: partKey(event.about, share) }),
      ...(settled && { settlement: settled[index] }),
    },
  }));
}

/** Returns the parts of an event's amount, in stored units. */
function amountsOf(event: GatewayEvent, payment: JointPayment, step: bigint): bigint[] {
  const { shares, refunds, stored } = payment;
  const whole = units(event.amount);
  const by = (weights: readonly bigint[]) => apportion(whole / step, weights).map((part) => part * step);
  if (refunds !== undefined) return shares.map(({ invoice_uuid: invoice }) => (invoice === refunds ? whole : 0n));
  const related = shares.map((share) => relatedAmount(stored, share, event));
  if (sum(related) === whole) return related;
  if (event.type === 'refunded' || event.type === 'refund_failed')
    return inOrder(
      whole,
      shares.map((share) => leftOf(payment, share)),
    );
  if (event.type === 'disputed' || event.type === 'dispute_won' || event.type === 'charged_back')
    return by(shares.map((share) => leftOf(payment, share)));
  return by(shares.map(({ amount }) => units(amount)));
}

const units = (amount: string): bigint => parseDecimal(amount, storedDecimals);
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

/** Returns the part of the event that this one ends or takes back, or that ends or takes back this one. */
function relatedAmount(
  stored: readonly StoredPart[],
  share: PaymentShare,
  { event_id: key, about }: GatewayEvent,
): bigint {
  const own = partKey(key, share);
  const former = about ? partKey(about, share) : undefined;
  const found = stored.find((part) => part.about === own || part.event_id === former);
  return units(found?.amount ?? '0');
}

/** Returns what was requested of an invoice and neither given back nor requested to be. */
function leftOf({ stored, requested }: JointPayment, { invoice_uuid: invoice, amount }: PaymentShare): bigint {
  const own = stored.filter((part) => part.invoice_uuid === invoice);
  const returned = new Set(own.filter(({ type }) => type === 'refund_failed').map(({ about }) => about));
  const given = own.filter(({ type, event_id: key }) => givesBack(type) && !returned.has(key));
  const pending = requested.filter((refund) => refund.invoice_uuid === invoice);
  const left = units(amount) - sum([...given, ...pending].map((part) => units(part.amount)));
  return left > 0n ? left : 0n;
}

/** Takes an amount from what is left of each in turn; more than that is of the last one. */
function inOrder(whole: bigint, left: readonly bigint[]): bigint[] {
  let rest = whole;
  return left.map((most, index) => {
    const part = index === left.length - 1 || rest < most ? rest : most;
    rest -= part;
    return part;
  });
}

/** Splits what a gateway received and its fee over the parts of an event. */
function settlements(
  settlement: Settlement | null | undefined,
  parts: readonly { readonly amount: string }[],
): Settlement[] | undefined {
  if (!settlement) return undefined;
  const { currency, rate } = settlement;
  return splitExchange(parts, settlement).map(({ fee, remaining }) => ({
    currency,
    rate,
    fee,
    received: sumAmounts([remaining, fee], decimalsOf(currency)),
  }));
}
