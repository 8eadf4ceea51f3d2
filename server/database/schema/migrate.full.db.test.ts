import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../../tests/support/database.ts';
import { openFolder } from '../../../tests/support/folder.ts';
import { migrate } from './migrate.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let folder: Awaited<ReturnType<typeof openFolder>>;
let client: pg.Client;

beforeEach(async () => {
  database = await emptyDatabase();
  folder = await openFolder();
  await Promise.all(['migrations', 'functions'].map((name) => mkdir(join(folder.path, name))));
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await write('migrations/0001_first.sql', 'create table first (a int);');
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await folder.remove();
});

const write = (path: string, text: string) => writeFile(join(folder.path, path), text);
const urlOf = (name: string) => pathToFileURL(`${join(folder.path, name)}/`);
const run = () => migrate(database.ownerUrl, { migrations: urlOf('migrations'), functions: urlOf('functions') });
const nothing = { migrations: [], functions: [] };

async function column(query: string): Promise<unknown[]> {
  const { rows } = await client.query<unknown[]>({ text: query, rowMode: 'array' });
  return rows.map(([value]) => value);
}

const tables = () => column("select tablename from pg_tables where schemaname = 'public' order by 1");

describe('a migration', () => {
  test('is applied once, in the order of its number', async () => {
    await write('migrations/0003_third.sql', 'alter table second add c int;');
    await write('migrations/0002_second.sql', 'create table second (b int);');
    expect((await run()).migrations).toEqual(['0001_first.sql', '0002_second.sql', '0003_third.sql']);
    expect(await run()).toEqual(nothing);
  });

  test('has a number in its name', async () => {
    await write('migrations/notes.md', 'not sql');
    await write('migrations/0002_second.sql.bak', 'not sql');
    expect((await run()).migrations).toEqual(['0001_first.sql']);
  });

  test('is applied once by two concurrent runners', async () => {
    await write('migrations/0002_slow.sql', 'select pg_sleep(0.1); create table second (b int);');
    const applied = await Promise.all([run(), run()]);
    expect(applied.flatMap(({ migrations }) => migrations)).toEqual(['0001_first.sql', '0002_slow.sql']);
  });

  test('may alter a table whose deferred constraints an earlier one of the same run left unchecked', async () => {
    await write(
      'migrations/0002_second.sql',
      `create table second (b int primary key, c int references second deferrable initially deferred);
       insert into second values (1, 2), (2, 1);`,
    );
    await write('migrations/0003_third.sql', 'alter table second add d int;');
    expect((await run()).migrations).toContain('0003_third.sql');
  });

  test('is refused by name once it changed after it was applied', async () => {
    await run();
    await write('migrations/0001_first.sql', 'create table first (a bigint);');
    await expect(run()).rejects.toThrow('0001_first.sql has changed since it was applied');
  });

  test('that the program does not know is refused', async () => {
    await run();
    await rm(join(folder.path, 'migrations/0001_first.sql'));
    await expect(run()).rejects.toThrow(
      'of another version, newer than this program or from before 1.0.0: it has 0001_first.sql',
    );
  });

  test('that fails reports the reason, and the whole run is rolled back', async () => {
    await write('migrations/0002_broken.sql', 'create table second (b int); create table second (b int);');
    await expect(run()).rejects.toThrow('0002_broken.sql failed: relation "second" already exists');
    expect(await tables()).toEqual([]);
    await write('migrations/0002_broken.sql', 'create table second (b int);');
    expect((await run()).migrations).toEqual(['0001_first.sql', '0002_broken.sql']);
  });
});

describe('a function', () => {
  const returning = (name: string, expression: string) =>
    write(
      `functions/${name}.sql`,
      `create or replace function ${name}() returns int language sql return ${expression};`,
    );
  const value = async (call: string) => (await column(`select ${call}`))[0];

  test('is applied after the functions that it calls, whatever their names', async () => {
    await returning('a', 'b() + c()');
    await returning('b', 'c() * 10');
    await returning('c', '1');
    expect((await run()).functions).toEqual(['c', 'b', 'a']);
    expect(await value('a()')).toBe(11);
  });

  test('that a migration calls is applied before it, with those that it calls, even without their tables', async () => {
    await returning('one', '1');
    await write(
      'functions/zero.sql',
      `create or replace function zero() returns bigint language sql as 'select count(*) - one() from later';`,
    );
    await write('migrations/0002_later.sql', 'create table later (a int default zero());');
    await run();
    expect(await value('zero()')).toBe('-1');
  });

  test('is applied again when its text changes, and only then', async () => {
    await returning('a', '1');
    await returning('b', '1');
    await run();
    expect(await run()).toEqual(nothing);
    await returning('a', '2');
    expect(await run()).toEqual({ migrations: [], functions: ['a'] });
    expect(await value('a()')).toBe(2);
  });

  test('with other parameters or another result takes the place of the former one', async () => {
    await returning('a', '1');
    await run();
    await write('functions/a.sql', 'create or replace function a(n int) returns int language sql return n;');
    await run();
    await write('functions/a.sql', 'create or replace function a(m int) returns text language sql return m::text;');
    await run();
    expect(
      await column("select oid::regprocedure || ' ' || prorettype::regtype from pg_proc where proname = 'a'"),
    ).toEqual(['a(integer) text']);
  });

  test('with an error is reported by name, and everything is unchanged', async () => {
    await returning('a', '1');
    await run();
    await returning('a', 'missing()');
    await write('migrations/0002_second.sql', 'create table second (b int);');
    await expect(run()).rejects.toThrow('Function a.sql failed: function missing() does not exist');
    expect(await value('a()')).toBe(1);
    expect(await tables()).toEqual(['first', 'functions', 'migrations']);
  });

  test('has its body checked though a migration called it before its tables were there', async () => {
    await write(
      'functions/a.sql',
      `create or replace function a() returns int language sql as 'select missing from first';`,
    );
    await write('migrations/0002_default.sql', 'create table second (b int default a());');
    await expect(run()).rejects.toThrow('Function a.sql failed: column "missing" does not exist');
  });

  test('whose file is gone goes, and so do its triggers', async () => {
    const trigger = 'create trigger refuse before insert on first for each row execute function refuse();';
    const refuse = "create or replace function refuse() returns trigger language plpgsql as 'begin return null; end';";
    const triggers = () => column('select tgname from pg_trigger where not tgisinternal');
    await write('functions/refuse.sql', `${refuse}\n${trigger}\n${trigger.replace('refuse', 'too')}`);
    await run();
    await write('functions/refuse.sql', `${refuse}\n${trigger}`);
    await run();
    expect(await triggers()).toEqual(['refuse']);
    await rm(join(folder.path, 'functions/refuse.sql'));
    expect((await run()).functions).toEqual(['refuse']);
    expect(await triggers()).toEqual([]);
    expect(await column("select proname from pg_proc where proname = 'refuse'")).toEqual([]);
  });
});
