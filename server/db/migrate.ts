import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { applyFunctions, dropFunctions, readAppliedFunctions } from './applyFunctions.ts';
import { calledBy, readFunctions, type FunctionFile } from './functionFiles.ts';
import { MigrationError } from './migrationError.ts';

/** Any number nobody else uses as an advisory lock in this database. */
const lock = 7_135_214_609;

/** What makes a schema: migrations, each applied once, and functions, each applied whenever its text changes. */
export interface SchemaSources {
  readonly migrations: URL;
  readonly functions: URL;
}

const ownSources: SchemaSources = {
  migrations: new URL('migrations/', import.meta.url),
  functions: new URL('functions/', import.meta.url),
};

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const bookkeeping = `
  create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists functions (
    name text primary key, checksum text not null, triggers text[] not null, applied_at timestamptz not null default now())`;

/** The log of a table is written by a function made for its columns, which a migration may have changed. */
const remakeAudits = `
  do $$ begin if to_regproc('make_audits') is not null then perform make_audits(); end if; end $$`;

/** What a run changed in the database. */
export interface Migrated {
  readonly migrations: readonly string[];
  readonly functions: readonly string[];
}

/**
 * Brings the database of `url` to the newest schema in one transaction, one runner at a time: applies the numbered `.sql` files
 * that it lacks, in order, and the functions whose text has changed. Before a migration come the functions it calls, after
 * the last one all others. Answers the names it applied.
 * Throws MigrationError when an applied migration has changed or is missing, or when a file fails; nothing is changed then.
 */
export async function migrate(url: string, sources: SchemaSources = ownSources): Promise<Migrated> {
  const [migrations, functions] = await Promise.all([
    readMigrations(sources.migrations),
    readFunctions(sources.functions),
  ]);
  const client = new pg.Client({ connectionString: url, application_name: 'ultramar-migrate' });
  await client.connect();
  try {
    // Held by the session, so that it ends with the connection even if this process is killed.
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query('begin');
    const changed = await applyMissing(client, migrations, functions);
    await client.query('commit');
    return changed;
  } finally {
    await client.end();
  }
}

/** Throws MigrationError where the database is not just as this program knows it, asked by the login that serves. */
export async function checkMigrations(pool: pg.Pool): Promise<void> {
  const [migrations, functions] = await Promise.all([
    readMigrations(ownSources.migrations),
    readFunctions(ownSources.functions),
  ]);
  const applied = await readApplied(pool);
  refuseDifferences(applied, migrations);
  const appliedFunctions = await readAppliedFunctions(pool);
  const missing = [
    ...migrations.filter(({ name }) => !applied.has(name)),
    ...functions.filter(({ name, checksum }) => appliedFunctions.get(name)?.checksum !== checksum),
  ];
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
  const known = (await readMigrations(ownSources.migrations)).map(({ name }) => name);
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

async function applyMissing(
  client: pg.Client,
  migrations: readonly Migration[],
  functions: readonly FunctionFile[],
): Promise<Migrated> {
  await client.query(bookkeeping);
  const applied = await readApplied(client);
  refuseDifferences(applied, migrations);

  const missing = migrations.filter(({ name }) => !applied.has(name));
  const unchecked = new Set<string>();
  for (const migration of missing) {
    const called = await applyFunctions(client, calledBy(migration.text, functions), { checked: false });
    called.forEach((name) => unchecked.add(name));
    await apply(client, migration);
  }
  const changed = [
    ...(await applyFunctions(client, functions, { checked: true, again: unchecked })),
    ...(await dropFunctions(client, functions)),
  ];
  if (changed.length > 0) await client.query(remakeAudits);
  return { migrations: missing.map(({ name }) => name), functions: changed };
}

/** The checksums of the migrations that the database has, by their names. */
async function readApplied(database: Pick<pg.Client, 'query'> | pg.Pool): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseDifferences(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const changed = migrations.filter(({ name, checksum }) => ![checksum, undefined].includes(applied.get(name)));
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
    await client.query(text);
    await client.query(remakeAudits);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}
