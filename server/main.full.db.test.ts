import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, testDatabase } from '../tests/support/database.ts';
import { freePort, runServer, type Program } from '../tests/support/program.ts';

const database = await testDatabase({ places: true });
const port = await freePort();
const environment = {
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  SECRET_KEY: 'k'.repeat(32),
  DEMO: '1',
  PORT: port,
};

let running: Program;
beforeAll(() => {
  running = runServer(environment);
  return running.ready();
});
afterAll(async () => {
  running.child.kill('SIGKILL');
  await running.exited;
});

test('it prints its address, the accounts, and finally that it is ready', () => {
  const output = running.output();
  expect(output).toContain(`Ultramar is at http://localhost:${port}`);
  expect(output).toContain('ana@acme.test');
  expect(output).not.toContain('first-admin');
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

test('a second one on the same port reports that and ends', async () => {
  const second = runServer(environment);
  expect(await second.exited).toBe(1);
  expect(second.output()).toContain(`Port ${port} is taken by another program. Stop it, or set PORT.`);
});

test('a configuration that cannot be is refused before anything starts', async () => {
  const wrong = runServer({ ...environment, PORT: 'x', CLOCK: 'soon' });
  expect(await wrong.exited).toBe(1);
  expect(wrong.output()).toMatch(/^The configuration cannot be used:\n {2}PORT must be .*\n {2}CLOCK must be .*\n$/);
});

test('a database that cannot be reached ends it with the reason', async () => {
  const lost = runServer({ ...environment, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await lost.exited).toBe(1);
  expect(lost.output()).toContain('does not let the server in: connect ECONNREFUSED');
});

test('a login that owns the tables is refused with what to do instead', async () => {
  const owner = runServer({ ...environment, DATABASE_URL: database.ownerUrl });
  expect(await owner.exited).toBe(1);
  expect(owner.output()).toContain('Requests would run as "ultramar", who passes row-level security by.');
});

test('SIGTERM ends it in order', async () => {
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
  expect(running.output()).toContain('SIGTERM: finishing running requests and jobs');
  await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
});

test('without the demo and without users it prints a one-time link, which makes the first administrator', async () => {
  const empty = await openDatabase({ places: true });
  onTestFinished(() => empty.drop());
  const real = {
    ...environment,
    DATABASE_URL: empty.url,
    DATABASE_OWNER_URL: empty.ownerUrl,
    DEMO: '0',
    API_HOST: 'ultramar.example',
    LOG_LEVEL: 'debug',
  };
  const start = async () => {
    const program = runServer(real);
    onTestFinished(() => void program.child.kill('SIGKILL'));
    await program.ready();
    return program;
  };
  const end = async (program: Program) => {
    program.child.kill('SIGTERM');
    await program.exited;
  };

  const first = await start();
  const [, token = ''] =
    /https:\/\/ultramar\.example\/first-admin\?token=([\w-]{43})\n[^]*ready /.exec(first.output()) ?? [];
  expect(await firstAdmin(token)).toBe(200);
  expect(await firstAdmin(token)).toBe(403);
  await end(first);
  expect(first.output()).toContain('/api/v1/auth/first-admin');
  expect(first.output().split(token)).toHaveLength(2);

  const second = await start();
  await end(second);
  expect(second.output()).not.toContain('first-admin');
}, 60_000);

async function firstAdmin(token: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/first-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Marta Reis', email: 'marta@x.test', password: 'correct horse battery' }),
  });
  return answer.status;
}
