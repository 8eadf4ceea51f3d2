import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fp from 'fastify-plugin';
import { budgetNames } from '../budgets.ts';
import { ranSoFar } from '../usecases/recurrence/ranSoFar.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The port metrics are read at; undefined where none was asked for. */
    readonly metricsPort: number | undefined;
  }
}

/** Seconds a request may take, as the histogram counts them. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics for Prometheus, on a port of their own so that no proxy shows them to the world, at the server's own address. */
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
    const name = 'http_request_duration_seconds';
    const seconds = new Histogram({ name, help: 'Time to answer a request.', labelNames, buckets, registers });
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
    const ofBudget = ['budget'] as const;
    const exceeded = new Counter({
      name: 'budget_exceeded_total',
      help: 'How often a budget was used up for somebody.',
      labelNames: ofBudget,
      registers,
      collect() {
        exceeded.reset();
        for (const budget of budgetNames) exceeded.inc({ budget }, app.spending.refusals(budget));
      },
    });
    const recurring = new Counter({
      name: 'recurring_invoices_total',
      help: 'Recurring invoices by what the runs of this process made of them.',
      labelNames: ['outcome'] as const,
      registers,
      collect() {
        recurring.reset();
        for (const [outcome, count] of Object.entries(ranSoFar())) recurring.inc({ outcome }, count);
      },
    });
    // A worker draws nothing.
    if (app.hasDecorator('documents')) {
      const drawings = new Counter({
        name: 'document_drawings_total',
        help: 'Drawings of documents by how they ended.',
        labelNames: ['outcome'] as const,
        registers,
        collect() {
          drawings.reset();
          for (const [outcome, count] of app.documents.outcomes()) drawings.inc({ outcome }, count);
        },
      });
    }
    const inUse = new Gauge({
      name: 'budget_in_use',
      help: 'How much of a budget is in use.',
      labelNames: ofBudget,
      registers,
      collect() {
        for (const [budget, used] of app.spending.inUse()) inUse.set({ budget }, used);
      },
    });
    app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
      // The pattern, not the URL: there are as many series as routes, and no secret among them.
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
