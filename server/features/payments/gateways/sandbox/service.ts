import { once } from 'node:events';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageCodes } from '../../../../../domain/languages.ts';
import { gatewayEventTypes, type GatewayEventType } from '../../../../../schemas/parts/payments/gatewayEvent.ts';
import { systemClock, type Clock } from '../../../../base/clock.ts';
import type { ReportedEvent } from '../port.ts';
import { keyRefusals, refusal } from './adapter.ts';
import { paymentPage } from './page.ts';
import { sandboxPayments, type Reported, type SandboxPayment } from './payments.ts';
import { fateOf, signedEvent, webhooks, type Disorder } from './webhooks.ts';

const web = z.url({ protocol: /^https?$/ }).max(2_000);
const text = z.string().min(1).max(200);
const aboveZero = z.string().regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,3})?$/);
const refundRequest = z.object({ reference: text, amount: aboveZero });
const requested = z.object({
  reference: text,
  description: z.string().max(500),
  amount: aboveZero,
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: z.enum(languageCodes),
  returnUrl: web,
  payUrl: z.optional(web),
  webhookUrl: web,
  webhookSecret: z.string().min(1).max(500),
});

interface SandboxOptions {
  readonly clock?: Clock;
  readonly disorder?: Disorder;
  /** Payments of an earlier process. */
  readonly initial?: readonly SandboxPayment[];
  /** Called with all payments after each change. */
  readonly onChange?: (payments: readonly SandboxPayment[]) => void;
}

/**
 * A gateway for demos and tests: payments by API, a hosted page on which they are paid, and signed webhooks with the
 * configured disorder. It accepts all keys but those that name another fate, such as `rejected-1`; the address of a payment
 * is its secret.
 */
export function sandboxService({
  initial = [],
  onChange = () => undefined,
  clock = systemClock,
  disorder = {},
}: SandboxOptions = {}) {
  const app = Fastify({ bodyLimit: 16_384, forceCloseConnections: true });
  const stop = new AbortController();
  const payments = sandboxPayments(initial);
  const hooks = webhooks(disorder, stop.signal);
  app.addHook('onClose', async () => stop.abort());
  judgeKeys(app, disorder);
  failSome(app, '/payments', disorder);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  /** Adds an event and sends its webhooks; undefined if it does not apply. */
  const report: Report = (payment, type, more) => {
    const event = payments.add(payment, type, clock.now(), more);
    if (!event) return undefined;
    onChange(payments.all());
    hooks.send(() => signedEvent(payment, event, clock));
    return event;
  };
  routes(app, { payments, report, onChange });
  return { app, payments, report, settled: hooks.settled };
}

/** Refuses calls by their key, or leaves them without an answer. */
function judgeKeys(server: FastifyInstance, disorder: Disorder): void {
  server.addHook('onRequest', async ({ url, headers, raw }, reply) => {
    if (!url.startsWith('/payments')) return;
    const fate = (disorder.fateOf ?? fateOf)(headers.authorization?.replace('Bearer ', '') ?? '');
    if (fate === 'accepted') return;
    if (fate === 'silent') await once(raw, 'close');
    if (fate === 'silent') return reply.code(503).send('');
    const { status, ...error } = keyRefusals[fate];
    return reply.code(status).send({ error });
  });
}

const failure = { error: { message: 'Failed, as configured' } };

/** Lets calls of the API at a path fail: half of them before they have an effect, half of them after it. */
export function failSome(server: FastifyInstance, path: string, disorder: Disorder): void {
  const late = new WeakSet<FastifyRequest>();
  server.addHook('onRequest', async (request, reply) => {
    const { failing = 0, random = Math.random } = disorder;
    if (!request.url.startsWith(path)) return;
    const drawn = random();
    if (drawn < failing / 2) return reply.code(503).send(failure);
    if (drawn < failing) late.add(request);
  });
  server.addHook('preSerialization', async (request, reply, answer) => {
    if (!late.has(request)) return answer;
    reply.code(503);
    return failure;
  });
}

type Report = (payment: SandboxPayment, type: GatewayEventType, more?: Reported) => ReportedEvent | undefined;

interface Parts {
  readonly payments: ReturnType<typeof sandboxPayments>;
  readonly report: Report;
  readonly onChange: (payments: readonly SandboxPayment[]) => void;
}

function routes(server: FastifyInstance, { payments, report, onChange }: Parts): void {
  const found = (params: unknown): SandboxPayment | undefined =>
    payments.find(z.object({ id: z.string() }).parse(params).id);
  server.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'bad request' }));

  // Tells an account whether its key is accepted.
  server.get('/payments', (_request, reply) => reply.send({}));
  // oxlint-disable-next-line no-async-endpoint-handlers -- Fastify, not Express: it awaits handlers
  server.post('/payments', async (request) => {
    const key = z.string().startsWith('Bearer ').parse(request.headers.authorization);
    const { id } = payments.request(key, requested.parse(request.body));
    onChange(payments.all());
    return { id, url: `${request.protocol}://${request.host}/pay/${id}` };
  });
  server.get('/payments/:id/events', async ({ params }, reply) => {
    const payment = found(params);
    return payment ? { events: payment.events } : reply.code(404).send({ error: 'not found' });
  });
  server.post('/payments/:id/close', async ({ params }, reply) => {
    const payment = found(params);
    if (!payment) return reply.code(404).send({ error: 'not found' });
    payments.close(payment);
    onChange(payments.all());
    return { id: payment.id };
  });
  server.post('/payments/:id/refunds', async ({ params, body }, reply) => {
    const payment = found(params);
    if (!payment) return reply.code(404).send({ error: 'not found' });
    const { reference, amount } = refundRequest.parse(body);
    const before = payment.events.some((event) => event.reference === reference);
    const isGiven = before || report(payment, 'refunded', { amount, reference }) !== undefined;
    return isGiven
      ? { id: payment.id }
      : reply.code(refusal).send({ error: { code: 'not_refundable', message: 'More than is left of the payment' } });
  });
  server.get('/pay/:id', async ({ params }, reply) => {
    const payment = found(params);
    return payment ? reply.type('text/html').send(paymentPage(payment)) : reply.code(404).send('');
  });
  server.post('/pay/:id', async ({ params, body }, reply) => {
    const payment = found(params);
    if (!payment) return reply.code(404).send('');
    const { type } = z.object({ type: z.enum(gatewayEventTypes) }).parse(body);
    report(payment, type, type === 'failed' ? { failure: 'card_declined' } : {});
    return reply.redirect(`/pay/${payment.id}`, 303);
  });
}
