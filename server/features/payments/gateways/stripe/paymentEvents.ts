import type { Stripe } from 'stripe';
import { amountOfUnits, minorUnits } from '../../../../../domain/payments/gateways/stripeAmounts.ts';
import type { GatewayEventType } from '../../../../../schemas/parts/payments/gatewayEvent.ts';
import type { ReportedEvent } from '../port.ts';
import { failureOf } from './failures.ts';
import { settlementOf } from './settlement.ts';

/** The keys under which objects at Stripe carry our payment request, our refund, and the amount that we asked for. */
export const [requestKey, refundKey, amountKey] = ['payment_request', 'refund', 'amount'] as const;

/**
 * Returns the events of a payment intent, from its present state: whatever webhook asks for them, in whatever order, they
 * are the same, and have the same keys. None of an intent that is not ours.
 */
export async function paymentEvents(stripe: Stripe, id: string): Promise<ReportedEvent[]> {
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge.balance_transaction'] });
  const payment_id = intent.metadata[requestKey];
  if (payment_id === undefined) return [];
  const currency = intent.currency.toUpperCase();
  const event = (
    type: GatewayEventType,
    key: string,
    at: number,
    more: Partial<ReportedEvent> = {},
  ): ReportedEvent => ({
    event_id: key,
    payment_id,
    type,
    amount: chargedAmount(intent.amount, currency, intent.metadata[amountKey]),
    currency,
    occurred_at: new Date(at * 1_000).toISOString(),
    ...more,
  });
  const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
  const { last_payment_error: error } = intent;
  const failed = error
    ? [
        event(
          'failed',
          `${error.charge ?? `${intent.id} ${error.code ?? ''}`} failed`,
          charge?.created ?? intent.created,
          {
            failure: failureOf(error),
          },
        ),
      ]
    : [];
  const sent = () => event('sent', `${charge?.id ?? intent.id} sent`, charge?.created ?? intent.created);
  if (intent.status === 'processing') return [...failed, sent()];
  if (intent.status !== 'succeeded' || !charge) return failed;
  // Stripe computes the fee after some payments only; until then the money is under way.
  const settlement = settlementOf(charge.balance_transaction);
  if (!settlement) return [...failed, sent()];
  const amount = chargedAmount(intent.amount_received, currency, intent.metadata[amountKey]);
  const [refunds, disputes] = await Promise.all([
    refundsOf(stripe, intent.id),
    charge.disputed ? stripe.disputes.list({ payment_intent: intent.id, limit: 100 }) : { data: [] },
  ]);
  return [
    ...failed,
    event('paid', charge.id, charge.created, { amount, settlement }),
    ...refunds.flatMap((refund) => {
      const isFailed = refund.status === 'failed' || refund.status === 'canceled';
      if (!isFailed && refund.status !== 'succeeded') return [];
      const given = {
        amount: chargedAmount(refund.amount, currency, refund.metadata?.[amountKey]),
        settlement: settlementOf(refund.balance_transaction),
        reference: refund.metadata?.[refundKey],
      };
      return isFailed
        ? [event('refund_failed', `${refund.id} failed`, refund.created, { ...given, about: refund.id })]
        : [event('refunded', refund.id, refund.created, given)];
    }),
    ...disputes.data.flatMap((dispute) => {
      const taken = { amount: amountOfUnits(dispute.amount, currency) };
      const ends = { ...taken, about: dispute.id };
      // The fee of a dispute is in none of our books: it is no part of the payment.
      const withdrawn = dispute.balance_transactions.find((one) => one.amount < 0);
      const settled = { ...ends, settlement: settlementOf(withdrawn ? { ...withdrawn, fee: 0 } : null) };
      return [
        event('disputed', dispute.id, dispute.created, taken),
        ...(dispute.status === 'lost'
          ? [event('charged_back', `${dispute.id} lost`, dispute.created, settled)]
          : closedWithoutLoss.has(dispute.status)
            ? [event('dispute_won', `${dispute.id} won`, dispute.created, ends)]
            : []),
      ];
    }),
  ];
}

/** Disputes that have ended, and the money stays. */
const closedWithoutLoss: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/** Returns all refunds of an intent, the last one first. */
export const refundsOf = (stripe: Stripe, intent: string): Promise<Stripe.Refund[]> =>
  stripe.refunds
    .list({ payment_intent: intent, limit: 100, expand: ['data.balance_transaction'] })
    .autoPagingToArray({ limit: 1_000 });

/** Returns the amount that we asked for if Stripe took it, rounded to its units; otherwise what it took. */
const chargedAmount = (units: number, currency: string, requested: string | undefined): string =>
  requested !== undefined && minorUnits(requested, currency) === units ? requested : amountOfUnits(units, currency);
