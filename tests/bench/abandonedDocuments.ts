import { Agent, get } from 'node:http';
import { parseArgs } from 'node:util';
import { datesOfToday } from '../support/dates.ts';
import { startCluster } from '../../server/db/cluster.ts';
import { freePort, runServer } from '../support/program.ts';
import { openFolder } from '../support/folder.ts';

/**
 * `node tests/bench/abandonedDocuments.ts --rounds 10`: what a company's PDF takes while visitors ask for another
 * company's documents of 1,000 lines and hang up, 200 at once, beside what it takes alone. Nothing is asked for twice by
 * the company, so that each PDF is drawn. Load, server and database share the machine: only the ratio means anything.
 */
const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(options.rounds);
const visitors = 200;
const invoices = '/api/v2/invoice/invoices-single';

interface Invoice {
  readonly uuid: string;
  readonly public_hash: string;
  readonly items_invoice: readonly object[];
}

const { path: home, remove } = await openFolder();
const cluster = await startCluster({ home, say: () => undefined, onLost: console.error });
const port = await freePort();
const server = runServer({
  DATABASE_URL: cluster.url(),
  DATABASE_OWNER_URL: cluster.ownerUrl(),
  SECRET_KEY: 'k'.repeat(32),
  DEMO: '1',
  PORT: port,
});
try {
  await server.ready();
  const [ana, gil] = [await signIn('ana@acme.test'), await signIn('gil@globex.test')];
  const long = await Promise.all(Array.from({ length: 4 }, () => longInvoice(gil)));
  const draft = await draftOf(ana);
  const pdfAlone = async (): Promise<number> => {
    // Saved anew, it is drawn anew.
    await call('PUT', `${invoices}/${draft.uuid}/update`, ana, draft);
    const start = performance.now();
    await (await ask(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${draft.uuid}&format=pdf`, ana)).arrayBuffer();
    return performance.now() - start;
  };
  const sequence = async (burst: (n: number) => void): Promise<number[]> => {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let n = 0; n < visitors; n += 1) burst(n);
      for (const end = performance.now() + 600; performance.now() < end;) taken.push(await pdfAlone());
    }
    return taken;
  };
  await sequence(() => undefined);
  const quiet = await sequence(() => undefined);
  const loud = await sequence((n) => abandon(long[n % long.length], n));
  for (const share of [0.5, 0.9]) {
    const [alone, beside] = [quantile(quiet, share), quantile(loud, share)];
    const ratio = (beside / alone).toFixed(2);
    console.log(`p${share * 100}: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms besides, ratio ${ratio}`);
  }
} finally {
  server.child.kill('SIGTERM');
  await server.exited;
  await cluster.stop();
  await remove();
}

/** Asks for one of the forms of a document, and hangs up soon after. */
function abandon(invoice: Invoice | undefined, n: number): void {
  const form = ['&format=pdf', '', '&modal=1'][n % 3];
  const locale = ['pt', 'en', 'es'][Math.floor(n / 3) % 3];
  const query = `uuid_invoice=${invoice?.uuid}&hash=${invoice?.public_hash}&locale=${locale}${form}`;
  const asked = get({ port, path: `/api/invoiceTemplate/invoiceTemplate1?${query}`, agent: new Agent() });
  asked.on('error', () => undefined).on('response', (answer) => answer.resume());
  setTimeout(() => asked.destroy(), 100 + (n % 200));
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

/** A billed invoice of a thousand lines, like the first of a draft of the demo. */
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
