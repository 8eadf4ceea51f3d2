import autocannon, { type Options } from 'autocannon';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { buildApp } from '../../server/start/app.ts';
import { hashPassword } from '../../server/identity/passwords/passwords.ts';
import type { Budgets } from '../../server/limits/budgets.ts';
import { systemClock } from '../../server/base/clock.ts';
import { startCluster } from '../../server/database/cluster/cluster.ts';
import { openOwnerPool, openPool } from '../../server/database/pool/pool.ts';
import { startDocuments } from '../../server/drawing/process/render.ts';
import { stopBare } from './bare.ts';
import { sendEach, type Once } from './eachOnce.ts';
import { loadedHome } from './lists/loadedHome.ts';
import { countProcessor, type Taken } from './processor.ts';

const connections = 64;
export const rounds = 3;
const account = { email: 'bench@load.test', password: 'bench' };

/** Rate limits are off, because the complete load comes from one address and one account. */
const unbounded = {
  requestsPerMinutePerAddress: 10_000_000,
  requestsPerMinutePerAccount: 10_000_000,
  requestsPerMinutePerTenant: 10_000_000,
};

/** A server over a loaded database. */
export interface Installation {
  readonly app: FastifyInstance;
  /** The same server without response caches: it reads every answer from the database. */
  readonly forgetful: FastifyInstance;
  readonly owner: Pool;
  /** The database URL of the owner. */
  readonly url: string;
  /** The database URL of the server's login. */
  readonly serverUrl: string;
}

/** Loads an installation with a number of invoices, runs the measurement, and removes it. */
export async function onInstallation(invoices: number, measure: (on: Installation) => Promise<void>): Promise<void> {
  const { path: home, remove } = await loadedHome(invoices);
  try {
    await onHome(home, measure);
  } finally {
    await remove();
  }
}

/** Runs a measurement on the installation of a data folder. */
export async function onHome(home: string, measure: (on: Installation) => Promise<void>): Promise<void> {
  const cluster = await startCluster({ home, use: 'benches', say: () => undefined, onLost: console.error });
  const url = cluster.ownerUrl();
  const owner = openOwnerPool(url);
  const pool = openPool(cluster.url());
  const documents = startDocuments();
  try {
    await addUser(owner);
    const config = {
      host: '127.0.0.1',
      apiHost: 'localhost',
      apiProtocol: 'http',
      secretKey: 'a secret of this run only, 32 bytes',
    } as const;
    const serving = (budgets: Partial<Budgets>) => buildApp({ config, pool, clock: systemClock, documents, budgets });
    const app = await serving(unbounded);
    const forgetful = await serving({ ...unbounded, answersKeptBytes: 1 });
    await measure({ app, forgetful, owner, url, serverUrl: cluster.url() });
    await Promise.all([app.close(), forgetful.close()]);
  } finally {
    await Promise.all([documents.close(), pool.end(), owner.end()]);
    await cluster.stop();
  }
}

async function addUser(owner: Pool): Promise<void> {
  await owner.query(
    `with added as (
       insert into users (name, email, type, password_hash) select 'Bench', $1, 'COMPANY', $2
       where not exists (select from users where email = $1) returning uuid
     )
     insert into user_references (user_uuid, kind, value) select uuid, 'tenant', 'load-001' from added`,
    [account.email, await hashPassword(account.password)],
  );
}

/** Returns the authorization header of a user of the largest tenant. */
export async function signedIn(app: FastifyInstance): Promise<{ authorization: string }> {
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: account });
  return { authorization: `Bearer ${answer.json<{ access_token: string }>().access_token}` };
}

/** Returns how to send a request as a user of the largest tenant. */
export async function asker(app: FastifyInstance): Promise<(url: string) => Promise<void>> {
  const headers = await signedIn(app);
  return async (url) => {
    const { statusCode, body } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(body);
  };
}

/** Returns the key of the largest tenant. */
export async function selectLargest(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ id: string }>("select id from tenants where slug = 'load-001'");
  return rows[0]?.id ?? '';
}

/** Starts the servers and returns their addresses. */
export const listening = (...servers: FastifyInstance[]): Promise<string[]> =>
  Promise.all(servers.map((server) => server.listen({ port: 0, host: '127.0.0.1' })));

export type Asked = Omit<Options, 'connections' | 'workers' | 'duration'>;

/**
 * Prints our requests per second beside those of the bare server, for the round with the median ratio of alternating
 * rounds, and the processor time of a request here and in the database, which other load on the machine does not
 * affect.
 */
export async function compare(name: string, ours: Asked, ceiling: Asked, seconds: number, owner?: Pool): Promise<void> {
  await byTurns(
    name,
    () => rate(ours, seconds, owner),
    () => rate(ceiling, seconds, owner),
  );
}

/** The same for requests that the server accepts only once: each round has its own. */
export async function compareOnce(name: string, ours: () => Once, ceiling: () => Once, owner?: Pool): Promise<void> {
  await byTurns(
    name,
    () => rateOnce(ours(), owner),
    () => rateOnce(ceiling(), owner),
  );
}

async function byTurns(name: string, ours: () => Promise<Rate>, ceiling: () => Promise<Rate>): Promise<void> {
  const taken: { reached: Rate; most: Rate; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const most = await ceiling();
    const reached = await ours();
    taken.push({ reached, most, ratio: reached.perSecond / most.perSecond });
  }
  // Sorted by ratio, because other load on the machine distorts single rounds.
  const middle = taken.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)];
  if (!middle) return;
  const { reached, most, ratio } = middle;
  console.log(`${name}: ${summary(reached)}; bare ${summary(most)}; ratio ${ratio.toFixed(2)}`);
}

interface Rate extends Taken {
  readonly perSecond: number;
}

const summary = ({ perSecond, here, database }: Rate): string =>
  `${perSecond}/s, ${here.toFixed(0)} + ${database.toFixed(0)} µs`;

async function rate(asked: Asked, duration: number, owner?: Pool): Promise<Rate> {
  return measured(owner, async () => {
    const result = await autocannon({ ...asked, connections, workers: 1, duration });
    if (result.non2xx > 0 || result.errors > 0) {
      throw new Error(`${asked.url}: ${result.non2xx} refused, ${result.errors} failed`);
    }
    return { answered: result.requests.total, perSecond: Math.round(result.requests.average) };
  }).finally(() => owner && stopBare(owner));
}

async function rateOnce(asked: Once, owner?: Pool): Promise<Rate> {
  return measured(owner, async () => {
    const seconds = await sendEach(asked);
    return { answered: asked.paths.length, perSecond: Math.round(asked.paths.length / seconds) };
  });
}

async function measured(
  owner: Pool | undefined,
  work: () => Promise<{ answered: number; perSecond: number }>,
): Promise<Rate> {
  const taken = await countProcessor(owner);
  const { answered, perSecond } = await work();
  const { here, database } = await taken();
  return { perSecond, here: here / answered, database: database / answered };
}
