import Fastify, { type FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageCodes } from '../../../domain/languages.ts';
import { gatewayEventTypes } from '../../../schemas/parts/gatewayEvent.ts';
import { systemClock, type Clock } from '../../clock.ts';
import { paymentPage } from './page.ts';
import { sandboxPayments, type SandboxPayment } from './payments.ts';
import { webhooks, type Disorder } from './webhooks.ts';

const web = z.url({ protocol: /^https?$/ }).max(2_000);
const requested = z.object({
  reference: z.string().max(200),
  description: z.string().max(500),
  amount: z.string().regex(/^\d{1,15}(\.\d{1,3})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  language: z.enum(languageCodes),
  returnUrl: web,
  webhookUrl: web,
  webhookSecret: z.string().min(1).max(500),
});

interface SandboxOptions extends Disorder {
  /** Payments of an earlier process. */
  readonly initial?: readonly SandboxPayment[];
  /** Called with all payments after each change. */
  readonly onChange?: (payments: readonly SandboxPayment[]) => void;
}

/**
 * A gateway for demos and tests: payments by API, a hosted page on which they are paid, and signed webhooks with the
 * disorder that is asked for. Any key is accepted; the address of a payment is its secret.
 */
export function sandboxService({ initial = [], onChange = () => undefined, ...disorder }: SandboxOptions = {}) {
  const app = Fastify({ bodyLimit: 16_384, forceCloseConnections: true });
  const stop = new AbortController();
  const payments = sandboxPayments(initial);
  const { clock = systemClock } = disorder;
  const hooks = webhooks(disorder, stop.signal);
  app.addHook('onClose', async () => stop.abort());
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  routes(app, { payments, hooks, clock, onChange });
  return { app, payments, settled: hooks.settled };
}

interface Parts {
  readonly payments: ReturnType<typeof sandboxPayments>;
  readonly hooks: ReturnType<typeof webhooks>;
  readonly clock: Clock;
  readonly onChange: (payments: readonly SandboxPayment[]) => void;
}

function routes(server: FastifyInstance, { payments, hooks, clock, onChange }: Parts): void {
  const found = (params: unknown): SandboxPayment | undefined =>
    payments.find(z.object({ id: z.string() }).parse(params).id);
  server.setErrorHandler((_error, _request, reply) => reply.code(400).send({ error: 'bad request' }));

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
  server.get('/pay/:id', async ({ params }, reply) => {
    const payment = found(params);
    return payment ? reply.type('text/html').send(paymentPage(payment)) : reply.code(404).send('');
  });
  server.post('/pay/:id', async ({ params, body }, reply) => {
    const payment = found(params);
    if (!payment) return reply.code(404).send('');
    const { type } = z.object({ type: z.enum(gatewayEventTypes) }).parse(body);
    const event = payments.add(payment, type, clock.now());
    if (event) {
      onChange(payments.all());
      hooks.send(payment, event);
    }
    return reply.redirect(`/pay/${payment.id}`, 303);
  });
}
