import type { Stripe } from 'stripe';
import type { Dispute, Intent, Refund, Session, Settled, StripeBooks } from './books.ts';

/** Stripe's part of a payment: 2.9 % and 30 units. */
const feeOf = (units: number): number => Math.round(units * 0.029) + 30;

/** Objects in the shapes of the pinned version, as far as anything reads them. */
export function stripeShapes(books: StripeBooks, url: () => string, settled: Settled) {
  const balance = (id: string, units: number, fee: number) => {
    const amount = Math.round(units * settled.rate);
    return {
      id: `txn_${id}`,
      object: 'balance_transaction',
      amount,
      fee,
      net: amount - fee,
      currency: settled.currency,
      exchange_rate: settled.rate === 1 ? null : settled.rate,
    } satisfies Partial<Stripe.BalanceTransaction>;
  };
  const session = ({ id, status, intent, amount, currency, metadata }: Session) =>
    ({
      id,
      object: 'checkout.session',
      status,
      payment_status: books.intents.get(intent ?? '')?.status === 'succeeded' ? 'paid' : 'unpaid',
      mode: 'payment',
      amount_total: amount,
      currency,
      livemode: false,
      payment_intent: intent,
      url: status === 'open' ? `${url()}/c/pay/${id}` : null,
      metadata: { ...metadata },
    }) satisfies Partial<Stripe.Checkout.Session>;
  const charge = (intent: Intent) =>
    ({
      id: intent.charge ?? '',
      object: 'charge',
      amount: intent.received,
      amount_refunded: intent.received - books.leftOf(intent),
      balance_transaction: intent.isSettled
        ? balance(intent.charge ?? '', intent.received, feeOf(Math.round(intent.received * settled.rate)))
        : null,
      created: intent.created,
      currency: intent.currency,
      disputed: books.disputes.some((one) => one.intent === intent.id),
      livemode: false,
      metadata: { ...intent.metadata },
      paid: intent.status === 'succeeded',
      payment_intent: intent.id,
      status: intent.status === 'succeeded' ? 'succeeded' : 'pending',
    }) satisfies Partial<Omit<Stripe.Charge, 'balance_transaction'>> & { balance_transaction: object | null };
  const intent = (one: Intent) => ({
    id: one.id,
    object: 'payment_intent',
    amount: one.amount,
    amount_received: one.received,
    created: one.created,
    currency: one.currency,
    livemode: false,
    last_payment_error: one.error && { ...one.error, type: 'card_error', message: 'Your card was declined.' },
    latest_charge: one.charge === null ? null : charge(one),
    metadata: { ...one.metadata },
    status: one.status,
  });
  const refund = ({ id, amount, created, intent: of, metadata, status }: Refund) => ({
    id,
    object: 'refund',
    amount,
    balance_transaction: balance(id, -amount, 0),
    created,
    currency: books.intents.get(of)?.currency ?? '',
    metadata: { ...metadata },
    payment_intent: of,
    status,
  });
  const dispute = ({ id, amount, created, intent: of, status }: Dispute) => ({
    id,
    object: 'dispute',
    amount,
    balance_transactions: status.startsWith('warning') ? [] : [balance(id, -amount, 1_500)],
    created,
    currency: books.intents.get(of)?.currency ?? '',
    livemode: false,
    metadata: {},
    payment_intent: of,
    reason: 'fraudulent',
    status,
  });
  return { session, charge, intent, refund, dispute };
}
