import type { Stripe } from 'stripe';
import { chargeProblem, leastAmount, minorUnits } from '../../../../../domain/payments/gateways/stripeAmounts.ts';
import type { Language } from '../../../../../domain/languages.ts';
import {
  GatewayRefusal,
  UnreadableWebhook,
  type Gateway,
  type KnownPayment,
  type PaymentRequest,
  type RefundRequest,
  type Webhook,
} from '../port.ts';
import { refusable, rejecting, stripeClient, stripeLibrary } from './client.ts';
import { amountKey, paymentEvents, refundKey, refundsOf, requestKey } from './paymentEvents.ts';
import { intentOf } from './webhooks.ts';

const locales = { en: 'en', pt: 'pt-BR', es: 'es' } as const satisfies Record<Language, string>;

/** Characters of the name of a line. */
const longestName = 250;

/** How old a webhook may be, in seconds. */
const tolerance = 300;

/**
 * Stripe by its hosted Checkout. A page there lasts a day at most, so the link of a payment is our own address, which opens
 * one. Webhooks only tell which payment has changed: its events follow from its present state.
 */
export function stripeGateway(api: string): Gateway {
  const sessionsOf = (stripe: Stripe, { pages }: KnownPayment): Promise<Stripe.Checkout.Session[]> =>
    Promise.all(pages.map((page) => stripe.checkout.sessions.retrieve(page)));
  const intentsOf = async (stripe: Stripe, payment: KnownPayment): Promise<string[]> =>
    (await sessionsOf(stripe, payment)).flatMap(({ payment_intent: intent }) => keyOf(intent) ?? []);

  return {
    verify: rejecting(async (secrets, signal: AbortSignal) => {
      const stripe = await stripeClient(api, secrets, signal);
      await stripe.checkout.sessions.list({ limit: 1 });
    }),
    mode: (secrets) => (/^(sk|rk)_test_/.test(secrets['secret_key'] ?? '') ? 'test' : 'live'),
    request: async (_secrets, { reference, amount, currency, payUrl }) => {
      const problem = chargeProblem(amount, currency);
      if (problem) throw new GatewayRefusal(refusalOf(problem, currency), { problem });
      return { id: reference, url: payUrl };
    },
    open: rejecting(async (secrets, payment: PaymentRequest, pages: KnownPayment['pages'], signal: AbortSignal) => {
      const stripe = await stripeClient(api, secrets, signal);
      const last = pages.at(-1);
      const session = last === undefined ? undefined : await stripe.checkout.sessions.retrieve(last);
      if (session && (await isPaying(stripe, session))) return undefined;
      const idempotencyKey = `${payment.reference} ${pages.length}`;
      const { id, url } =
        session?.status === 'open'
          ? session
          : await refusable(stripe.checkout.sessions.create(sessionFor(payment), { idempotencyKey }));
      if (!url) throw new Error('The session has no page');
      return { id, url };
    }),
    events: rejecting(async (secrets, payment: KnownPayment, signal: AbortSignal) => {
      const stripe = await stripeClient(api, secrets, signal);
      const intents = await intentsOf(stripe, payment);
      return (await Promise.all(intents.map((intent) => paymentEvents(stripe, intent)))).flat();
    }),
    refund: rejecting(
      async (secrets, payment: KnownPayment, { reference, amount, currency }: RefundRequest, signal: AbortSignal) => {
        const stripe = await stripeClient(api, secrets, signal);
        const intent = await paidIntent(stripe, await intentsOf(stripe, payment));
        // Stripe forgets idempotency keys after a day; the refund itself stays.
        const before = (await refundsOf(stripe, intent)).find(({ metadata }) => metadata?.[refundKey] === reference);
        const metadata = { [refundKey]: reference, [requestKey]: payment.id, [amountKey]: amount };
        const refund =
          before ??
          (await refusable(
            stripe.refunds.create(
              { payment_intent: intent, amount: minorUnits(amount, currency), metadata },
              { idempotencyKey: reference },
            ),
          ));
        if (refund.status === 'failed' || refund.status === 'canceled')
          throw new GatewayRefusal(`The refund ${refund.status}`);
      },
    ),
    close: rejecting(async (secrets, payment: KnownPayment, signal: AbortSignal) => {
      const stripe = await stripeClient(api, secrets, signal);
      const open = (await sessionsOf(stripe, payment)).filter(({ status }) => status === 'open');
      await Promise.all(
        open.map(({ id }) => stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `${id} expire` })),
      );
    }),
    read: rejecting(async (secrets, { headers, bytes, now }: Webhook, signal: AbortSignal) => {
      const event = await verified(secrets['webhook_secret'] ?? '', headers['stripe-signature'], bytes, now);
      if (!event) return undefined;
      const intent = intentOf(event);
      return intent === undefined ? [] : paymentEvents(await stripeClient(api, secrets, signal), intent);
    }),
  };
}

/** Whether the money of a session has come or is on its way. A direct debit, for one, may still fail after days. */
async function isPaying(stripe: Stripe, { status, payment_intent: intent }: Stripe.Checkout.Session): Promise<boolean> {
  const key = keyOf(intent);
  if (status !== 'complete' || key === undefined) return false;
  const { status: paying } = await stripe.paymentIntents.retrieve(key);
  return paying === 'succeeded' || paying === 'processing';
}

const keyOf = (expandable: string | { readonly id: string } | null): string | undefined =>
  typeof expandable === 'string' ? expandable : expandable?.id;

function refusalOf(problem: NonNullable<ReturnType<typeof chargeProblem>>, currency: string): string {
  if (problem === 'amount_has_fraction') return `Stripe charges whole units of ${currency} only`;
  return `Stripe charges at least ${leastAmount(currency) ?? 'one unit of'} ${currency}`;
}

/** The session of a payment: one line, and the methods of payment that the account has switched on. */
function sessionFor(payment: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, description, amount, currency, language, returnUrl, payUrl } = payment;
  const metadata = { [requestKey]: reference, [amountKey]: amount };
  return {
    mode: 'payment',
    client_reference_id: reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: minorUnits(amount, currency),
          product_data: { name: description.slice(0, longestName) },
        },
      },
    ],
    // The fee is then known as soon as the payment is.
    payment_intent_data: { description, metadata, capture_method: 'automatic' },
    // The ledger has the invoice's currency.
    adaptive_pricing: { enabled: false },
    metadata,
    locale: locales[language],
    // Our own address asks at once about a page that was paid, whether or not a webhook arrives.
    success_url: payUrl,
    cancel_url: returnUrl,
  };
}

/** Returns which of the intents of a payment was paid. */
async function paidIntent(stripe: Stripe, intents: readonly string[]): Promise<string> {
  const found = await Promise.all(intents.map((intent) => stripe.paymentIntents.retrieve(intent)));
  const paid = found.find(({ status }) => status === 'succeeded');
  if (!paid) throw new GatewayRefusal('The payment was not paid at Stripe');
  return paid.id;
}

/** Returns the event of a webhook; undefined if Stripe has not signed it with the secret. */
async function verified(
  secret: string,
  header: string | readonly string[] | undefined,
  bytes: Buffer,
  now: Date,
): Promise<Stripe.Event | undefined> {
  const { webhooks, errors } = await stripeLibrary();
  try {
    return webhooks.constructEvent(bytes, String(header ?? ''), secret, tolerance, undefined, now.getTime());
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError) return undefined;
    throw new UnreadableWebhook('Not an event of Stripe', { cause: error });
  }
}
