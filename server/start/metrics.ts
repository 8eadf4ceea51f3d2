import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fp from 'fastify-plugin';
import { budgetNames } from '../limits/budgets.ts';
import { sentSoFar } from '../mail/attemptCounts.ts';
import { waitingMailsIn, type WaitingMails } from '../mail/waitingMails.ts';
import { ranSoFar } from '../features/recurrence/runs/runCounts.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The port of the metrics; undefined if off. */
    readonly metricsPort: number | undefined;
  }
}

/** Histogram buckets of request durations in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Event counts by label. */
type Counts = Iterable<readonly [string, number]>;

/** Serves metrics for Prometheus on a separate port, so that no proxy exposes them, at the server's own address. */
export default fp<{ host: string; port?: number | undefined }>(
  async (app, { host, port }) => {
    if (port === undefined) {
      app.decorate('metricsPort', undefined);
      return;
    }
    const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
    const registry = new Registry();
    const registers = [registry];
    collectDefaultMetrics({ register: registry });
    const labelNames = ['method', 'route', 'status'] as const;
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer a request.',
      labelNames,
      buckets,
      registers,
    });
    const connections = new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, by what they do.',
      labelNames: ['state'] as const,
      registers,
      collect() {
        connections.set({ state: 'open' }, app.pool.totalCount);
        connections.set({ state: 'idle' }, app.pool.idleCount);
        connections.set({ state: 'awaited' }, app.pool.awaited);
      },
    });
    /** A counter with an external source, read on request. */
    const counted = <Label extends string>(label: Label, name: string, help: string, read: () => Counts) => {
      const counter = new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          counter.reset();
          for (const [value, count] of read()) counter.labels(value).inc(count);
        },
      });
    };
    counted('budget', 'budget_exceeded_total', 'How often a budget was exceeded.', () =>
      budgetNames.map((budget) => [budget, app.spending.refusals(budget)]),
    );
    const runs = 'Recurring invoices by what the runs of this process made of them.';
    counted('outcome', 'recurring_invoices_total', runs, () => Object.entries(ranSoFar()));
    const attempts = 'Mails by what the attempts of this process came to.';
    counted('outcome', 'mails_total', attempts, () => Object.entries(sentSoFar()));
    let pending: Promise<WaitingMails | undefined> | undefined;
    // Both gauges come from one answer; they are absent while the database is unreachable.
    const mails = () =>
      (pending ??= waitingMailsIn(app.pool)
        .catch(() => undefined)
        .finally(() => (pending = undefined)));
    const waiting = new Gauge({
      name: 'mails',
      help: 'Mails in the outbox: those that wait, and those that were given up within a day.',
      labelNames: ['state'] as const,
      registers,
      async collect() {
        const found = await mails();
        waiting.reset();
        if (!found) return;
        waiting.set({ state: 'queued' }, found.queued);
        waiting.set({ state: 'failed' }, found.failed);
      },
    });
    const oldest = new Gauge({
      name: 'mail_oldest_due_seconds',
      help: 'How long the mail is due that waits longest.',
      registers,
      async collect() {
        const found = await mails();
        oldest.reset();
        if (found) oldest.set(found.seconds);
      },
    });
    // A worker neither draws documents nor searches places.
    if (app.hasDecorator('documents')) {
      counted('outcome', 'document_drawings_total', 'Drawings of documents by how they ended.', app.documents.outcomes);
    }
    if (app.hasDecorator('places')) {
      counted('outcome', 'place_searches_total', 'Searches for a places service by outcome.', app.places.outcomes);
    }
    const inUse = new Gauge({
      name: 'budget_in_use',
      help: 'How much of a budget is in use.',
      labelNames: ['budget'] as const,
      registers,
      collect() {
        for (const [budget, used] of app.spending.inUse()) inUse.set({ budget }, used);
      },
    });
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      // The route pattern keeps the number of series bounded and contains no secrets.
      const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
      seconds.observe(labels, reply.elapsedTime / 1000);
    });

    const server = createServer((_, response) => {
      registry.metrics().then(
        (text) => response.setHeader('content-type', registry.contentType).end(text),
        (error: unknown) => {
          app.log.error(error);
          response.writeHead(500).end();
        },
      );
    });
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    app.decorate('metricsPort', (server.address() as AddressInfo).port);
    app.addHook('onClose', (_, done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  },
  { name: 'metrics' },
);
