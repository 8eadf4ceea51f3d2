import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Pool } from './db/pool.ts';
import type { Report } from '../schemas/report.ts';
import type { Resource } from '../schemas/resource.ts';
import { leastBounds } from '../domain/schema/bounds.ts';
import { defaultBudgets, type Budgets } from './budgets.ts';
import type { Clock } from './clock.ts';
import type { Documents } from './documents/render.ts';
import { limitConnections, type Connections } from './connections/connections.ts';
import { keepAnswers, type KeptAnswers } from './http/keptAnswers.ts';
import { knownCallers, type KnownCallers } from './http/knownCallers.ts';
import access from './plugins/access.ts';
import bodies from './plugins/bodies.ts';
import bytes from './plugins/bytes.ts';
import clientScope from './plugins/clientScope.ts';
import compression from './plugins/compression.ts';
import connections from './plugins/connections.ts';
import consolePages from './plugins/console.ts';
import dialects from './plugins/dialects.ts';
import documentation from './plugins/documentation.ts';
import enclosed from './plugins/enclosed.ts';
import errors from './plugins/errors.ts';
import flood, { refuseUnroutable } from './plugins/flood.ts';
import guessing from './plugins/guessing.ts';
import identity from './plugins/identity.ts';
import input from './plugins/input.ts';
import language from './plugins/language.ts';
import { sealLinksBy } from './mail/links.ts';
import { openLog, type LogOptions } from './plugins/logging.ts';
import metrics from './plugins/metrics.ts';
import notFound from './plugins/notFound.ts';
import once from './plugins/once.ts';
import output from './plugins/output.ts';
import paths, { originForm } from './plugins/paths.ts';
import security from './plugins/security.ts';
import transfers from './plugins/transfers.ts';
import turns from './plugins/turns.ts';
import uploads from './plugins/uploads.ts';
import { loadReports, withResources, type DeclaredReport } from './reports/registry.ts';
import { loadResources } from './resources/registry.ts';
import { routeModules } from './routeModules.ts';
import { countSpending, type Spending } from './spending.ts';
import { isProxyOf } from './trustedProxies.ts';
import { placesService, type PlacesService } from './usecases/places/service/placesService.ts';

/** What the API needs to know of the configuration. */
export interface AppConfig {
  /** Host of the API; tenants are `{tenant}.{apiHost}`. */
  readonly apiHost: string;
  readonly apiProtocol: 'http' | 'https';
  readonly secretKey: string;
  /** Which proxies may say who is asking: addresses and networks; none if not said. */
  readonly trustProxy?: readonly string[];
  /** The address to listen on, for metrics too. */
  readonly host: string;
  /** Where metrics are read; nowhere if not said. */
  readonly metricsPort?: number | undefined;
  /** Where a Photon or Nominatim server searches places; nowhere if not said. */
  readonly placesUrl?: string | undefined;
  /** Where the console loads flags from; its own if not said. */
  readonly flagsUrl?: string | undefined;
  /** The server that mail is handed to; where there is none, mails are kept. */
  readonly smtpUrl?: string | undefined;
  /** Whether this is the demo: who would get a mail that is kept is shown it. */
  readonly demo?: boolean;
}

/** Everything the API takes from outside. */
export interface AppDeps {
  readonly config: AppConfig;
  readonly pool: Pool;
  readonly clock: Clock;
  /** Who draws the documents; whoever made it closes it. */
  readonly documents: Documents;
  /** How much a single caller can use of what; what is not said is as the table says. */
  readonly budgets?: Partial<Budgets>;
  /** Counts what is used of that. */
  readonly spending?: Spending;
  readonly logger?: LogOptions;
  /** Where the built console lies, if not in `dist`. */
  readonly consoleRoot?: string;
  /** What there is in place of the resources of `schemas/resources`: in tests. */
  readonly resources?: readonly Resource[];
  /** The same of `schemas/reports`. */
  readonly reports?: readonly Report[];
  /** Check every answer against its schema: in tests. */
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
    // Of what has no schema; routes that have one take what it allows.
    bodyLimit: leastBounds.bytes,
    routerOptions: { maxParamLength: 500 },
    // What fails before a route is found would otherwise answer in Fastify's own shape.
    frameworkErrors: refuseUnroutable,
    clientErrorHandler,
    serverFactory,
    // Whoever stops the server has drained it before.
    forceCloseConnections: true,
  };
}

/** The API as tests and production run it, ready to listen. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config, pool, clock } = deps;
  const budgets = { ...defaultBudgets, ...deps.budgets };
  const spending = deps.spending ?? countSpending();
  const callers = knownCallers();
  const limited = limitConnections({ budgets, spending, callers, isProxy: isProxyOf(config.trustProxy ?? []) });
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
  // Before `input`: what it reads is then normalized and validated like any body.
  await app.register(uploads);
  await app.register(enclosed);
  // Before `input` too: what a route then says of its query is what is validated.
  await app.register(dialects);
  await app.register(input);
  await app.register(output, { check: deps.checkAnswers ?? false });
  await app.register(security);
  await app.register(identity);
  await app.register(guessing);
  await app.register(flood);
  // After what counts requests, so that such are counted too; before all that has routes.
  await app.register(paths);
  // Before `access`, which refuses routes that do not say who may call them: it speaks for a plugin's pages.
  await app.register(documentation);
  await app.register(access);
  await app.register(clientScope);
  await app.register(once);
  for (const routes of await routeModules()) await app.register(routes);
  await app.register(consolePages, deps.consoleRoot === undefined ? {} : { root: deps.consoleRoot });
  await app.ready();
  return app;
}
