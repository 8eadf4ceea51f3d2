import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, testDatabase } from '../../../tests/support/database.ts';
import { checkLogin } from './login.ts';
import { checkMigrations, migrate } from '../schema/migrate.ts';
import { openPool } from './pool.ts';

const database = await testDatabase();

/** Returns the refusal of a login by its URL. */
async function refusal(url: string): Promise<string | undefined> {
  const pool = openPool(url);
  const problem = await checkLogin(pool).catch((error: Error) => error.message);
  await pool.end();
  return problem ?? undefined;
}

const as = (login: string) => database.url.replace('user=ultramar_server', `user=${login}`);

/** Creates a login for a test. */
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

test('another login with the same memberships is accepted', async () => {
  await makeLogin('create role other_login login', ofServer);
  expect(await refusal(as('other_login'))).toBeUndefined();
});

test.each<[what: string, message: string, ...statements: string[]]>([
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
])('one that %s may not', async (_what, problem, ...statements) => {
  await makeLogin(...statements);
  expect(await refusal(as('other_login'))).toContain(`Requests would run as "other_login", who ${problem}`);
});

test('one that may become the owner may not', async () => {
  await makeLogin('create role other_login login', ofServer, 'grant ultramar to other_login with inherit false');
  expect(await refusal(as('other_login'))).toContain('passes row-level security by');
});

test('the check uses the connection of requests, so that a pooler with the owner’s login is detected', async () => {
  expect(await refusal(database.ownerUrl)).toContain('Requests would run as "ultramar"');
  // Changes the role on connection, as a pooler may.
  const become = `&options=${encodeURIComponent('-c role=ultramar_app')}`;
  expect(await refusal(database.ownerUrl + become)).toContain('"ultramar (as ultramar_app)", who passes');
});

test('a database that lacks a function is refused by name until its owner brings it up to date', async () => {
  const old = await openDatabase();
  onTestFinished(old.drop);
  await old.ownerPool.query("delete from functions where name = 'moment'");
  await expect(checkMigrations(old.pool)).rejects.toThrow('The database lacks moment.');
  await migrate(old.ownerUrl);
  await checkMigrations(old.pool);
});
