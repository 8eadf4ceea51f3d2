import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { checkMigrations, migrate } from './migrate.ts';
import { printSchema, readSchema } from './schema.ts';

let old: TestDatabase;

/** As the migrations before the baseline left it: without a list of functions, and with what the baseline dropped or ordered. */
const before = `
  drop table functions;
  create function write_audit() returns trigger language plpgsql as 'begin return null; end';
  create or replace trigger touch before update on tenants for each row execute function touch_row('updated_at', 'id', 'version');
  delete from migrations where name < '0010';
  insert into migrations (name, checksum) values ('0001_foundation.sql', ''), ('0330_history_of_account_types.sql', '')`;

beforeEach(async () => {
  old = await openDatabase();
  onTestFinished(old.drop);
  await old.ownerPool.query(before);
});

const migrations = async (): Promise<string[]> =>
  (await old.ownerPool.query<{ name: string }>('select name from migrations order by 1')).rows.map(({ name }) => name);

test('a database with all migrations before the baseline gets the baseline in their place', async () => {
  expect((await migrate(old.ownerUrl)).migrations).toEqual([]);
  expect(await printSchema(old.ownerPool)).toBe(await readSchema());
  expect(await migrations()).toContain('0001_database.sql');
  expect(await migrations()).not.toContain('0330_history_of_account_types.sql');
  expect(await migrate(old.ownerUrl)).toEqual({ migrations: [], functions: [] });
  await checkMigrations(old.pool);
});

test('a server that is not the owner reports who has to upgrade the database', async () => {
  await expect(checkMigrations(old.pool)).rejects.toThrow('older than the baseline. Set DATABASE_OWNER_URL');
});

test('a database whose schema was changed outside its migrations is refused with the difference, and unchanged', async () => {
  await old.ownerPool.query('alter table tenants add column extra int; drop index invoices_drafts');
  await expect(migrate(old.ownerUrl)).rejects.toThrow(
    /changed beside its migrations: it lacks "index invoices_drafts .*" \(table invoices\); it has "extra integer" \(table tenants\)/,
  );
  expect(await migrations()).toEqual(
    expect.arrayContaining(['0001_foundation.sql', '0330_history_of_account_types.sql']),
  );
});

test('a database that lacks some migrations is refused, with the version to start first', async () => {
  await old.ownerPool.query("delete from migrations where name = '0330_history_of_account_types.sql'");
  await expect(migrate(old.ownerUrl)).rejects.toThrow(
    /its last migration is \S+ Start the version that ends with 0330/,
  );
  expect(await migrations()).toContain('0001_foundation.sql');
});
