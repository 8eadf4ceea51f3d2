import type { Stripe } from 'stripe';

/** Returns the payment intent that an event is about; undefined for an event that changes no payment. */
export function intentOf(event: Stripe.Event): string | undefined {
  switch (event.type) {
    case 'payment_intent.processing':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return event.data.object.id;
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    // Sent once the fee of a payment is known.
    case 'charge.updated':
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { payment_intent: intent } = event.data.object;
      return typeof intent === 'string' ? intent : intent?.id;
    }
    default:
      return undefined;
  }
}
