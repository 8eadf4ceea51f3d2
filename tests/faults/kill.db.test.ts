import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../support/database.ts';

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const invoicesUrl = '/api/v2/invoice/invoices-single';

interface Invoice {
  uuid: string;
  number: number;
}

let database: TestDatabase;
let server: ChildProcess;
let port: number;
let token: string;

beforeAll(async () => {
  database = await testDatabase();
  port = await freePort();
  await start();
  token = (await call<{ access_token: string }>('POST', '/api/v1/auth/login', { email, password })).access_token;
});

afterAll(async () => {
  server.kill('SIGKILL');
  await once(server, 'exit');
  await database.drop();
});

const email = 'ana@acme.test';
const password = 'ultramar-demo';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: free } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return free;
}

async function start(): Promise<void> {
  const settings = { DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(32), DEMO: '1', PORT: String(port) };
  server = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...settings } });
  let output = '';
  server.stdout?.on('data', (text) => (output += text));
  await vi.waitUntil(() => output.includes('ready'), { timeout: 25_000 });
}

async function call<Answer>(method: string, path: string, body?: object, key?: string): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text);
}

/** An invoice like one of the demo's own, billed at once. */
async function newInvoice(): Promise<object> {
  const { results } = await call<{ results: Invoice[] }>('GET', `${invoicesUrl}?status=draft&per_page=1`);
  const draft = await call<object>('GET', `${invoicesUrl}/${results[0]?.uuid}`);
  return { ...draft, is_draft: false, created: '2099-01-01', due_date: '2099-02-01' };
}

test('a server killed amid 120 invoices loses none that it acknowledged, and a repeated request doubles none', async () => {
  const invoice = await newInvoice();
  const keys = Array.from({ length: 120 }, () => randomUUID());
  const create = (key: string) =>
    call<Invoice>('POST', `${invoicesUrl}/create`, { ...invoice, company_number: key }, key);

  const acknowledged = new Map<string, Invoice>();
  const untilKilled = keys.map(async (key) => {
    acknowledged.set(key, await create(key));
    if (acknowledged.size === 20) server.kill('SIGKILL');
  });
  await Promise.allSettled([...untilKilled, once(server, 'exit')]);
  expect(acknowledged.size).toBeLessThan(keys.length);

  await start();
  for (const [index, repeated] of (await Promise.all(keys.map(create))).entries()) {
    const { uuid, number } = acknowledged.get(keys[index] ?? '') ?? repeated;
    expect(repeated).toMatchObject({ uuid, number });
  }

  const { rows } = await database.ownerPool.query<{ made: number; doubled: number; gaps: number; miscounted: number }>(
    `select count(*) filter (where company_number = any($1))::int as made,
       (count(number) - count(distinct number))::int as doubled, (max(number) - count(number))::int as gaps,
       (count(*) - (select sum(n) from invoice_counts c where c.tenant_id = i.tenant_id))::int as miscounted
     from invoices i where tenant_id = (select id from tenants where slug = 'acme') group by tenant_id`,
    [keys],
  );
  expect(rows).toEqual([{ made: keys.length, doubled: 0, gaps: 0, miscounted: 0 }]);
}, 60_000);
