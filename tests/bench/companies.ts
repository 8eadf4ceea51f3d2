import type { Pool } from 'pg';
import { hashPassword } from '../../server/identity/passwords/passwords.ts';
import { startCluster } from '../../server/database/cluster/cluster.ts';
import { loadTenant } from '../../server/start/demo/bulk/bulk.ts';
import { migrate } from '../../server/database/schema/migrate.ts';
import { openOwnerPool } from '../../server/database/pool/pool.ts';
import { openFolder } from '../support/folder.ts';
import { freePort, runServer } from '../support/program.ts';

const password = 'bench';

export interface CompaniesOptions {
  readonly companies: number;
  /** Number of invoices of each company. */
  readonly invoices: number;
  /** Node options for the server. */
  readonly nodeOptions?: string;
}

/** Companies on one server, which runs in a separate process with its database. */
export interface Companies {
  readonly port: number;
  /** An access token for each company. */
  readonly tokens: readonly string[];
  /** The hash of the public link of an invoice of the last company. */
  readonly hash: string;
  readonly owner: Pool;
  /** Returns the longest stall of the server's event loop since the last call, in milliseconds. */
  longestStall(): Promise<number>;
  /** Returns everything that the server has printed. */
  output(): string;
}

/** Starts a server with companies, runs the measurement, and removes both. */
export async function onCompanies(
  { companies, invoices, nodeOptions }: CompaniesOptions,
  measure: (on: Companies) => Promise<void>,
): Promise<void> {
  const { path: home, remove } = await openFolder();
  const cluster = await startCluster({ home, use: 'benches', say: () => undefined, onLost: console.error });
  const owner = openOwnerPool(cluster.ownerUrl());
  const [port, metricsPort] = [await freePort(), await freePort()];
  try {
    await migrate(cluster.ownerUrl());
    const slugs = Array.from({ length: companies }, (_, n) => `company-${n + 1}`);
    for (const slug of slugs) await addCompany(owner, slug, invoices);
    await owner.query('vacuum (analyze)');
    const server = runServer({
      DATABASE_URL: cluster.url(),
      DATABASE_OWNER_URL: cluster.ownerUrl(),
      SECRET_KEY: 'k'.repeat(32),
      DEMO: '1',
      PORT: port,
      METRICS_PORT: metricsPort,
      NODE_OPTIONS: nodeOptions,
    });
    try {
      await server.ready();
      const tokens: string[] = [];
      for (const slug of slugs) tokens.push(await signIn(port, slug));
      await measure({
        port: Number(port),
        tokens,
        hash: await linkOf(owner, slugs.at(-1) ?? ''),
        owner,
        longestStall: () => longestStall(metricsPort),
        output: server.output,
      });
    } finally {
      server.child.kill('SIGTERM');
      await server.exited;
    }
  } finally {
    await owner.end();
    await cluster.stop();
    await remove();
  }
}

async function addCompany(owner: Pool, slug: string, invoices: number): Promise<void> {
  await loadTenant(owner, slug, invoices);
  await owner.query(
    `with added as (insert into users (name, email, type, password_hash) values ('Bench', $1, 'COMPANY', $2) returning uuid)
     insert into user_references (user_uuid, kind, value) select uuid, 'tenant', $3 from added`,
    [emailOf(slug), await hashPassword(password), slug],
  );
}

const emailOf = (slug: string): string => `${slug}@bench.test`;

async function signIn(port: string, slug: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(slug), password }),
  });
  if (!answer.ok) throw new Error(`${slug} cannot sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

async function linkOf(owner: Pool, slug: string): Promise<string> {
  const { rows } = await owner.query<{ hash: string }>(
    `select i.public_hash as hash from invoices i join tenants t on t.id = i.tenant_id
     where t.slug = $1 and i.status = 'billed' limit 1`,
    [slug],
  );
  if (!rows[0]) throw new Error(`${slug} has no billed invoice`);
  return rows[0].hash;
}

async function longestStall(metricsPort: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)$/m.exec(text)?.[1]) * 1_000;
}
