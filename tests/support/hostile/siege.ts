import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { datesOfToday } from '../dates.ts';
import { freePort, runServer } from '../program.ts';
import type { Orders, Outcome } from './attacker.ts';
import { neighbour, type Taken } from './neighbour.ts';
import type { Aim } from './requests.ts';

/** The result of a siege. */
export interface Siege extends Outcome {
  /** The neighbour's durations before and during it. */
  readonly quiet: readonly Taken[];
  readonly loud: readonly Taken[];
  /** The server's peak memory in bytes, if known. */
  readonly peakMemory: number | undefined;
  /** The longest stall of its event loop, in milliseconds. */
  readonly longestPause: number;
}

export interface SiegeOptions {
  readonly database: { readonly url: string; readonly ownerUrl: string };
  readonly connections: number;
  readonly milliseconds: { readonly quiet: number; readonly loud: number };
}

interface Invoice {
  readonly uuid: string;
  readonly public_hash: string;
  readonly items_invoice: readonly object[];
}

const invoices = '/api/v2/invoice/invoices-single';

/** Runs the product with 512 MB of heap on demo data, while one company attacks it and another works. */
export async function besiege({ database, connections, milliseconds }: SiegeOptions): Promise<Siege> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const server = runServer({
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    SECRET_KEY: 'k'.repeat(32),
    DEMO: '1',
    PORT: port,
    METRICS_PORT: metricsPort,
    NODE_OPTIONS: '--max-old-space-size=512',
  });
  try {
    await server.ready();
    const call = callOf(Number(port));
    const [ana, gil] = [await call.signIn('ana@acme.test'), await call.signIn('gil@globex.test')];
    const peaceful = neighbour(Number(port), ana, await call.draft(ana));
    const aim = await aimOf(call, gil);
    await peaceful.work(milliseconds.quiet / 2);
    const quiet = await peaceful.work(milliseconds.quiet);
    await longestPause(metricsPort);
    const orders = { port: Number(port), aim, connections, milliseconds: milliseconds.loud };
    const [outcome, loud] = await Promise.all([attack(orders), peaceful.work(milliseconds.loud)]);
    peaceful.close();
    const peakMemory = await peakMemoryOf(server.child.pid);
    return { ...outcome, quiet, loud, peakMemory, longestPause: await longestPause(metricsPort) };
  } catch (cause) {
    throw new Error(`The siege could not be carried on:\n${server.output().slice(-3_000)}`, { cause });
  } finally {
    server.child.kill('SIGTERM');
    await server.exited;
  }
}

function attack(orders: Orders): Promise<Outcome> {
  const worker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: orders });
  return new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
}

/** The contract, and a billed invoice of a thousand lines with a public link. */
async function aimOf(call: ReturnType<typeof callOf>, token: string): Promise<Aim> {
  const { paths } = await call.json<Pick<Aim, 'paths'>>('GET', '/api/openapi.json', token);
  const draft = await call.draft(token);
  const items_invoice = Array.from({ length: 1_000 }, () => draft.items_invoice[0] ?? {});
  const largest = { ...draft, ...datesOfToday(), items_invoice, is_draft: false, confirm_scenarios: true };
  const { uuid, public_hash: hash } = await call.json<Invoice>('POST', `${invoices}/create`, token, largest);
  return { paths, token, hash, invoice: uuid, largest };
}

function callOf(port: number) {
  async function json<Answer>(method: string, path: string, token = '', body?: object): Promise<Answer> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }
  return {
    json,
    async signIn(email: string): Promise<string> {
      const account = { email, password: 'ultramar-demo' };
      return (await json<{ access_token: string }>('POST', '/api/v1/auth/login', '', account)).access_token;
    },
    /** A complete draft of the demo. */
    async draft(token: string): Promise<Invoice> {
      const { results } = await json<{ results: Invoice[] }>('GET', `${invoices}?status=draft&per_page=1`, token);
      return json('GET', `${invoices}/${results[0]?.uuid}`, token);
    },
  };
}

async function peakMemoryOf(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** Since the last call. */
async function longestPause(metricsPort: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds ([\d.e-]+)$/m.exec(text)?.[1];
  return Number(seconds) * 1000;
}
