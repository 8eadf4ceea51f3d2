import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const migrationsFolder = new URL('migrations/', import.meta.url);

/** Any number nobody else uses as an advisory lock in this database. */
const lock = 7_135_214_609;

/** The checksums of migrations that had another form for a while; what either made, a later one has replaced. */
export const formerly: Readonly<Record<string, string>> = {
  '0084_late_in_an_order.sql': '7bc15a9da8c04ac79182ab119aba6dbd2a787e3b7c9cae4ace839196395cca93',
};

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** The log of a table is written by a function made for its columns, which a migration may have changed. */
const remakeAudits = `
  do $$ begin if to_regproc('make_audits') is not null then perform make_audits(); end if; end $$`;

/** The stored schema and this program do not fit together; the message says what to do. */
export class MigrationError extends Error {}

/**
 * Brings the database of `url` to the newest schema: every numbered `.sql` file that was not applied yet, in order,
 * each in its own transaction, one runner at a time. Answers the names it applied.
 * Throws MigrationError when an applied file has changed or is missing, or when a file fails.
 */
export async function migrate(url: string, folder: URL = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'ultramar-migrate' });
  await client.connect();
  try {
    // Held by the session, so that it ends with the connection even if this process is killed.
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await applyMissing(client, migrations);
  } finally {
    await client.end();
  }
}

/** Throws MigrationError where the database is not just as this program knows it, asked as whoever serves. */
export async function checkMigrations(pool: pg.Pool): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const applied = await readApplied(pool);
  refuseDifferences(applied, migrations);
  const missing = migrations.filter(({ name }) => !applied.has(name));
  if (missing.length === 0) return;
  throw new MigrationError(
    `The database lacks ${missing.map(({ name }) => name).join(', ')}. Set DATABASE_OWNER_URL, or run: npm run migrate`,
  );
}

/** The name of the newest migration the database has; undefined while it has none. */
export async function newestMigration(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from migrations');
  return rows[0]?.name ?? undefined;
}

/** What this program knows that is not among applied migrations, and what is among them that it does not know. */
export async function compareMigrations(applied: readonly string[]): Promise<{ pending: string[]; unknown: string[] }> {
  const known = (await readMigrations(migrationsFolder)).map(({ name }) => name);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await readApplied(client);
  refuseDifferences(applied, migrations);

  const missing = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of missing) await apply(client, migration);
  return missing.map(({ name }) => name);
}

/** The checksums of the migrations that the database has, by their names. */
async function readApplied(database: Pick<pg.Client, 'query'> | pg.Pool): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseDifferences(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const changed = migrations.filter(
    ({ name, checksum }) => ![checksum, formerly[name], undefined].includes(applied.get(name)),
  );
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new MigrationError(`Migration ${names} has changed since it was applied. Undo the change, or add a new one.`);
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database is newer than this program: it has ${unknown.join(', ')}. Start the version that made it.`,
    );
  }
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(text);
    await client.query(remakeAudits);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}
