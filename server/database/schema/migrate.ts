import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { applyFunctions, dropFunctions, readAppliedFunctions } from './applyFunctions.ts';
import { calledBy, readFunctions, type FunctionFile } from './functionFiles.ts';
import { MigrationError } from './migrationError.ts';

/** A unique advisory lock of this database. */
const lock = 7_135_214_609;

/** The sources of the schema: migrations, applied once each, and functions, applied when their text changes. */
export interface SchemaSources {
  readonly migrations: URL;
  readonly functions: URL;
}

/** The sources of this version. */
export const ownSources: SchemaSources = {
  migrations: new URL('../migrations/', import.meta.url),
  functions: new URL('../functions/', import.meta.url),
};

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** The tables that record what was applied. */
export const bookkeeping = `
  create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now());
  create table if not exists functions (
    name text primary key, checksum text not null, triggers text[] not null, applied_at timestamptz not null default now())`;

/** A table's audit function names its columns, which a migration may have changed. */
const remakeAudits = `
  do $$ begin if to_regproc('make_audits') is not null then perform make_audits(); end if; end $$`;

/** Tables with unchecked constraints cannot be altered by what comes next in the transaction. */
const settle = 'set constraints all immediate; set constraints all deferred';

/** The changes of a run. */
export interface Migrated {
  readonly migrations: readonly string[];
  readonly functions: readonly string[];
}

/**
 * Migrates the database of `url` in one transaction, one process at a time: applies missing numbered `.sql` files in
 * order, and functions whose text has changed. Functions called by a migration come before it, all others after the
 * last. Returns the applied names. Throws MigrationError if an applied migration has changed or is missing, or a file
 * fails; nothing is changed then.
 */
export async function migrate(url: string, sources: SchemaSources = ownSources): Promise<Migrated> {
  const [migrations, functions] = await Promise.all([
    readMigrations(sources.migrations),
    readFunctions(sources.functions),
  ]);
  const client = new pg.Client({ connectionString: url, application_name: 'ultramar-migrate' });
  await client.connect();
  try {
    // A session lock, which ends with the connection even after a kill.
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query('begin');
    const changed = await applyMissing(client, migrations, functions);
    await client.query('commit');
    return changed;
  } finally {
    await client.end();
  }
}

/** Throws MigrationError if the database's schema is not this program's, queried by the serving login. */
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

/** Returns the newest applied migration, or undefined. */
export async function newestMigration(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string | null }>('select max(name) as name from migrations');
  return rows[0]?.name ?? undefined;
}

/** Returns the migrations that only this program or only the database knows. */
export async function compareMigrations(applied: readonly string[]): Promise<{ pending: string[]; unknown: string[] }> {
  const known = (await readMigrations(ownSources.migrations)).map(({ name }) => name);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

/** The migrations of a folder in their order. */
export async function readMigrations(folder: URL): Promise<Migration[]> {
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

/** Returns the checksums of applied migrations by name. */
async function readApplied(database: Pick<pg.Client, 'query'> | pg.Pool): Promise<Map<string, string>> {
  const { rows } = await database.query<{ name: string; checksum: string }>('select name, checksum from migrations');
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseDifferences(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const changed = migrations.filter(({ name, checksum }) => ![checksum, undefined].includes(applied.get(name)));
  if (changed.length > 0) {
    const names = changed.map(({ name }) => name).join(', ');
    throw new MigrationError(
      `Migration ${names} has changed since it was applied. Undo the change, or add a new one. ` +
        `A database from before 1.0.0 cannot be upgraded: remove it, or start with another DATA_DIR.`,
    );
  }
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database is of another version, newer than this program or from before 1.0.0: it has ${unknown.join(', ')}. ` +
        `Start the version that made it, or start with another DATA_DIR.`,
    );
  }
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  try {
    await client.query(text);
    await client.query(settle);
    await client.query(remakeAudits);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}
