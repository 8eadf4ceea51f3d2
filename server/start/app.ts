import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Pool } from '../database/pool/pool.ts';
import type { Report } from '../../schemas/report.ts';
import type { Resource } from '../../schemas/resource.ts';
import { leastBounds } from '../../domain/schema/bounds.ts';
import { defaultBudgets, type Budgets } from '../limits/budgets.ts';
import type { Clock } from '../base/clock.ts';
import type { Documents } from '../drawing/process/render.ts';
import { limitConnections, type Connections } from '../limits/connections/connections.ts';
import { keepAnswers, type KeptAnswers } from '../engine/http/answerCache.ts';
import { knownCallers, type KnownCallers } from '../limits/knownCallers.ts';
import access from '../identity/accessPlugin.ts';
import bodies from '../limits/bodies/bodies.ts';
import bytes from '../limits/bodies/bytes.ts';
import clientScope from '../identity/clientScopePlugin.ts';
import compression from '../web/compression.ts';
import connections from '../limits/connections/connectionsPlugin.ts';
import consolePages from './console.ts';
import dialects from '../engine/http/dialects.ts';
import documentation from '../web/openapi/documentation.ts';
import enclosed from '../engine/http/enclosures.ts';
import siteAddresses from '../engine/http/siteAddresses.ts';
import errors from '../base/failures/failures.ts';
import flood, { refuseUnroutable } from '../limits/flood.ts';
import guessing from '../identity/guesses/guessingPlugin.ts';
import identity from '../identity/identityPlugin.ts';
import input from '../web/input.ts';
import language from '../web/language.ts';
import { sealLinksBy } from '../mail/links.ts';
import { openLog, type LogOptions } from '../web/logging.ts';
import metrics from './metrics.ts';
import notFound from '../web/notFound.ts';
import once from '../engine/idempotency/idempotencyKey.ts';
import output from '../web/output.ts';
import paths, { originForm } from '../web/paths.ts';
import security from '../web/security.ts';
import transfers from '../limits/transfers.ts';
import turns from '../limits/turns/turnsPlugin.ts';
import uploads from '../files/uploads.ts';
import { loadReports, withResources, type DeclaredReport } from '../features/reports/registry.ts';
import { loadResources } from '../engine/resources/registry.ts';
import { routeModules } from './routeModules.ts';
import { countSpending, type Spending } from '../limits/budgetUse.ts';
import { clientAddressOf, isProxyOf } from '../base/trustedProxies.ts';
import { placesService, type PlacesService } from '../features/platform/places/service/placesService.ts';

/** The part of the configuration that the API needs. */
export interface AppConfig {
  /** The API's host; tenants are `{tenant}.{apiHost}`. */
  readonly apiHost: string;
  readonly apiProtocol: 'http' | 'https';
  readonly secretKey: string;
  /** Trusted proxies as addresses and networks; none by default. */
  readonly trustProxy?: readonly string[];
  /** The address to listen on, also for metrics. */
  readonly host: string;
  /** The port of metrics; off by default. */
  readonly metricsPort?: number | undefined;
  /** The Photon or Nominatim server; none by default. */
  readonly placesUrl?: string | undefined;
  /** Where the console loads flags; built in by default. */
  readonly flagsUrl?: string | undefined;
  /** The mail server; without it, mails are stored. */
  readonly smtpUrl?: string | undefined;
  /** The key that signs reports of bounced mails; without it, they are not accepted. */
  readonly mailWebhookSecret?: string | undefined;
  /** The sandbox gateway; without it, accounts cannot use it. */
  readonly sandboxUrl?: string | undefined;
  /** Where the API of Stripe is; at Stripe by default. */
  readonly stripeApiUrl?: string | undefined;
  readonly testPayments?: boolean | undefined;
  /** Whether this is the demo, where recipients see stored mails. */
  readonly demo?: boolean;
}

/** The dependencies of the API. */
export interface AppDeps {
  readonly config: AppConfig;
  readonly pool: Pool;
  readonly clock: Clock;
  /** Draws documents; its creator closes it. */
  readonly documents: Documents;
  /** Limits per caller; defaults from the table. */
  readonly budgets?: Partial<Budgets>;
  /** Counts the use of budgets. */
  readonly spending?: Spending;
  readonly logger?: LogOptions;
  /** The folder of the built console; `dist` by default. */
  readonly consoleRoot?: string;
  /** Replaces the resources of `schemas/resources` in tests. */
  readonly resources?: readonly Resource[];
  /** Replaces the reports of `schemas/reports` in tests. */
  readonly reports?: readonly Report[];
  /** Checks every answer against its schema, in tests. */
  readonly checkAnswers?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly config: AppConfig;
    readonly pool: Pool;
    readonly clock: Clock;
    readonly documents: Documents;
    readonly budgets: Budgets;
    readonly spending: Spending;
    readonly callers: KnownCallers;
    readonly answers: KeptAnswers;
    readonly places: PlacesService;
    readonly resources: readonly Resource[];
    readonly reports: readonly DeclaredReport[];
  }
}

function serverOptions(
  { config, logger }: AppDeps,
  { serverFactory, clientErrorHandler }: Connections,
): FastifyServerOptions {
  return {
    ...(logger && { loggerInstance: openLog(logger) }),
    trustProxy: config.trustProxy?.length ? [...config.trustProxy] : false,
    rewriteUrl: originForm,
    genReqId: () => randomUUID(),
    // For routes without a schema; others follow their schema.
    bodyLimit: leastBounds.bytes,
    routerOptions: { maxParamLength: 500 },
    // Failures before routing would otherwise have Fastify's own shape.
    frameworkErrors: refuseUnroutable,
    clientErrorHandler,
    serverFactory,
    // The server has been drained before.
    forceCloseConnections: true,
  };
}

/** Builds the API for tests and production, ready to listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pool, clock } = deps;
  const budgets = { ...defaultBudgets, ...deps.budgets };
  const spending = deps.spending ?? countSpending();
  const proxies = config.trustProxy ?? [];
  const callers = knownCallers(clientAddressOf(proxies));
  const limited = limitConnections({ budgets, spending, callers, isProxy: isProxyOf(proxies) });
  const app = Fastify(serverOptions(deps, limited));
  sealLinksBy(config.secretKey);
  app.decorate('config', config);
  app.decorate('pool', pool);
  app.decorate('clock', clock);
  app.decorate('documents', deps.documents);
  app.decorate('budgets', budgets);
  app.decorate('spending', spending);
  app.decorate('callers', callers);
  app.decorate('answers', keepAnswers(budgets));
  app.decorate('places', placesService({ url: config.placesUrl, budgets, spending }));
  const resources = deps.resources ?? (await loadResources());
  app.decorate('resources', resources);
  app.decorate('reports', withResources(deps.reports ?? (await loadReports()), resources));
  app.spending.watch('databaseConnections', () => pool.lent);
  app.spending.watch('databaseWaiting', () => pool.awaited);
  app.spending.watch('answersKeptBytes', app.answers.bytes);

  await app.register(metrics, { host: config.host, port: config.metricsPort });
  await app.register(connections, { connections: limited });
  await app.register(language);
  await app.register(errors);
  await app.register(bytes);
  await app.register(compression);
  await app.register(notFound);
  await app.register(turns);
  await app.register(transfers);
  await app.register(bodies);
  // Before `input`, which then normalizes and validates its result like any body.
  await app.register(uploads);
  await app.register(enclosed);
  await app.register(siteAddresses);
  // Before `input`, which validates the query schema that this changes.
  await app.register(dialects);
  await app.register(input);
  await app.register(output, { check: deps.checkAnswers ?? false });
  await app.register(security);
  await app.register(identity);
  await app.register(guessing);
  await app.register(flood);
  // After the request counters, so that these requests count too; before all routes.
  await app.register(paths);
  // Before `access`, which refuses routes without access: it declares a plugin's pages public.
  await app.register(documentation);
  await app.register(access);
  await app.register(clientScope);
  await app.register(once);
  for (const routes of await routeModules()) await app.register(routes);
  await app.register(consolePages, deps.consoleRoot === undefined ? {} : { root: deps.consoleRoot });
  await app.ready();
  return app;
}
