import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { datesOfToday } from '../../support/dates.ts';
import { startCluster } from '../../../server/database/cluster/cluster.ts';
import { processorTimeOf } from '../../support/processorTime.ts';
import { freePort, runServer } from '../../support/program.ts';
import { openFolder } from '../../support/folder.ts';
import type { Burst } from './abandoning.ts';

/**
 * `node tests/bench/documents/abandonedDocuments.ts --rounds 12`: compares the latency of a company's PDFs alone and while 200
 * concurrent visitors request another company's documents of 1,000 lines and disconnect; the rounds alternate. The
 * server renders every document again; with `--kept` it caches rendered documents. Load, server and database share the
 * machine: only ratios and processor time are meaningful.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '12' }, kept: { type: 'boolean', default: false } },
});
// The rate limit is 6,000 requests a minute for each address.
const rounds = Math.min(Number(options.rounds), 25);
const roundMs = 600;
const invoices = '/api/v2/invoice/invoices-single';

interface Invoice {
  readonly uuid: string;
  readonly public_hash: string;
  readonly items_invoice: readonly object[];
}

const { path: home, remove } = await openFolder();
const cluster = await startCluster({ home, say: () => undefined, onLost: console.error });
const [port, metricsPort] = [await freePort(), await freePort()];
const server = runServer({
  DATABASE_URL: cluster.url(),
  DATABASE_OWNER_URL: cluster.ownerUrl(),
  SECRET_KEY: 'k'.repeat(32),
  DEMO: '1',
  PORT: port,
  METRICS_PORT: metricsPort,
  ...(!options.kept && { BUDGET_DOCUMENT_CACHE_BYTES: '1' }),
});
const visitors = fork(join(import.meta.dirname, 'abandoning.ts'));
try {
  await server.ready();
  const [ana, gil] = [await signIn('ana@acme.test'), await signIn('gil@globex.test')];
  const long = await Promise.all(Array.from({ length: 4 }, () => longInvoice(gil)));
  const documents = long.map(({ uuid, public_hash: hash }) => `uuid_invoice=${uuid}&hash=${hash}`);
  const burst: Burst = { port, visitors: 200, documents };
  const draft = await draftOf(ana);
  const pdf = async (): Promise<number> => {
    // Saving invalidates the cached PDF.
    await call('PUT', `${invoices}/${draft.uuid}/update`, ana, draft);
    const start = performance.now();
    await (await ask(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${draft.uuid}&format=pdf`, ana)).arrayBuffer();
    return performance.now() - start;
  };
  const round = async (isLoud: boolean): Promise<number[]> => {
    if (isLoud) visitors.send(burst);
    const taken: number[] = [];
    for (const end = performance.now() + roundMs; performance.now() < end;) taken.push(await pdf());
    return taken;
  };
  const quiet = series(round, false);
  const loud = series(round, true);
  for (let n = 0; n < 2; n += 1) for (const one of [quiet, loud]) await one.run({ isWarmUp: true });
  for (let n = 0; n < rounds; n += 1) for (const one of [quiet, loud]) await one.run({ isWarmUp: false });
  for (const share of [0.5, 0.9, 0.99]) {
    const [alone, beside] = [quantile(quiet.taken, share), quantile(loud.taken, share)];
    const ratio = (beside / alone).toFixed(2);
    console.log(`p${share * 100}: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms under load, ratio ${ratio}`);
  }
  quiet.report('alone');
  loud.report('under load');
} finally {
  visitors.kill();
  server.child.kill('SIGTERM');
  await server.exited;
  await cluster.stop();
  await remove();
}

/**
 * Processor time (ms) of server, rendering and database, longest event loop stall (ms) and started renderings of a set
 * of rounds.
 */
interface Used {
  server: number;
  drawing: number;
  database: number;
  stall: number;
  readonly drawings: Record<string, number>;
}

/** Rounds of one kind: the latencies of their PDFs and their total resource usage. */
function series(round: (isLoud: boolean) => Promise<number[]>, isLoud: boolean) {
  const taken: number[] = [];
  const used: Used = { server: 0, drawing: 0, database: 0, stall: 0, drawings: {} };
  let counted = 0;
  return {
    taken,
    async run({ isWarmUp }: { isWarmUp: boolean }): Promise<void> {
      const before = await measure();
      const times = await round(isLoud);
      // Renderings for disconnected visitors count until they end, and the next round starts with an idle server.
      await atRest();
      const after = await measure();
      if (isWarmUp) return;
      counted += 1;
      taken.push(...times);
      for (const who of ['server', 'drawing', 'database'] as const) used[who] += after[who] - before[who];
      used.stall = Math.max(used.stall, after.stall);
      for (const [outcome, count] of Object.entries(after.drawings)) {
        used.drawings[outcome] = (used.drawings[outcome] ?? 0) + count - (before.drawings[outcome] ?? 0);
      }
    },
    report(name: string): void {
      const times = (['server', 'drawing', 'database'] as const).map(
        (who) => `${who} ${Math.round(used[who] / counted)} ms`,
      );
      const drawings = Object.entries(used.drawings).map(([outcome, count]) => `${count} ${outcome}`);
      console.log(`${name}, a round: ${(taken.length / counted).toFixed(1)} PDFs, processor: ${times.join(', ')}`);
      console.log(`${name}, ${counted} rounds: drawings ${drawings.join(', ')}; longest stall ${used.stall} ms`);
    },
  };
}

/** Resolves once the server and its rendering processes have been idle for three checks in a row. */
async function atRest(): Promise<void> {
  for (let before = Number.NaN, quiet = 0; quiet < 3;) {
    await sleep(100);
    const { own, children } = processorTimeOf(server.child.pid ?? 0);
    quiet = own + children - before <= 10 ? quiet + 1 : 0;
    before = own + children;
  }
}

async function measure(): Promise<Used> {
  const { own, children } = processorTimeOf(server.child.pid ?? 0);
  const postmaster = Number(readFileSync(join(home, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
  const database = processorTimeOf(postmaster);
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
  const stall = Math.round(1000 * Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1]));
  const counts = metrics.matchAll(/^document_drawings_total\{outcome="(\w+)"\} (\d+)$/gm);
  const drawings = Object.fromEntries([...counts].map(([, outcome = '', count]) => [outcome, Number(count)]));
  return { server: own, drawing: children, database: database.own + database.children, stall, drawings };
}

function quantile(all: readonly number[], share: number): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN;
}

async function ask(path: string, token: string, method = 'GET', body?: object): Promise<Response> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function call<Answer>(method: string, path: string, token: string, body?: object): Promise<Answer> {
  return (await ask(path, token, method, body)).json() as Promise<Answer>;
}

async function signIn(email: string): Promise<string> {
  const account = { email, password: 'ultramar-demo' };
  return (await call<{ access_token: string }>('POST', '/api/v1/auth/login', '', account)).access_token;
}

async function draftOf(token: string): Promise<Invoice> {
  const { results } = await call<{ results: Invoice[] }>('GET', `${invoices}?status=draft&per_page=1`, token);
  return call('GET', `${invoices}/${results[0]?.uuid}`, token);
}

/** A billed invoice of 1,000 lines, each a copy of the first line of a draft in the demo. */
async function longInvoice(token: string): Promise<Invoice> {
  const draft = await draftOf(token);
  const items_invoice = Array.from({ length: 1_000 }, () => draft.items_invoice[0] ?? {});
  return call('POST', `${invoices}/create`, token, {
    ...draft,
    ...datesOfToday(),
    items_invoice,
    is_draft: false,
    confirm_scenarios: true,
  });
}
