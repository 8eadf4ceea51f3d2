import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase, testDatabase } from '../../tests/support/database.ts';
import { openFolder } from '../../tests/support/folder.ts';
import { checkLogin } from './login.ts';
import { checkMigrations, migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { readInAuth } from './transaction.ts';

const database = await testDatabase();

/** What is said of a login by this address. */
async function refusal(url: string): Promise<string | undefined> {
  const pool = openPool(url);
  const said = await checkLogin(pool).catch((error: Error) => error.message);
  await pool.end();
  return said ?? undefined;
}

const as = (login: string) => database.url.replace('user=ultramar_server', `user=${login}`);

/** Makes a login for a test, by these statements. */
async function makeLogin(...statements: string[]): Promise<void> {
  for (const statement of statements) await database.ownerPool.query(statement);
  onTestFinished(async () => {
    await database.ownerPool.query('drop owned by other_login; drop role other_login');
  });
}

const ofServer = 'grant ultramar_app, ultramar_operator, ultramar_auth to other_login';

test('the login of the server may serve', async () => {
  expect(await refusal(database.url)).toBeUndefined();
});

test('so may any other with its memberships and nothing beside', async () => {
  await makeLogin('create role other_login login', ofServer);
  expect(await refusal(as('other_login'))).toBeUndefined();
});

test.each<[what: string, said: string, ...statements: string[]]>([
  ['passes policies by', 'passes row-level security by', 'create role other_login login bypassrls', ofServer],
  ['is a superuser', 'passes row-level security by', 'create role other_login login superuser'],
  [
    'owns a table',
    'owns tables of the database',
    'create role other_login login',
    ofServer,
    'create table theirs ()',
    'alter table theirs owner to other_login',
  ],
  [
    'is no member of ours',
    'is no member of ultramar_app, ultramar_operator, ultramar_auth',
    'create role other_login login',
  ],
])('one that %s may not', async (_what, said, ...statements) => {
  await makeLogin(...statements);
  expect(await refusal(as('other_login'))).toContain(`Requests would run as "other_login", who ${said}`);
});

test('one that may become the owner may not', async () => {
  await makeLogin('create role other_login login', ofServer, 'grant ultramar to other_login with inherit false');
  expect(await refusal(as('other_login'))).toContain('passes row-level security by');
});

test('it is asked by the way of requests: a pooler that signs in as the owner is found out', async () => {
  expect(await refusal(database.ownerUrl)).toContain('Requests would run as "ultramar"');
  // Becomes somebody else as soon as it is connected, as a pooler may be told to.
  const become = `&options=${encodeURIComponent('-c role=ultramar_app')}`;
  expect(await refusal(database.ownerUrl + become)).toContain('"ultramar (as ultramar_app)", who passes');
});

test('a database of before is brought up to date in place, and then served by the login that owns nothing', async () => {
  const [old, folder] = [await emptyDatabase(), await openFolder()];
  onTestFinished(() => Promise.all([old.drop(), folder.remove()]).then(() => undefined));
  const all = join(import.meta.dirname, 'migrations');
  for (const name of await readdir(all)) if (name < '0028') await cp(join(all, name), join(folder.path, name));
  await migrate(old.ownerUrl, pathToFileURL(`${folder.path}/`));
  const owner = new pg.Client({ connectionString: old.ownerUrl });
  await owner.connect();
  await owner.query("insert into users (name, email, type) values ('Ana', 'ana@acme.test', 'COMPANY')");
  await owner.end();

  const pool = openPool(old.url);
  await expect(checkMigrations(pool)).rejects.toThrow('The database lacks 0028_platform_guard.sql');
  await migrate(old.ownerUrl);
  await checkMigrations(pool);
  await checkLogin(pool);
  expect(await readInAuth(pool, (db) => db.query('select name, version from users'))).toEqual([
    { name: 'Ana', version: 1 },
  ]);
  await pool.end();
});
