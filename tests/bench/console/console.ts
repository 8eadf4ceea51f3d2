import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { chromium } from 'playwright';
import { build } from 'vite';
import { precompress } from '../../../build/precompress.ts';
import { buildApp } from '../../../server/start/app.ts';
import { systemClock } from '../../../server/base/clock.ts';
import { startCluster } from '../../../server/database/cluster/cluster.ts';
import { loadDemo } from '../../../server/start/demo/load.ts';
import { migrate } from '../../../server/database/schema/migrate.ts';
import { openPool } from '../../../server/database/pool/pool.ts';
import { startDocuments } from '../../../server/drawing/process/render.ts';
import { signInScripts, visit, type Visit, type Visited } from './visits.ts';
import { openFolder } from '../../support/folder.ts';
import { browserPath } from '../../support/browserPath.ts';

/**
 * `node tests/bench/console/console.ts --rounds 9`: the time until the first row of the invoice list: cold, warm and after a
 * click in the menu, compared with a bare react-admin list of the same rows from the same server and database. Only the
 * ratios of one run are meaningful: browser, server and database share the machine.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const email = 'ana@acme.test';
const measures = ['cold', 'warm', 'click'] as const;

const { path: home, remove } = await openFolder();
const ours = join(home, 'ours');
const bare = join(home, 'bare');
await build({ logLevel: 'error', build: { outDir: ours } });
await build({
  configFile: false,
  logLevel: 'error',
  root: join(import.meta.dirname, 'bareConsole'),
  plugins: [precompress()],
  build: { outDir: bare, target: 'es2023', chunkSizeWarningLimit: 1200 },
});
const cluster = await startCluster({ home, use: 'benches', say: () => undefined, onLost: console.error });
const pool = openPool(cluster.url());
const documents = startDocuments();
const apps: FastifyInstance[] = [];
try {
  await migrate(cluster.ownerUrl());
  await loadDemo(cluster.ownerUrl(), systemClock.now());
  await compare(await listen(ours), await listen(bare));
} finally {
  await Promise.all([documents.close(), ...apps.map((app) => app.close())]);
  await pool.end();
  await cluster.stop();
  await remove();
}

/** Serves a built console and the API. */
async function listen(consoleRoot: string): Promise<string> {
  const config = {
    host: '127.0.0.1',
    apiHost: 'localhost',
    apiProtocol: 'http',
    secretKey: 'a secret of this run only, 32 bytes',
  } as const;
  const app = await buildApp({ config, pool, clock: systemClock, documents, consoleRoot });
  apps.push(app);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return address.replace('127.0.0.1', 'localhost');
}

async function compare(oursAt: string, bareAt: string): Promise<void> {
  const executablePath = browserPath();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const rows = await someRows(oursAt);
  const first: Visited = { ...rows, address: oursAt, email, list: '/company/invoices', elsewhere: '/company/items' };
  const second: Visited = { ...rows, address: bareAt, email, list: '#/invoices', elsewhere: '/#/items' };
  const taken: { ours: Visit; bare: Visit }[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    taken.push({ ours: await visit(browser, first), bare: await visit(browser, second) });
  }
  for (const measure of measures) {
    const mine = median(taken.map((round) => round.ours[measure]));
    const theirs = median(taken.map((round) => round.bare[measure]));
    console.log(`${measure}: ${mine.toFixed(0)} ms, bare ${theirs.toFixed(0)} ms, ratio ${(mine / theirs).toFixed(2)}`);
  }
  const list = [await weigh(ours, taken[0]?.ours.scripts), await weigh(bare, taken[0]?.bare.scripts)];
  console.log(`scripts of the list: ${list[0]} kB gzip, bare ${list[1]} kB`);
  const weights = [taken[0]?.ours.rows, taken[0]?.bare.rows].map(
    (of) => `${kB(of?.whole)} kB, ${kB(of?.sent)} kB as sent`,
  );
  console.log(`rows of the list: ${weights.join('; bare ')}`);
  console.log(`scripts of sign-in: ${await weigh(ours, await signInScripts(browser, oursAt))} kB gzip`);
  await browser.close();
}

/** The texts of the first rows of both lists. */
async function someRows(address: string): Promise<Pick<Visited, 'row' | 'elsewhereRow'>> {
  const login = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'ultramar-demo' }),
  });
  const { access_token: token }: { access_token: string } = await login.json();
  const first = async (path: string): Promise<{ description: string; service_buyer: { name: string } }> => {
    const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()).results[0];
  };
  const invoice = await first('/api/v2/invoice/invoices-single?page=1&per_page=10');
  const item = await first('/api/v2/invoice/items?page=1&per_page=10');
  return { row: invoice.service_buyer.name, elsewhereRow: item.description };
}

/** Returns the compressed size of the scripts of a visit, read from the disk. */
async function weigh(root: string, scripts: readonly string[] = []): Promise<string> {
  const sizes = scripts.map(async (url) => {
    const path = join(root, new URL(url).pathname);
    return (await readFile(existsSync(`${path}.gz`) ? `${path}.gz` : path)).length;
  });
  return ((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000).toFixed(0);
}

function kB(bytes = 0): string {
  return (bytes / 1000).toFixed(1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
