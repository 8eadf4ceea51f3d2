import type pg from 'pg';
import { MigrationError } from './migrationError.ts';
import { printSchema, readSchema } from './schema.ts';

/** A database must have all migrations before the baseline: this is the last of them. */
const lastBefore = '0330_history_of_account_types.sql';

const isBaseline = (name: string): boolean => name < '0010';

/** What the baseline has otherwise: where functions are listed, the order of arguments of `touch`, and no function without use. */
const adaptations = `
  select guard_platform_table('functions', audited => false);
  revoke insert, update, delete on functions from ultramar_operator;
  drop function if exists write_audit();
  do $$
  declare
    touch record;
  begin
    for touch in
      select tgrelid::regclass as of, (
        select string_agg(quote_literal(attname), ', ' order by attnum) from pg_attribute
        where attrelid = tgrelid and attname = any (string_to_array(encode(tgargs, 'escape'), '\\000'))
      ) as columns
      from pg_trigger where tgname = 'touch' and tgqual is null
    loop
      execute format('create or replace trigger touch before update on %s for each row execute function touch_row(%s)',
        touch.of, touch.columns);
    end loop;
  end $$`;

type Migration = { readonly name: string; readonly checksum: string };

const first = '0001_database.sql';

/** Whether a database with these migrations was made before the baseline was. */
export const isBeforeBaseline = (applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): boolean =>
  applied.size > 0 && !applied.has(first) && migrations.some(({ name }) => name === first);

/**
 * Puts the baseline in the place of the migrations that made a database. `confirmSchema` must follow before the commit.
 * Throws MigrationError where the database does not have all of them.
 */
export async function adoptBaseline(
  client: pg.ClientBase,
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): Promise<void> {
  const newest = [...applied.keys()].toSorted().at(-1);
  if (newest !== lastBefore) {
    throw new MigrationError(
      `The database is older than the baseline: its last migration is ${newest}. ` +
        `Start the version that ends with ${lastBefore} once, then this one, or start with another DATA_DIR.`,
    );
  }
  await client.query(adaptations);
  await client.query('delete from migrations where name <> all ($1)', [migrations.map(({ name }) => name)]);
  for (const { name, checksum } of migrations.filter((migration) => isBaseline(migration.name)))
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

/**
 * Throws MigrationError with the first differences where a database has another schema than this version, except for the
 * order of columns.
 */
export async function confirmSchema(client: pg.ClientBase): Promise<void> {
  const expected = describe(await readSchema());
  const actual = describe(await printSchema(client));
  const differences = [
    ...[...expected].filter((line) => !actual.has(line)).map((line) => `it lacks ${line}`),
    ...[...actual].filter((line) => !expected.has(line)).map((line) => `it has ${line}`),
  ];
  if (differences.length === 0) return;
  throw new MigrationError(
    `The schema of the database was changed beside its migrations: ${differences.slice(0, 4).join('; ')}. ` +
      'Undo this and start again, or start with another DATA_DIR.',
  );
}

/** The lines of a printed schema, each with the table or view that it belongs to. */
function describe(schema: string): Set<string> {
  let relation = '';
  return new Set(
    schema.split('\n').map((line) => {
      relation = /^(?:unlogged )?(?:table|view) \w+/.exec(line)?.[0] ?? relation;
      return `"${line.trim()}" (${relation})`;
    }),
  );
}
