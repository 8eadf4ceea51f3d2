import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoon, openClient, requestText, type Client } from '../../server/limits/connections/wire.testing.ts';
import { testDatabase } from '../support/database.ts';
import { freePort, runServer, type Program } from '../support/program.ts';

const database = await testDatabase({ places: true });
const port = await freePort();
const settings = {
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  SECRET_KEY: 'k'.repeat(32),
  DEMO: '1',
  PORT: port,
};

let server: Program;
let token: string;

beforeAll(async () => {
  server = runServer(settings);
  await server.ready();
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@acme.test', password: 'ultramar-demo' }),
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
}, 120_000);

afterAll(async () => {
  server.child.kill('SIGKILL');
  await server.exited;
});

async function clients(count: number, first: string): Promise<Client[]> {
  const opened: Client[] = [];
  for (let n = 0; n < count; n += 1) {
    const client = await openClient(Number(port));
    client.send(first);
    opened.push(client);
  }
  return opened;
}

/** Clients that have been answered once, and may ask again. */
async function served(count: number): Promise<Client[]> {
  const opened = await clients(count, requestText('/health/live'));
  await expectSoon(() => opened.filter((client) => client.statuses().length === 1)).toHaveLength(count);
  return opened;
}

/** A request that registers a tribute. */
function registering(name: string): string {
  const body = JSON.stringify({ name });
  const headers = [
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  return ['POST /api/v2/tributes HTTP/1.1', ...headers, '', body].join('\r\n');
}

test('a server stopped with 2,000 connections answers the pending requests and ends', async () => {
  const idle = [...(await served(800)), ...(await clients(600, '')), ...(await clients(500, 'GET /health'))];
  const writers = await served(100);
  const requests = writers.map((client, index) => ({ client, text: registering(`tribute ${index}`) }));
  const [slow, ...others] = requests;

  slow?.client.send(slow.text.slice(0, -5));
  for (const { client, text } of others) client.send(text);
  server.child.kill('SIGTERM');
  await expectSoon(server.output).toContain('SIGTERM: finishing running requests and jobs');
  slow?.client.send(slow.text.slice(-5));

  expect(await server.exited).toBe(0);
  await Promise.all([...idle, ...writers].map(({ ended }) => ended));
  expect(writers.filter((client) => client.statuses().join() !== '200,201').map((client) => client.received())).toEqual(
    [],
  );
  const { rows } = await database.ownerPool.query("select name from tributes where name like 'tribute %'");
  expect(rows).toHaveLength(writers.length);
}, 120_000);
