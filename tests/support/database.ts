import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { openOwnerPool, openPool, type Pool } from '../../server/db/pool.ts';

export interface TestDatabase {
  /** As the server's requests run: by its own login, under row-level security. */
  pool: Pool;
  /** As the owner of the tables, whom no policy holds. */
  ownerPool: pg.Pool;
  /** As the login of the server. */
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/** The database of a test file, dropped when the file is done. */
export async function testDatabase(): Promise<TestDatabase> {
  const database = await openDatabase();
  afterAll(() => database.drop());
  return database;
}

/** A fresh migrated database, copied from a template in milliseconds. Whoever opens it drops it. */
export async function openDatabase(): Promise<TestDatabase> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(template, `create database ${name} template ${databaseOf(template)} strategy file_copy`);
  const url = withDatabase(inject('templateServerUrl'), name);
  const ownerUrl = withDatabase(template, name);
  const pool = openPool(url);
  const ownerPool = openOwnerPool(ownerUrl);
  return {
    pool,
    ownerPool,
    url,
    ownerUrl,
    drop: async () => {
      await Promise.all([pool.end(), ownerPool.end()]);
      await asAdmin(template, `drop database ${name} with (force)`);
    },
  };
}

/** Runs work on a pool of one connection: what one transaction leaves behind on it, the next one meets. */
export async function onOneConnection(url: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = openPool(url, { databaseConnections: 1 });
  await work(pool);
  await pool.end();
}

/** An empty database without any migration, and how to drop it. */
export async function emptyDatabase(): Promise<Pick<TestDatabase, 'url' | 'ownerUrl' | 'drop'>> {
  const template = inject('templateUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(template, `create database ${name}`);
  return {
    url: withDatabase(inject('templateServerUrl'), name),
    ownerUrl: withDatabase(template, name),
    drop: () => asAdmin(template, `drop database ${name} with (force)`),
  };
}

async function asAdmin(template: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(template, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const databaseOf = (url: string): string => new URL(url).pathname.slice(1);

const withDatabase = (url: string, name: string): string =>
  url.replace(/^postgresql:\/\/\/\w+/, `postgresql:///${name}`);
