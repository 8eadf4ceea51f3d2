import type pg from 'pg';
import { calledBy, readFunctions } from '../../server/database/schema/functionFiles.ts';
import { bookkeeping, ownSources, readMigrations } from '../../server/database/schema/migrate.ts';

/** Its rows are those of a package. */
const withoutRows = ['places'];

const tables = `
  select c.oid::regclass::text as name, array(
    select quote_ident(attname) from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;

const sequences = `
  select format('select setval(%L, %s);', schemaname || '.' || sequencename, last_value) as line
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

/** Migrations insert rows too, which those of the database replace. No trigger counts, logs or checks them again. */
const withoutTriggers = (names: readonly string[]) => `
set local session_replication_role = replica;
truncate ${names.join(', ')};`;

/**
 * Returns a database of this version as SQL text, which makes it in an empty database without any other file: the texts
 * of its schema in the order in which they are applied, and its rows.
 */
export async function storedDatabase(client: pg.Client): Promise<string> {
  await client.query('set timezone = utc');
  const { rows: all } = await client.query<{ name: string; columns: string[] }>(tables);
  const rows: string[] = [];
  for (const { name, columns } of all.filter((table) => !withoutRows.includes(table.name)))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    rows.push(...(await insertsOf(client, name, columns)));
  const counted = await client.query<{ line: string }>(sequences);
  return [
    'begin;',
    await schemaText(),
    withoutTriggers(all.map(({ name }) => name)),
    ...rows,
    ...counted.rows.map(({ line }) => line),
    'commit;\n',
  ].join('\n');
}

/** As `migrate` does for an empty database: the functions that a migration calls come before it. */
async function schemaText(): Promise<string> {
  const migrations = await readMigrations(ownSources.migrations);
  const functions = await readFunctions(ownSources.functions);
  const called = migrations.flatMap(({ name, text }) => [...calledBy(text, functions), { name, text }]);
  const texts = new Map([...called, ...functions].map(({ name, text }) => [name, text]));
  return ['set local check_function_bodies = off;', bookkeeping, ';', ...texts.values(), 'select make_audits();'].join(
    '\n',
  );
}

/** The rows of a table in their order on disk. */
async function insertsOf(client: pg.Client, name: string, columns: readonly string[]): Promise<string[]> {
  const values = columns.map((column) => `quote_nullable(${column}::text)`).join(', ');
  const { rows } = await client.query<{ line: string }>(
    `select '(' || concat_ws(',', ${values}) || ')' as line from ${name} order by ctid`,
  );
  if (rows.length === 0) return [];
  return [`insert into ${name} (${columns.join(', ')}) values\n${rows.map(({ line }) => line).join(',\n')};`];
}
