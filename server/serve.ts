import type { FastifyInstance } from 'fastify';
import { announceFirstAdmin } from './announce.ts';
import { buildApp } from './app.ts';
import type { Budgets } from './budgets.ts';
import { fixedClock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { connectionsAllowed } from './connections/openFiles.ts';
import { startCluster } from './db/cluster.ts';
import { loadDemo } from './db/demo/load.ts';
import { checkLogin } from './db/login.ts';
import { checkMigrations } from './db/migrate.ts';
import { openPool } from './db/pool.ts';
import { prepareDatabase } from './db/prepare.ts';
import { startDocuments } from './documents/render.ts';
import { terminal } from './logLines.ts';
import { offerFirstAdmin } from './usecases/auth/firstAdmin.ts';

/** The product, answering requests. */
export interface Running {
  /** Lets the requests under way finish, then closes everything. */
  stop(): Promise<void>;
}

/** How long requests under way may take to finish when the server stops. */
const drainMs = 10_000;

/**
 * Starts all there is: the database (unless one is given), its schema, and the server that listens.
 * `say` hears what an operator should know; `onLost` is called when the embedded database is gone for good.
 * What was started is stopped again when a later step fails.
 */
export async function serve(
  config: Config,
  say: (line: string) => void,
  onLost: (error: unknown) => void,
): Promise<Running> {
  const closing: (() => Promise<void>)[] = [];
  const stop = async () => {
    // What cannot be closed must not keep the rest open.
    const failed: unknown[] = [];
    for (const close of closing.toReversed()) await close().catch((error) => failed.push(error));
    if (failed.length > 0) throw failed[0];
  };
  try {
    const { url, ownerUrl } = await database(config, say, onLost, closing);
    if (ownerUrl !== undefined) await prepareDatabase(ownerUrl, say);
    const pool = openPool(url, config.budgets);
    closing.push(() => pool.end());
    await checkLogin(pool);
    await checkMigrations(pool);
    const clock = config.clock ? fixedClock(config.clock) : systemClock;
    if (config.demo && ownerUrl !== undefined && (await loadDemo(ownerUrl, clock.now()))) {
      say('Database: demo data loaded');
    }
    const logger = { level: config.logLevel, ...(!config.production && { stream: terminal }) };
    const documents = startDocuments({ budgets: config.budgets });
    closing.push(() => documents.close());
    const budgets = await affordable(config.budgets, say);
    const app = await buildApp({ config, pool, clock, documents, budgets, logger });
    closing.push(async () => {
      await app.connections.drain(app.server, drainMs);
      await app.close();
    });
    await listen(app, config);
    // Only now: a server that cannot listen must not replace the link of one that does.
    if (!config.demo) await offerFirstAdmin(pool, clock.now(), (token) => announceFirstAdmin(config, token, say));
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where the database is, as the login of the server and, where that is known, as its owner. */
async function database(
  { databaseUrl, databaseOwnerUrl, dataDir }: Config,
  say: (line: string) => void,
  onLost: (error: unknown) => void,
  closing: (() => Promise<void>)[],
): Promise<{ url: string; ownerUrl: string | undefined }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, ownerUrl: databaseOwnerUrl };
  const cluster = await startCluster({ home: dataDir, say, onLost });
  closing.push(() => cluster.stop());
  return { url: cluster.url(), ownerUrl: cluster.ownerUrl() };
}

/** The budgets, with no more connections than the system allows the process. */
async function affordable(budgets: Budgets, say: (line: string) => void): Promise<Budgets> {
  const connections = await connectionsAllowed(budgets.connections);
  if (connections < budgets.connections) say(`Connections: ${connections} at most, by the limit of open files`);
  return { ...budgets, connections };
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  const reasons = new Map([
    ['EADDRINUSE', `Port ${port} is taken by another program. Stop it, or set PORT.`],
    ['EACCES', `Port ${port} is not for ordinary users. Set PORT above 1023.`],
    ['EADDRNOTAVAIL', `${host} is no address of this machine. Set HOST.`],
  ]);
  try {
    await app.listen({ host, port });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const reason = reasons.get(code);
    throw reason === undefined ? cause : new Error(reason, { cause });
  }
}
