import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { seedIdentity, users } from '../../tests/support/identity.ts';
import { freePort, runServer } from '../../tests/support/program.ts';

/** A database with an expired refresh token. */
async function withExpired(): Promise<TestDatabase> {
  const database = await openDatabase();
  onTestFinished(() => database.drop());
  const identity = await seedIdentity(database.ownerPool);
  await database.ownerPool.query(
    `with opened as (insert into sessions (user_uuid) values ($1) returning uuid)
     insert into refresh_tokens (hash, session_uuid, expires_at) select sha256(''), uuid, now() - interval '1 day' from opened`,
    [identity.users[users.ana.email]],
  );
  return database;
}

const scheduled = [
  'addUpDays',
  'askGateways',
  'clearExpired',
  'clearImports',
  'convertPictures',
  'exportData',
  'followQuotes',
  'issueDue',
  'runImports',
  'sendMails',
  'sendMonths',
  'sendNotices',
  'sendReminders',
  'skipPaused',
];

/** Returns the number of tokens, and the scheduled jobs. */
async function remaining({ ownerPool }: TestDatabase) {
  const { rows: tokens } = await ownerPool.query('select from refresh_tokens');
  const { rows: jobs } = await ownerPool.query<{ name: string }>('select name from pgboss.schedule order by name');
  return { tokens: tokens.length, jobs: jobs.map(({ name }) => name) };
}

/** Starts the program in a role. */
async function start(database: TestDatabase, role: string) {
  const [port, metrics] = [await freePort(), await freePort()];
  const program = runServer({
    ROLE: role,
    DATABASE_URL: database.url,
    SECRET_KEY: 'k'.repeat(32),
    PORT: port,
    METRICS_PORT: metrics,
  });
  onTestFinished(() => void program.child.kill('SIGKILL'));
  await program.ready();
  const get = async (on: string, path: string) => (await fetch(`http://127.0.0.1:${on}${path}`)).text();
  return {
    health: () => get(port, '/health/live'),
    metrics: () => get(metrics, '/metrics'),
    lastLine: () => program.output().trimEnd().split('\n').at(-1),
    port,
    async stop() {
      program.child.kill('SIGTERM');
      return program.exited;
    },
  };
}

test('a worker does the jobs and answers nobody but who reads its metrics', async () => {
  const database = await withExpired();
  const worker = await start(database, 'worker');
  expect(worker.lastLine()).toBe('ready worker');
  await expect.poll(() => remaining(database)).toEqual({ tokens: 0, jobs: scheduled });
  await expect(worker.health()).rejects.toThrow('fetch failed');
  expect(await worker.metrics()).toContain('database_connections{state="open"}');
  expect(await worker.stop()).toBe(0);
});

test('an API answers and does no job, nor keeps the ticks of any', async () => {
  const database = await withExpired();
  const api = await start(database, 'api');
  expect(api.lastLine()).toBe(`ready http://localhost:${api.port}`);
  expect(await api.health()).toContain('ok');
  // Started work would be finished now.
  expect(await api.stop()).toBe(0);
  expect(await remaining(database)).toEqual({ tokens: 1, jobs: [] });
});

test('by itself it does both', async () => {
  const database = await withExpired();
  const all = await start(database, '');
  expect(await all.health()).toContain('ok');
  await expect.poll(() => remaining(database)).toEqual({ tokens: 0, jobs: scheduled });
  expect(await all.stop()).toBe(0);
});

test('a worker whose database lacks what it needs says so and ends', async () => {
  const database = await withExpired();
  await database.ownerPool.query('drop schema pgboss cascade');
  const worker = runServer({ ROLE: 'worker', DATABASE_URL: database.url, SECRET_KEY: 'k'.repeat(32) });
  expect(await worker.exited).toBe(1);
  expect(worker.output()).toContain('The database lacks the tables of pg-boss. Set DATABASE_OWNER_URL, or run:');
});
