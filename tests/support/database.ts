import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openOwnerPool, openPool, type Pool } from '../../server/database/pool/pool.ts';
import { sealLinksBy } from '../../server/mail/links.ts';

/** The installation's key in tests. */
export const testSecretKey = 'a secret for tests only, 32 bytes and more';

sealLinksBy(testSecretKey);

export interface TestDatabase {
  /** The server's login, under row-level security. */
  pool: Pool;
  /** The owner of the tables, without policies. */
  ownerPool: pg.Pool;
  /** The URL of the server's login. */
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** The database of a test file, dropped at its end; with `places` for a server, which would load them. */
export async function testDatabase({ places = false } = {}): Promise<TestDatabase> {
  const database = await openDatabase({ places });
  afterAll(() => database.drop());
  return database;
}

/** A fresh migrated database, copied from a template in milliseconds. The caller drops it. */
export const openDatabase = ({ places = false } = {}): Promise<TestDatabase> =>
  openCopy(inject(places ? 'placesTemplateUrl' : 'templateUrl'));

/** A copy of a database that `load` fills once per run, under a name for its content. The caller drops it. */
export async function openLoaded(name: string, load: (ownerUrl: string) => Promise<unknown>): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const loaded = withDatabase(template, name);
  await asAdmin(template, async (admin) => {
    // Another worker may be loading it. The lock ends with the connection.
    await admin.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished} with (force)`);
    await admin.query(copyOf(databaseOf(template), unfinished));
    await load(withDatabase(template, unfinished));
    await admin.query(`alter database ${unfinished} rename to ${name}`);
  });
  return openCopy(loaded);
}

/** Waits that only a busy machine reaches; tests of these limits set their own. */
const patience = {
  databaseWaitMs: 60_000,
  databaseCallMs: 90_000,
  databaseStatementMs: 80_000,
  databaseTransactionMs: 240_000,
};

const copyOf = (template: string, name: string): string =>
  `create database ${name} template ${template} strategy file_copy`;

async function openCopy(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(template, (admin) => admin.query(copyOf(databaseOf(template), name)));
  const url = withDatabase(inject('templateServerUrl'), name);
  const ownerUrl = withDatabase(template, name);
  const pool = openPool(url, patience);
  const ownerPool = openOwnerPool(ownerUrl);
  return {
    pool,
    ownerPool,
    url,
    ownerUrl,
    drop: async () => {
      await Promise.all([pool.end(), ownerPool.end()]);
      await asAdmin(template, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Runs work on a pool of one connection, so that a transaction's leftovers would reach the next. */
export async function onOneConnection(url: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = openPool(url, { databaseConnections: 1 });
  await work(pool);
  await pool.end();
}

/** An empty database without migrations, and how to drop it. */
export async function emptyDatabase(): Promise<Pick<TestDatabase, 'url' | 'ownerUrl' | 'drop'>> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(template, (admin) => admin.query(`create database ${name}`));
  return {
    url: withDatabase(inject('templateServerUrl'), name),
    ownerUrl: withDatabase(template, name),
    drop: () => asAdmin(template, (admin) => admin.query(`drop database ${name} with (force)`)),
  };
}

async function asAdmin(template: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

const withDatabase = (url: string, name: string): string =>
  url.replace(/^postgresql:\/\/\/\w+/, `postgresql:///${name}`);
