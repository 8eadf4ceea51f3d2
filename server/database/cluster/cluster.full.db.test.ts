import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testSecretKey } from '../../../tests/support/database.ts';
import { openFolder } from '../../../tests/support/folder.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { publicFolder } from './folders.ts';
import { commandOf } from './process.ts';
import type { Use } from './settings.ts';
import { sealLinksBy } from '../../mail/links.ts';
import { loadDemo } from '../../start/demo/load.ts';
import { checkLogin } from '../pool/login.ts';
import { openOwnerPool, openPool } from '../pool/pool.ts';
import { prepareDatabase } from '../../start/database/prepare.ts';
import { readOnPlatform } from '../transaction.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
/** One data folder for tests that need no new one, because creating it is slow. */
let home: string;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await openFolder();
  home = await makeFolder('home');
});

/** Creates a folder that every account may enter, whatever the umask. */
async function makeFolder(name: string): Promise<string> {
  const path = join(folder.path, name);
  await publicFolder(path);
  return path;
}

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

afterAll(() => folder.remove());

async function start(at = home, use: Use = 'tests'): Promise<Cluster> {
  const cluster = await startCluster({ home: at, use });
  closing.push(() => cluster.stop());
  return cluster;
}

async function rowsOf(cluster: Cluster, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.ownerUrl() });
  await client.connect();
  try {
    const results = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

const postmaster = async () => Number((await readFile(join(home, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
const isGone = (pid: number) => vi.waitUntil(() => commandOf(pid) === undefined, { timeout: 60_000, interval: 20 });

/** Another process that starts the cluster and waits to be killed. */
async function startElsewhere(env: NodeJS.ProcessEnv = process.env, at = home): Promise<ChildProcess> {
  const module = new URL('cluster.ts', import.meta.url).href;
  const script = `const { startCluster } = await import('${module}');
    process.umask(Number(process.env.UMASK ?? 0o022));
    await startCluster({ home: process.argv[1] });
    console.log('started');
    setInterval(() => {}, 1000);`;
  const args = ['--input-type=module', '-e', script, at];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  closing.push(async () => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('written data exists after a restart', async () => {
  const first = await start();
  await rowsOf(first, 'create table kept as select 1 as n');
  await first.stop();
  expect(await rowsOf(await start(), 'select n from kept')).toEqual([{ n: 1 }]);
});

test('it speaks UTF-8 without the machine’s locale, and listens on no port', async () => {
  const cluster = await start();
  expect(await rowsOf(cluster, "select lower('ÀÉ') as low, current_setting('listen_addresses') as tcp")).toEqual([
    { low: 'àé', tcp: '' },
  ]);
});

test('two folders run side by side, also where a path is too long for a socket', async () => {
  const [one, two] = await Promise.all([start(), start(join(folder.path, 'long'.repeat(25)))]);
  await rowsOf(one, 'create table only_in_one ()');
  expect(await rowsOf(two, "select to_regclass('only_in_one') as found")).toEqual([{ found: null }]);
});

test('a second start in the same folder reports the running process and does not disturb it', async () => {
  const cluster = await start();
  await expect(start()).rejects.toThrow(`Ultramar is already running from this folder (process ${process.pid})`);
  expect(await rowsOf(cluster, 'select 1 as alive')).toEqual([{ alive: 1 }]);
});

describe('kill -9', () => {
  test('of the server: PostgreSQL ends with it', async () => {
    const server = await startElsewhere();
    const pid = await postmaster();
    server.kill('SIGKILL');
    await isGone(pid);
  });

  test('of the server where nothing ends PostgreSQL with it: the next start takes over', async () => {
    const server = await startElsewhere({ ...process.env, PATH: '/nowhere' });
    const orphan = await postmaster();
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(commandOf(orphan)).toContain(home);
    expect(await rowsOf(await start(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
    expect(commandOf(orphan)).toBeUndefined();
  });

  test('of PostgreSQL: it is started again, and nothing acknowledged is lost', async () => {
    const cluster = await start(home, 'serving');
    const pool = openOwnerPool(cluster.ownerUrl());
    closing.unshift(() => pool.end());
    await pool.query('create table entries (n int)');
    let acknowledged = 0;
    const killed = Promise.withResolvers<boolean>();
    const failed = async () => {
      for (;;) {
        await pool.query('insert into entries values ($1)', [acknowledged + 1]);
        acknowledged += 1;
        // It continues writing meanwhile.
        if (acknowledged === 20) killed.resolve(postmaster().then((pid) => process.kill(pid, 'SIGKILL')));
      }
    };
    // The error of a cut connection depends on its state; the result afterwards counts.
    await expect(failed()).rejects.toBeInstanceOf(Error);
    await killed.promise;

    const found = await vi.waitFor(() => pool.query('select count(*), max(n) from entries'), { timeout: 60_000 });
    // The write in transit may have been committed without an answer.
    expect(found.rows[0].count - acknowledged).toBeOneOf([0, 1]);
  });

  test('of both, and the number of the old process now belongs to a stranger', async () => {
    await (await start()).stop();
    await writeFile(join(home, 'postgres/postmaster.pid'), `${process.pid}\n${home}/postgres\n`);
    await writeFile(join(home, 'server.lock'), `${process.pid} 1`);
    expect(await rowsOf(await start(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  });
});

test('an initialisation cut short is begun again', async () => {
  const other = await makeFolder('unfinished');
  await mkdir(join(other, 'postgres.new/base'), { recursive: true });
  expect(await rowsOf(await start(other), 'select 1 as alive')).toEqual([{ alive: 1 }]);
});

test('a database of another version is refused', async () => {
  const other = await makeFolder('old');
  await mkdir(join(other, 'postgres'));
  await writeFile(join(other, 'postgres/PG_VERSION'), '15\n');
  await expect(start(other)).rejects.toThrow('was made by PostgreSQL 15');
});

test.runIf(process.getuid?.() === 0)(
  'as root, in a folder closed to others, the database is stored elsewhere',
  async () => {
    const closed = join(folder.path, 'private/data');
    await mkdir(closed, { recursive: true });
    await chmod(join(folder.path, 'private'), 0o700);
    const lines: string[] = [];
    const cluster = await startCluster({ home: closed, use: 'tests', say: (line) => lines.push(line) });
    const elsewhere = await readFile(join(closed, 'postgres.elsewhere'), 'utf8');
    closing.push(
      () => cluster.stop(),
      () => rm(elsewhere, { recursive: true }),
    );
    expect(elsewhere).toMatch(/^\/var\/lib\/ultramar\//);
    expect(lines).toEqual([expect.stringContaining(`The database is kept in ${elsewhere}`)]);
    expect(await rowsOf(cluster, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  },
);

test('a process with a umask that hides new files from others gets a database too', async () => {
  const kept = join(folder.path, 'kept');
  const server = await startElsewhere({ ...process.env, UMASK: String(0o077) }, kept);
  server.kill('SIGKILL');
  await once(server, 'exit');
  const cluster = await start(kept);
  expect(await rowsOf(cluster, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  const elsewhere = await readFile(join(kept, 'postgres.elsewhere'), 'utf8').catch(() => undefined);
  if (elsewhere) closing.push(() => rm(elsewhere, { recursive: true }));
});

test('an owner that is no superuser, as a hosted database gives one, prepares it and loads the demo', async () => {
  const cluster = await start();
  await rowsOf(cluster, 'create role hosted login createrole', 'create database hosted owner hosted');
  const ownerUrl = cluster.ownerUrl('hosted').replace('user=ultramar', 'user=hosted');
  await prepareDatabase(ownerUrl, () => undefined);
  // The demo mails invoices.
  sealLinksBy(testSecretKey);
  expect(await loadDemo(ownerUrl, new Date('2026-11-20T15:00:00Z'))).toBe(true);
  const pool = openPool(cluster.url('hosted'));
  const asOwner = openOwnerPool(ownerUrl);
  closing.unshift(() => Promise.all([pool.end(), asOwner.end()]).then(() => undefined));
  await checkLogin(pool);
  const counts = 'select (select count(*) from users) as users, (select count(*) from invoices) as invoices';
  expect(await readOnPlatform(pool, (db) => db.query(counts))).toEqual([{ users: 0, invoices: 0 }]);
  expect((await asOwner.query(counts)).rows).toEqual([{ users: 6, invoices: 0 }]);
  const [logged] = (
    await asOwner.query('select count(*) as users from platform_audit_log where table_name = $1', ['users'])
  ).rows;
  expect(logged).toEqual({ users: 6 });

  // The owner has the rows in its own session, not in a function that a request calls.
  await asOwner.query(
    'create function spy() returns bigint language sql security definer return (select count(*) from users)',
  );
  expect((await asOwner.query('select spy()')).rows).toEqual([{ spy: 6 }]);
  expect((await pool.query('select spy()')).rows).toEqual([{ spy: 0 }]);
});
