import Fastify from 'fastify';
import { startDocuments } from '../drawing/process/render.ts';
import { siteOf } from '../base/site.ts';
import { collectingOf } from '../features/payments/gateways/collection.ts';
import { mailingOf } from '../mail/mailTransport.ts';
import metrics from './metrics.ts';
import { openLog } from '../web/logging.ts';
import { countSpending } from '../limits/budgetUse.ts';
import type { Close, Started } from './lifecycle.ts';
import { jobModules } from './jobs/jobModules.ts';
import { startJobs } from './jobs/startJobs.ts';

/** Runs all jobs; adds the clean-up to `closing`. */
export async function doJobs({ config, pool, clock, logger, drainMs }: Started, closing: Close[]): Promise<void> {
  const jobs = await jobModules();
  const { budgets } = config;
  // Its processes start with the first document.
  const documents = startDocuments({ workers: 1, budgets });
  closing.push(() => documents.close());
  const mailing = mailingOf(config, budgets, documents);
  const collecting = collectingOf(config);
  const started = await startJobs({
    jobs,
    pool,
    clock,
    budgets,
    mailing,
    collecting,
    documents,
    site: siteOf(config),
    logger: openLog(logger),
  });
  closing.push(() => started.stop(drainMs));
  if (config.role === 'worker') closing.push(await openMetrics({ config, pool }));
}

/** The metrics of a process without requests. */
async function openMetrics({ config, pool }: Pick<Started, 'config' | 'pool'>): Promise<Close> {
  const app = Fastify();
  app.decorate('pool', pool);
  app.decorate('spending', countSpending());
  app.spending.watch('databaseConnections', () => pool.lent);
  app.spending.watch('databaseWaiting', () => pool.awaited);
  await app.register(metrics, { host: config.host, port: config.metricsPort });
  await app.ready();
  return () => app.close();
}
