import Fastify from 'fastify';
import { Stripe } from 'stripe';
import { failSome } from '../../../server/features/payments/gateways/sandbox/service.ts';
import { webhooks, type Disorder } from '../../../server/features/payments/gateways/sandbox/webhooks.ts';
import { apiVersion } from '../../../server/features/payments/gateways/stripe/client.ts';
import { minorUnits } from '../../../domain/payments/gateways/stripeAmounts.ts';
import { stripeBooks, type Intent, type Session, type Settled } from './books.ts';
import { checkoutPage } from './checkout.ts';
import { nested, text } from './form.ts';
import { keyErrorOf } from './keyErrors.ts';
import { stripeShapes } from './shapes.ts';

interface StripeServerOptions {
  readonly clock: { readonly now: () => Date };
  readonly disorder?: Disorder;
  readonly settled?: Settled | undefined;
}

/** What a payer, an issuer or the company does at Stripe. */
export type StripeAct = 'sent' | 'failed' | 'paid' | 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost';

/** A received call of the API. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly key: string | undefined;
  readonly version: string | undefined;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

/** A server that answers like Stripe to the calls of the adapter, and sends its signed webhooks. */
export function stripeServer({ clock, disorder = {}, settled = { currency: 'usd', rate: 1 } }: StripeServerOptions) {
  const app = Fastify({ forceCloseConnections: true });
  const stop = new AbortController();
  app.addHook('onClose', async () => stop.abort());
  failSome(app, '/v1/', disorder);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, nested(new URLSearchParams(String(body)))),
  );
  const books = stripeBooks(() => clock.now());
  const hooks = webhooks(disorder, stop.signal);
  const state = { url: '', hook: { url: '', secret: '' }, events: 0, key: '', least: 50 };
  const shapes = stripeShapes(books, () => state.url, settled);
  const calls: Call[] = [];
  const answers = new Map<string, object>();

  /** Answers a repeated call as before, as Stripe does with a key that it knows. */
  const once = (key: string | undefined, answer: () => object | undefined): object | undefined => {
    const before = answers.get(key ?? '');
    if (before) return before;
    const made = answer();
    if (key && made) answers.set(key, made);
    return made;
  };
  const invalid = (message: string, code?: string) => ({ error: { type: 'invalid_request_error', code, message } });

  /** Reports a change of an object. */
  const tell = (type: string, object: object): void => {
    const { url, secret } = state.hook;
    if (url === '') return;
    state.events += 1;
    const created = Math.floor(clock.now().getTime() / 1_000);
    const event = {
      id: `evt_${state.events}`,
      object: 'event',
      api_version: apiVersion,
      created,
      type,
      livemode: false,
    };
    const payload = JSON.stringify({ ...event, data: { object } });
    hooks.send(() => {
      const timestamp = Math.floor(clock.now().getTime() / 1_000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { url, headers: { 'stripe-signature': signature }, body: Buffer.from(payload) };
    });
  };

  app.addHook('preHandler', async ({ method, url, headers, body }, reply) => {
    const header = (name: string) => (headers[name] === undefined ? undefined : String(headers[name]));
    if (!url.startsWith('/v1/')) return;
    const [path = ''] = url.split('?');
    const [key, version, authorization] = ['idempotency-key', 'stripe-version', 'authorization'].map(header);
    calls.push({ method, path, key, version, authorization, body: (body ?? {}) as Record<string, unknown> });
    const refused = keyErrorOf(state.key || authorization);
    if (refused) return reply.code(refused.status).send({ error: refused.error });
  });
  const keyOf = (headers: Readonly<Record<string, unknown>>): string | undefined =>
    headers['idempotency-key'] === undefined ? undefined : String(headers['idempotency-key']);

  app.post('/v1/checkout/sessions', async ({ headers, body }, reply) => {
    const at = (...path: string[]) => text(body, ...path);
    if (Number(at('line_items', '0', 'price_data', 'unit_amount')) < state.least)
      return reply.code(400).send(invalid('too small', 'amount_too_small'));
    return once(keyOf(headers), () =>
      shapes.session(
        books.open({
          amount: Number(at('line_items', '0', 'price_data', 'unit_amount')),
          currency: at('line_items', '0', 'price_data', 'currency'),
          name: at('line_items', '0', 'price_data', 'product_data', 'name'),
          metadata: { payment_request: at('metadata', 'payment_request'), amount: at('metadata', 'amount') },
          intentMetadata: {
            payment_request: at('payment_intent_data', 'metadata', 'payment_request'),
            amount: at('payment_intent_data', 'metadata', 'amount'),
          },
          successUrl: at('success_url'),
        }),
      ),
    );
  });
  interface ById {
    Params: { id: string };
  }
  app.get('/v1/checkout/sessions', async () => list([]));
  app.get<ById>('/v1/checkout/sessions/:id', async ({ params: { id } }, reply) => {
    const session = books.sessions.get(id);
    return session ? shapes.session(session) : reply.code(404).send(invalid('No such session'));
  });
  app.post<ById>('/v1/checkout/sessions/:id/expire', async ({ params: { id }, headers }, reply) => {
    const session = books.sessions.get(id);
    const expire = () => {
      if (session?.status !== 'open') return undefined;
      session.status = 'expired';
      return shapes.session(session);
    };
    return once(keyOf(headers), expire) ?? reply.code(400).send(invalid('Only open sessions can be expired'));
  });
  app.get<ById>('/v1/payment_intents/:id', async ({ params: { id } }, reply) => {
    const intent = books.intents.get(id);
    return intent ? shapes.intent(intent) : reply.code(404).send(invalid('No such payment_intent'));
  });
  const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' });
  app.get<{ Querystring: { payment_intent: string } }>('/v1/refunds', async ({ query }) =>
    list(books.refunds.filter(({ intent }) => intent === query.payment_intent).map(shapes.refund)),
  );
  app.get<{ Querystring: { payment_intent: string } }>('/v1/disputes', async ({ query }) =>
    list(books.disputes.filter(({ intent }) => intent === query.payment_intent).map(shapes.dispute)),
  );
  app.post('/v1/refunds', async ({ headers, body }, reply) => {
    const intent = books.intents.get(text(body, 'payment_intent'));
    const names = ['refund', 'payment_request', 'amount'];
    const metadata = Object.fromEntries(names.map((name) => [name, text(body, 'metadata', name)]));
    const give = () => {
      const refund = intent && books.refund(intent, Number(text(body, 'amount')), metadata);
      if (!refund) return undefined;
      tell('refund.created', shapes.refund(refund));
      tell('charge.refunded', shapes.charge(intent));
      return shapes.refund(refund);
    };
    return once(keyOf(headers), give) ?? reply.code(400).send(invalid('Refund is greater than the unrefunded amount'));
  });
  app.get<ById>('/c/pay/:id', async ({ params: { id } }, reply) => {
    const session = books.sessions.get(id);
    return session?.status === 'open' ? reply.type('text/html').send(checkoutPage(session)) : reply.code(404).send('');
  });
  app.post<ById>('/c/pay/:id', async ({ params: { id }, body }, reply) => {
    const session = books.sessions.get(id);
    if (!session || session.status === 'expired') return reply.code(404).send('');
    act(session, new Map(Object.entries((body ?? {}) as Record<string, string>)).get('type') as StripeAct);
    return reply.redirect(session.successUrl, 303);
  });

  /** A payer, an issuer or the company acts at Stripe. `amount` differs from what was asked for at a server that lies. */
  function act(
    session: Session,
    type: StripeAct,
    { amount, currency }: { amount?: string; currency?: string } = {},
  ): void {
    const intent = books.intentOf(session);
    if (currency !== undefined) intent.currency = currency.toLowerCase();
    const units = amount === undefined ? undefined : minorUnits(amount, intent.currency.toUpperCase());
    const isPaid = intent.status === 'succeeded';
    const dispute = books.disputes.findLast((one) => one.intent === intent.id);
    if (type === 'refunded') {
      const refund = books.refund(intent, units ?? books.leftOf(intent));
      if (refund) tell('refund.created', shapes.refund(refund));
      if (refund) tell('charge.refunded', shapes.charge(intent));
    } else if (type === 'disputed' && isPaid) {
      tell('charge.dispute.created', shapes.dispute(books.dispute(intent, units ?? books.leftOf(intent))));
    } else if ((type === 'dispute_won' || type === 'dispute_lost') && dispute) {
      dispute.status = type === 'dispute_won' ? 'won' : 'lost';
      tell('charge.dispute.closed', shapes.dispute(dispute));
    } else if (type === 'sent' && !isPaid) {
      Object.assign(intent, { status: 'processing', charge: books.newCharge() });
      session.status = 'complete';
      tell('checkout.session.completed', shapes.session(session));
      tell('payment_intent.processing', shapes.intent(intent));
    } else if (type === 'failed' && !isPaid) {
      fail(intent);
      tell('payment_intent.payment_failed', shapes.intent(intent));
    } else if (type === 'paid' && !isPaid) {
      const charge = intent.charge ?? books.newCharge();
      Object.assign(intent, { status: 'succeeded', charge, received: units ?? intent.amount, error: null });
      session.status = 'complete';
      tell('checkout.session.completed', shapes.session(session));
      tell('payment_intent.succeeded', shapes.intent(intent));
    }
  }
  function fail(intent: Intent): void {
    const error = { charge: books.newCharge(), code: 'card_declined', decline_code: 'generic_decline' };
    Object.assign(intent, { status: 'requires_payment_method', charge: null, error });
  }

  return {
    app,
    books,
    shapes,
    calls,
    act,
    tell,
    settled: hooks.settled,
    /** Answers every call as if its key were this one, such as `sk_test_expired`; by its own key without. */
    answerAs: (key = ''): void => void (state.key = key),
    /** Refuses smaller amounts, in minor units of any currency. */
    chargeFrom: (least: number): void => void (state.least = least),
    url: (): string => state.url,
    /** Listens, and returns its address. */
    listen: async (): Promise<string> => (state.url = await app.listen({ host: '127.0.0.1', port: 0 })),
    /** Where it reports, as the company has set in its dashboard. */
    reportTo: (url: string, secret: string): void => void (state.hook = { url, secret }),
  };
}

export type StripeServer = ReturnType<typeof stripeServer>;
