import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../../tests/support/database.ts';
import { formerly, migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let folder: string;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001_first.sql', 'create table first (a int);');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const run = () => migrate(database.ownerUrl, pathToFileURL(`${folder}/`));

async function tables(): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public' order by 1");
  await client.end();
  return rows.map((row: { tablename: string }) => row.tablename);
}

test('files are applied once, in the order of their numbers', async () => {
  await write('0003_third.sql', 'alter table second add c int;');
  await write('0002_second.sql', 'create table second (b int);');
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql', '0003_third.sql']);
  expect(await run()).toEqual([]);
});

test('files with other names are not migrations', async () => {
  await write('notes.md', 'not sql');
  await write('0002_second.sql.bak', 'not sql');
  expect(await run()).toEqual(['0001_first.sql']);
});

test('two runners at once apply each file once', async () => {
  await write('0002_slow.sql', 'select pg_sleep(0.1); create table second (b int);');
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat()).toEqual(['0001_first.sql', '0002_slow.sql']);
});

test('a file that changed after it was applied is refused by name', async () => {
  await run();
  await write('0001_first.sql', 'create table first (a bigint);');
  await expect(run()).rejects.toThrow('0001_first.sql has changed since it was applied');
});

test('what was changed once is taken in either form, and in no other', async () => {
  await migrate(database.ownerUrl);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  const applyAs = (checksum: string) =>
    client.query("update migrations set checksum = $1 where name = '0084_late_in_an_order.sql'", [checksum]);
  await applyAs(formerly['0084_late_in_an_order.sql'] ?? '');
  expect(await migrate(database.ownerUrl)).toEqual([]);
  await applyAs('another');
  await expect(migrate(database.ownerUrl)).rejects.toThrow('0084_late_in_an_order.sql has changed');
  await client.end();
});

test('a database that is ahead of the program is refused', async () => {
  await run();
  await rm(join(folder, '0001_first.sql'));
  await expect(run()).rejects.toThrow('newer than this program: it has 0001_first.sql');
});

test('a file that fails leaves nothing of itself and says why; the ones before it stay', async () => {
  await write('0002_broken.sql', 'create table second (b int); create table second (b int);');
  await expect(run()).rejects.toThrow('0002_broken.sql failed: relation "second" already exists');
  expect(await tables()).toEqual(['first', 'migrations']);
  await write('0002_broken.sql', 'create table second (b int);');
  expect(await run()).toEqual(['0002_broken.sql']);
});
