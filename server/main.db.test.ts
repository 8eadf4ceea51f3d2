import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../tests/support/database.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
let database: TestDatabase;
let running: Program;
let port: string;

/** A process that runs the server, and what it has printed. */
interface Program {
  child: ChildProcess;
  output(): string;
  exited: Promise<number | null>;
}

function run(environment: Record<string, string>): Program {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, ...environment } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => output, exited };
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(free);
}

const environment = () => ({ DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(32), DEMO: '1', PORT: port });

beforeAll(async () => {
  database = await testDatabase();
  port = await freePort();
  running = run(environment());
  await vi.waitUntil(() => running.output().includes('ready'), { timeout: 50_000 });
});

afterAll(async () => {
  running.child.kill('SIGKILL');
  await database.drop();
});

test('it says where it is, how to get in, and last that it is ready', () => {
  const output = running.output();
  expect(output).toContain(`Ultramar is at http://localhost:${port}`);
  expect(output).toContain('ana@acme.test');
  expect(output.trimEnd().split('\n').at(-1)).toBe(`ready http://localhost:${port}`);
});

test('it answers, and one of the demo users can sign in', async () => {
  const login = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@acme.test', password: 'ultramar-demo' }),
  });
  expect(login.status).toBe(200);
});

test('a second one on the same port says so and ends', async () => {
  const second = run(environment());
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`Port ${port} is taken by another program. Stop it, or set PORT.`);
});

test('a configuration that cannot be is refused before anything starts', async () => {
  const wrong = run({ ...environment(), PORT: 'x', CLOCK: 'soon' });
  expect(await wrong.exited).toBe(1);
  expect(wrong.output()).toMatch(/^The configuration cannot be used:\n {2}PORT must be .*\n {2}CLOCK must be .*\n$/);
});

test('a database that cannot be reached ends it with the reason', async () => {
  const lost = run({ ...environment(), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await lost.exited).toBe(1);
  expect(lost.output()).toContain('ECONNREFUSED');
});

test('SIGTERM ends it in order', async () => {
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
  expect(running.output()).toContain('SIGTERM: finishing what is under way');
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
});
