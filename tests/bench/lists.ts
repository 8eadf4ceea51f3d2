import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { hashPassword } from '../../server/auth/passwords.ts';
import { systemClock } from '../../server/clock.ts';
import { startCluster } from '../../server/db/cluster.ts';
import { loadBulk } from '../../server/db/demo/bulk.ts';
import { migrate } from '../../server/db/migrate.ts';
import { openOwnerPool, openPool } from '../../server/db/pool.ts';
import { startDocuments } from '../../server/documents/render.ts';
import { bareServer, type Bare } from './bare.ts';

/**
 * `node tests/bench/lists.ts --invoices 1000000 --depth 100000`: requests a second of the invoice list and of one invoice,
 * signed in and under row-level security, each beside a bare handler around one query that does the same.
 * Only the ratios of one run mean anything: the load, the server and the database share the machine. The largest
 * tenant has three in ten of the invoices: they have to be more than the page at that depth leaves behind.
 */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '50000' },
    depth: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
  },
});
const connections = 64;
const rounds = 3;
const depth = Number(options.depth);
const invoicesUrl = '/api/v2/invoice/invoices-single';
const account = { email: 'bench@load.test', password: 'bench' };

const home = await mkdtemp(join(tmpdir(), 'ultramar-bench-'));
const cluster = await startCluster({ home, fast: true, say: () => undefined, onLost: console.error });
const owner = openOwnerPool(cluster.ownerUrl());
const pool = openPool(cluster.url());
const documents = startDocuments();
try {
  await migrate(cluster.ownerUrl());
  await loadBulk(owner, Number(options.invoices), () => undefined);
  await addUser();
  const { tenant, invoice } = await deepInvoice();
  const config = {
    host: '127.0.0.1',
    apiHost: 'localhost',
    apiProtocol: 'http',
    secretKey: 'a secret of this run only, 32 bytes',
  } as const;
  const app = await buildApp({ config, pool, clock: systemClock, documents });
  const bare = bareServer(cluster.ownerUrl(), { tenant, invoice, depth });
  await compareAll(app, bare, invoice);
  await Promise.all([app.close(), bare.close()]);
} finally {
  await Promise.all([documents.close(), pool.end(), owner.end()]);
  await cluster.stop();
  await rm(home, { recursive: true, force: true });
}

async function addUser(): Promise<void> {
  await owner.query(
    `with added as (insert into users (name, email, type, password_hash) values ('Bench', $1, 'COMPANY', $2) returning uuid)
     insert into user_references (user_uuid, kind, value) select uuid, 'tenant', 'load-001' from added`,
    [account.email, await hashPassword(account.password)],
  );
}

/** The largest tenant and the last of its invoices before the page at that depth. */
async function deepInvoice(): Promise<{ tenant: string; invoice: string }> {
  const { rows } = await owner.query<{ tenant: string; invoice: string }>(
    `select t.id as tenant, i.uuid as invoice from tenants t join invoices i on i.tenant_id = t.id
     where t.slug = 'load-001' order by i.created_at desc, i.uuid desc limit 1 offset $1`,
    [depth - 1],
  );
  if (!rows[0]) throw new Error('Too few invoices were loaded for that depth');
  return rows[0];
}

async function compareAll(app: FastifyInstance, bare: FastifyInstance, invoice: string): Promise<void> {
  const [ours, ceiling] = await Promise.all([app, bare].map((server) => server.listen({ port: 0, host: '127.0.0.1' })));
  const authorization = `Bearer ${await signIn(app)}`;
  const compared: [name: string, path: string, beside: Bare][] = [
    ['list of 10 rows, without its count', `${invoicesUrl}?count=false`, 'list'],
    ['list of 10 rows with its count', invoicesUrl, 'countedList'],
    ['list of a status with its count', `${invoicesUrl}?status=billed`, 'countedStatus'],
    [`page read on behind ${depth} others, beside the first`, `${invoicesUrl}?after=${invoice}`, 'countedList'],
    [`page at offset ${depth}`, `${invoicesUrl}?page=${1 + depth / 10}`, 'offset'],
    ['search, without its count', `${invoicesUrl}?search=harb&count=false`, 'search'],
    ['search with its count', `${invoicesUrl}?search=harb`, 'countedSearch'],
    ['one invoice with its lines', `${invoicesUrl}/${invoice}`, 'one'],
  ];
  for (const [name, path, beside] of compared) {
    const taken: { reached: number; most: number; ratio: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const most = await rate(`${ceiling}/${beside}`);
      const reached = await rate(`${ours}${path}`, { authorization });
      taken.push({ reached, most, ratio: reached / most });
    }
    const { reached, most, ratio } = median(taken);
    console.log(`${name}: ${reached}/s, bare ${most}/s, ratio ${ratio.toFixed(2)}`);
  }
}

/** The middle one by ratio: what else the machine does spoils single rounds. */
function median<Round extends { ratio: number }>(taken: readonly Round[]): Round {
  const middle = taken.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(taken.length / 2)];
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

async function signIn(app: FastifyInstance): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/login', payload: account });
  return answer.json<{ access_token: string }>().access_token;
}

/** Requests a second over some seconds. */
async function rate(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await autocannon({ url, headers, connections, workers: 1, duration: Number(options.seconds) });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return Math.round(result.requests.average);
}
