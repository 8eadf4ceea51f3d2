import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { datesOfToday } from '../support/dates.ts';
import { testDatabase } from '../support/database.ts';
import { freePort, runServer, type Program } from '../support/program.ts';

const invoicesUrl = '/api/v2/invoice/invoices-single';

interface Invoice {
  uuid: string;
  number: number;
}

const database = await testDatabase({ places: true });
const port = await freePort();
const settings = {
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  SECRET_KEY: 'k'.repeat(32),
  DEMO: '1',
  PORT: port,
};
const credentials = { email: 'ana@acme.test', password: 'ultramar-demo' };

let server: Program;
let token: string;

beforeAll(async () => {
  await start();
  token = (await call<{ access_token: string }>('POST', '/api/v1/auth/login', credentials)).access_token;
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.exited;
});

function start(): Promise<void> {
  server = runServer(settings);
  return server.ready();
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

/** An invoice like one of the demo's own, billed immediately. */
async function newInvoice(): Promise<object> {
  const { results } = await call<{ results: Invoice[] }>('GET', `${invoicesUrl}?status=draft&per_page=1`);
  const draft = await call<object>('GET', `${invoicesUrl}/${results[0]?.uuid}`);
  return { ...draft, ...datesOfToday(), is_draft: false, confirm_scenarios: true };
}

test('a server killed during 120 invoices loses none that it acknowledged, and a repeated request duplicates none', async () => {
  const invoice = await newInvoice();
  const keys = Array.from({ length: 120 }, () => randomUUID());
  const create = (key: string) =>
    call<Invoice>('POST', `${invoicesUrl}/create`, { ...invoice, company_number: key }, key);

  const acknowledged = new Map<string, Invoice>();
  const waiting = keys.values();
  const untilKilled = Array.from({ length: 16 }, async () => {
    for (const key of waiting) {
      acknowledged.set(key, await create(key));
      if (acknowledged.size === 20) server.child.kill('SIGKILL');
    }
  });
  await Promise.allSettled([...untilKilled, server.exited]);
  expect(acknowledged.size).toBeLessThan(keys.length);

  await start();
  for (const [index, repeated] of (await Promise.all(keys.map(create))).entries()) {
    const { uuid, number } = acknowledged.get(keys[index] ?? '') ?? repeated;
    expect(repeated).toMatchObject({ uuid, number });
  }

  const { rows } = await database.ownerPool.query<{ made: number; doubled: number; gaps: number; miscounted: number }>(
    `with own as (select * from invoices where tenant_id = (select id from tenants where slug = 'acme')),
       numbered as (
         select count(*) as n, count(distinct number) as apart, max(number) as last
         from own where number is not null group by own_series_uuid, number_period)
     select (select count(*) from own where company_number = any($1))::int as made,
       sum(n - apart)::int as doubled, sum(last - n)::int as gaps,
       ((select count(*) from own) -
         (select sum(c.n) from invoice_counts c where c.tenant_id = (select tenant_id from own limit 1)))::int as miscounted
     from numbered`,
    [keys],
  );
  expect(rows).toEqual([{ made: keys.length, doubled: 0, gaps: 0, miscounted: 0 }]);
});
